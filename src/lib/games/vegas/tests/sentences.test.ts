import { expect, test } from 'vitest';
import { namesOf } from '$lib/core';
import { text } from '$lib/games/vegas/strings/en/log';
import type { Why } from '$lib/games/vegas/types';

/** The sentence of every reason for one position, written by hand from the rulebook. */

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

const TEN = { table: 2, gold: 10 } as const;
const SIX = { table: 0, gold: 6, nth: 1 } as const;
const SIXTH = { table: 5 } as const;
const CLAIM = { at: TEN, player: 'p1', count: 3 } as const;
const FIGHT = { challenger: 'p1', defender: 'p2' } as const;

const SENTENCES: { readonly [Code in Why['code']]: readonly [Extract<Why, { code: Code }>, string] } = {
  most: [
    { code: 'most', rule: '6.3', ...CLAIM, gold: 10 },
    'Anna has the most counters at the 10-gold table (3) and wins 10 gold.'
  ],
  fewer: [
    { code: 'fewer', rule: '6.3', ...CLAIM, most: 4 },
    'Anna has 3 counters at the 10-gold table, but the most there is 4, so Anna gets nothing.'
  ],
  lowest: [
    { code: 'lowest', rule: '6.4', ...CLAIM, gold: 10, lowest: 1, others: [{ player: 'p2', number: 2 }] },
    'Anna and Ben tie with 3 counters each at the 10-gold table. Anna’s lowest number is 1, against Ben’s 2, so Anna wins 10 gold.'
  ],
  higher: [
    { code: 'higher', rule: '6.4', ...CLAIM, lowest: 2, winner: { player: 'p2', number: 1 } },
    'Anna and Ben tie with 3 counters each at the 10-gold table. Ben’s lowest number is 1, Anna’s is 2, so Anna gets nothing.'
  ],
  equallyLow: [
    { code: 'equallyLow', rule: '6.5', ...CLAIM, lowest: 1, others: ['p2'] },
    'Anna ties with Ben at the 10-gold table, with 3 counters and a lowest number of 1, so Anna gets nothing.'
  ],
  higherThird: [
    { code: 'higherThird', rule: '6.8', ...CLAIM, lowest: 2, others: ['p2', 'p3'], low: 1 },
    'Anna also has 3 counters at the 10-gold table, with 2 as the lowest number. Ben and Carla tie at 1 and nothing breaks their tie, so Anna gets nothing.'
  ],
  nextLowest: [
    {
      code: 'nextLowest',
      rule: '6.7',
      ...CLAIM,
      gold: 10,
      lowest: 1,
      next: 2,
      others: [{ player: 'p2', number: 3 }]
    },
    'Anna and Ben tie at the 10-gold table with a lowest number of 1. Anna’s next lowest number is 2, against Ben’s 3, so Anna wins 10 gold.'
  ],
  nextHigher: [
    { code: 'nextHigher', rule: '6.7', ...CLAIM, lowest: 1, next: 3, winner: { player: 'p2', number: 2 } },
    'Anna and Ben tie at the 10-gold table with a lowest number of 1. Anna’s next lowest number is 3, against Ben’s 2, so Anna gets nothing.'
  ],
  discarded: [
    { code: 'discarded', rule: '6.5', at: TEN, gold: 10, players: ['p1', 'p2'], count: 3, lowest: 1 },
    'Anna and Ben tie at the 10-gold table with 3 counters each and a lowest number of 1. Its gold chip, worth 10, is discarded.'
  ],
  nobodyThere: [
    { code: 'nobodyThere', rule: '5.5', at: TEN, gold: 10 },
    'No one has a counter at the 10-gold table, so its gold chip, worth 10, is discarded.'
  ],
  toldWinner: [
    { code: 'toldWinner', rule: '9.2', at: TEN, player: 'p3', gold: 10 },
    'You entered that Carla won 10 gold at the 10-gold table.'
  ],
  toldNobody: [
    { code: 'toldNobody', rule: '9.2', at: TEN, gold: 10 },
    'You entered that no one won the 10-gold table. Its gold chip, worth 10, is discarded.'
  ],
  notScored: [
    { code: 'notScored', rule: '6.2', ...CLAIM, free: 2 },
    'Anna has 3 counters at the 10-gold table. 2 spaces are still free and Mary Chip isn’t there, so no one gets anything yet.'
  ],
  begins: [{ code: 'begins', rule: '1.5', at: TEN, player: 'p1' }, 'Anna starts at the 10-gold table.'],
  throws: [{ code: 'throws', rule: '2.1', player: 'p1', face: 3 }, 'Anna rolls a 3.'],
  throwsForMary: [
    { code: 'throwsForMary', rule: '4.3', player: 'p1', face: 1 },
    'Anna rolls a 1 for Mary Chip alone. There’s nothing to place.'
  ],
  changes: [
    { code: 'changes', rule: '2.3', at: TEN, player: 'p1' },
    'Anna moves to the 10-gold table. That’s the whole turn.'
  ],
  passes: [{ code: 'passes', rule: '2.6', player: 'p2' }, 'Ben has no counters left and passes.'],
  playsGoodLuck: [
    { code: 'playsGoodLuck', rule: '4.1', at: TEN, player: 'p1', number: 2 },
    'Anna plays Good Luck 2 at the 10-gold table.'
  ],
  sendsFrontMan: [
    { code: 'sendsFrontMan', rule: '4.4', at: TEN, player: 'p1' },
    'Anna sends a Front-man to the 10-gold table.'
  ],
  playsMaryChip: [{ code: 'playsMaryChip', rule: '4.5', player: 'p1' }, 'Anna plays the Mary Chip card.'],
  places: [
    { code: 'places', rule: '3.2', at: TEN, player: 'p1', numbers: [3, 4] },
    'Anna places a counter on space 3/4 of the 10-gold table.'
  ],
  placesJoker: [
    { code: 'placesJoker', rule: '3.5', at: TEN, player: 'p1', numbers: [2], other: 'p2' },
    'The 10-gold table has no 6, so it’s a joker. Anna replaces Ben’s counter on space 2.'
  ],
  replaces: [
    { code: 'replaces', rule: '3.3', at: TEN, player: 'p1', numbers: [3], other: 'p2' },
    'There’s no free space for it, so Anna replaces Ben’s counter on space 3 of the 10-gold table.'
  ],
  leaves: [
    { code: 'leaves', rule: '3.10', at: TEN, player: 'p1' },
    'Anna places nothing. Your house rule allows it.'
  ],
  noBenefit: [
    { code: 'noBenefit', rule: '3.4', at: TEN, player: 'p1', shown: 4, by: 'die' },
    'Anna already has a counter on every space for a 4 at the 10-gold table, so nothing is placed.'
  ],
  noNumber: [
    { code: 'noNumber', rule: '3.8', at: TEN, player: 'p1', shown: 5, by: 'die', again: false },
    'The 10-gold table has no space for a 5, so nothing is placed.'
  ],
  challenges: [
    { code: 'challenges', rule: '8.1', at: TEN, player: 'p1', numbers: [3], other: 'p2' },
    'Anna challenges Ben for space 3 of the 10-gold table.'
  ],
  hasChosen: [{ code: 'hasChosen', rule: '8.2', player: 'p2' }, 'Ben has chosen.'],
  challengerStays: [
    { code: 'challengerStays', rule: '8.3', ...FIGHT, hearts: [1, 3] },
    'Anna shows one heart and Ben three hearts. Anna wins the space and Ben takes the counter back.'
  ],
  defenderStays: [
    { code: 'defenderStays', rule: '8.3', ...FIGHT, hearts: [1, 2] },
    'Anna shows one heart and Ben two hearts. Ben keeps the space and Anna takes the counter back.'
  ],
  bothLeave: [
    { code: 'bothLeave', rule: '8.4', ...FIGHT, hearts: [2, 2] },
    'Both show two hearts. Anna and Ben take their counters back, and the space is free.'
  ],
  maryMoves: [
    { code: 'maryMoves', rule: '5.1', to: TEN },
    'The rolled 1 moves Mary Chip to the 10-gold table.'
  ],
  marySkips: [
    { code: 'marySkips', rule: '5.2', skipped: [SIX] },
    'Mary Chip skips the first 6-gold table, which has already been scored.'
  ],
  maryStays: [
    { code: 'maryStays', rule: '5.4', by: 'good-luck', shown: 1 },
    'Mary Chip stays put. Good Luck 1 doesn’t move her.'
  ],
  maryWaits: [
    { code: 'maryWaits', rule: '5.7', at: TEN },
    'The 1 filled the 10-gold table, so the turn ends before Mary Chip moves.'
  ],
  maryArrives: [
    { code: 'maryArrives', rule: '6.1', at: TEN },
    'Mary Chip is at the 10-gold table, so it’s scored.'
  ],
  full: [
    { code: 'full', rule: '6.2', at: TEN },
    'Every space at the 10-gold table is covered, so it’s scored.'
  ],
  countersBack: [
    {
      code: 'countersBack',
      rule: '6.9',
      at: TEN,
      counts: [
        { player: 'p1', count: 1 },
        { player: 'p2', count: 2 }
      ]
    },
    'Counters taken back from the 10-gold table: Anna 1 counter and Ben 2 counters.'
  ],
  turnEnds: [
    { code: 'turnEnds', rule: '2.8', player: 'p1' },
    'A table was scored, so Anna’s turn ends before the roll.'
  ],
  turnGoesOn: [
    { code: 'turnGoesOn', rule: '5.6', player: 'p1' },
    'No table was scored, so Anna still rolls.'
  ],
  nothingToPlace: [
    { code: 'nothingToPlace', rule: '4.3', player: 'p1' },
    'Anna has no counters left, so there’s no roll.'
  ],
  lastChip: [
    { code: 'lastChip', rule: '7.1', at: TEN },
    'That was the last gold chip, at the 10-gold table. The game is over.'
  ],
  toldOver: [
    { code: 'toldOver', rule: '9.2', at: TEN, by: 'full' },
    'You entered that the 10-gold table is full.'
  ],
  toldGold: [{ code: 'toldGold', rule: '9.4', at: SIXTH, gold: 9 }, 'The gold chip at table 6 is worth 9.'],
  toldCounts: [
    {
      code: 'toldCounts',
      rule: '9.2',
      at: TEN,
      counts: [
        { player: 'p1', count: 4 },
        { player: 'p2', count: 1 }
      ]
    },
    'You entered the counters at the 10-gold table: Anna 4 counters and Ben 1 counter.'
  ],
  toldLowest: [
    { code: 'toldLowest', rule: '9.2', player: 'p1', number: 2 },
    'Anna’s lowest number there is 2.'
  ],
  toldDepth: [
    { code: 'toldDepth', rule: '9.3', depth: 'rounds' },
    'From here on, only scored tables are entered.'
  ],
  toldCounter: [
    { code: 'toldCounter', rule: '9.3', at: TEN, numbers: [3], whose: 'p2' },
    'Ben has a counter on space 3 of the 10-gold table.'
  ],
  toldPawn: [{ code: 'toldPawn', rule: '9.3', at: TEN, player: 'p1' }, 'Anna is at the 10-gold table.'],
  toldCards: [
    { code: 'toldCards', rule: '9.3', player: 'p1', card: 'front-man', left: 1 },
    'Anna still has 1 Front-man.'
  ],
  toldMary: [{ code: 'toldMary', rule: '9.3', to: TEN }, 'Mary Chip is at the 10-gold table.'],
  toldTurn: [
    { code: 'toldTurn', rule: '9.3', player: 'p1' },
    'The rest of the board is as you last entered it, and Anna is next.'
  ],
  sum: [
    { code: 'sum', rule: '7.1', player: 'p1', chips: 2, total: 10 },
    'Anna has 10 gold from 2 gold chips.'
  ],
  level: [
    { code: 'level', rule: '7.3', players: ['p1', 'p3'], total: 12 },
    'Anna and Carla tie with 12 gold each and share the place.'
  ],
  moreChips: [
    { code: 'moreChips', rule: '7.3', player: 'p1', chips: 2, total: 10 },
    'Players tied at 10 gold rank by their number of gold chips. Anna has 2.'
  ],
  highestChip: [
    { code: 'highestChip', rule: '7.3', player: 'p1', highest: 7, total: 10 },
    'Players tied at 10 gold rank by their highest gold chip. Anna’s is 7.'
  ],
  notNow: [{ code: 'notNow', rule: '9.1', wanted: 'throw' }, 'Roll the gold die first.'],
  unreadable: [{ code: 'unreadable', rule: '9.1' }, 'Croupier couldn’t read that. Please enter it again.'],
  notTheirTurn: [{ code: 'notTheirTurn', rule: '1.5', turn: 'p3' }, 'Waiting for Carla to choose a table.'],
  tableScored: [
    { code: 'tableScored', rule: '6.9', at: TEN },
    'Pick another table. The 10-gold table has already been scored.'
  ],
  stayedAt: [
    { code: 'stayedAt', rule: '2.3', at: TEN, player: 'p1' },
    'Pick another table. Anna is already at the 10-gold table.'
  ],
  frontManHere: [
    { code: 'frontManHere', rule: '4.4', at: TEN, player: 'p1' },
    'Send the Front-man to another table. Anna is already at the 10-gold table.'
  ],
  mustChange: [
    { code: 'mustChange', rule: '2.4', at: TEN, player: 'p1' },
    'Move Anna to another table. The 10-gold table has already been scored.'
  ],
  cardSpent: [
    { code: 'cardSpent', rule: '2.2', player: 'p1', card: 'good-luck-2' },
    'Anna has no Good Luck 2 left.'
  ],
  noCounters: [{ code: 'noCounters', rule: '2.6', player: 'p1' }, 'Anna has no counters left.'],
  hasCounters: [
    { code: 'hasCounters', rule: '2.7', player: 'p2', left: 1 },
    'Ben can’t pass with 1 counter in hand. Roll, play a card or change tables.'
  ],
  otherNumber: [
    { code: 'otherNumber', rule: '3.1', at: TEN, shown: 3 },
    'Pick a space that shows a 3 at the 10-gold table.'
  ],
  freeFirst: [
    { code: 'freeFirst', rule: '3.1', at: TEN, shown: 3 },
    'Pick a free space. The 10-gold table still has one for the 3.'
  ],
  ownCounter: [
    { code: 'ownCounter', rule: '3.9', player: 'p1' },
    'Pick a space with someone else’s counter. Anna already has a counter on that one.'
  ],
  noSuchSpace: [{ code: 'noSuchSpace', rule: '3.1', at: TEN }, 'Pick a space at the 10-gold table.'],
  mustPlace: [
    { code: 'mustPlace', rule: '3.10', at: TEN, player: 'p1' },
    'Pick a space at the 10-gold table. Anna has to place a counter there if possible.'
  ],
  alreadyChosen: [
    { code: 'alreadyChosen', rule: '8.2', player: 'p1' },
    'Anna has already chosen. Undo that to choose again.'
  ],
  notInDuel: [{ code: 'notInDuel', rule: '8.2', player: 'p3' }, 'Carla isn’t in this duel.'],
  notAllChosen: [
    { code: 'notAllChosen', rule: '8.2', missing: ['p1', 'p2'] },
    'Waiting for Anna and Ben to choose.'
  ],
  maryElsewhere: [
    { code: 'maryElsewhere', rule: '5.2', at: TEN, next: SIX },
    'Mary Chip isn’t at the 10-gold table yet. She reaches the first 6-gold table next.'
  ],
  noSuchTable: [{ code: 'noSuchTable', rule: '1.1' }, 'Pick one of the tables on the board.'],
  wrongGold: [{ code: 'wrongGold', rule: '9.4' }, 'Enter a number from 3 to 15 for the gold chip.'],
  wrongCounts: [
    { code: 'wrongCounts', rule: '9.2', at: TEN, spaces: 10 },
    'Check the counters. The 10-gold table has 10 spaces for one counter each, and all are covered when it’s full.'
  ],
  noSuchNumber: [
    { code: 'noSuchNumber', rule: '9.2', at: TEN, number: 6 },
    'Check the number. The 10-gold table has no space that counts as a 6.'
  ],
  notTied: [
    { code: 'notTied', rule: '6.4', at: TEN, player: 'p3' },
    'Pick one of the tied players. Carla isn’t tied at the 10-gold table.'
  ],
  depthLater: [
    { code: 'depthLater', rule: '9.3', depth: 'rounds' },
    'Finish this turn first. After it, you can switch to entering scored tables only.'
  ],
  noBoard: [
    { code: 'noBoard', rule: '9.4' },
    'Enter your board first. Croupier needs it to follow every turn.'
  ],
  wouldFill: [
    { code: 'wouldFill', rule: '9.3', at: TEN },
    'Leave a space free at the 10-gold table. A full table would already have been scored.'
  ],
  asItIs: [{ code: 'asItIs', rule: '9.3' }, 'You’ve already entered it that way.'],
  maryPassed: [
    { code: 'maryPassed', rule: '9.3' },
    'Check where Mary Chip is. She can’t be at or past a table that still has its gold chip.'
  ],
  mayPlace: [
    { code: 'mayPlace', rule: '3.3', player: 'p1', shown: 3, other: 'p2' },
    'No free space shows a 3, so Anna can replace Ben’s counter.'
  ],
  nothingPlaced: [
    { code: 'nothingPlaced', rule: '3.8', player: 'p1', shown: 5 },
    'No space shows a 5, so Anna places nothing.'
  ],
  stillThere: [
    { code: 'stillThere', rule: '5.3', by: 'die', shown: 4 },
    'Mary Chip stays put. Only a rolled 1 moves her, and this was a 4.'
  ],
  stepsTo: [
    { code: 'stepsTo', rule: '5.2', to: 6, skipped: [5], finds: 'gold' },
    'Mary Chip moves to place 6, skipping place 5 (already scored). That table still has its gold chip, so it’s decided now.'
  ]
};

test.each(Object.entries(SENTENCES))('%s', (_, [why, sentence]) => {
  expect(text.why(why, names)).toBe(sentence);
});
