import { expect, test } from 'vitest';
import { namesOf } from '$lib/core';
import { text } from './text';
import type { Why } from './types';

/** The sentence of every reason, written by hand from the pages for one position of it. */

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
    'Anna has the most counters at the 10, 3, and takes the gold chip of 10.'
  ],
  fewer: [
    { code: 'fewer', rule: '6.3', ...CLAIM, most: 4 },
    'Anna has 3 counters at the 10, and the most is 4: nothing.'
  ],
  lowest: [
    { code: 'lowest', rule: '6.4', ...CLAIM, gold: 10, lowest: 1, others: [{ player: 'p2', number: 2 }] },
    'Anna and Ben have 3 counters each at the 10; Anna has the lowest number, 1, against Ben’s 2, and takes the gold chip of 10.'
  ],
  higher: [
    { code: 'higher', rule: '6.4', ...CLAIM, lowest: 2, winner: { player: 'p2', number: 1 } },
    'Anna has 3 counters at the 10, as many as Ben, but 2 as the lowest number, and Ben has a 1: nothing.'
  ],
  equallyLow: [
    { code: 'equallyLow', rule: '6.5', ...CLAIM, lowest: 1, others: ['p2'] },
    'Anna has 3 counters at the 10 and 1 as the lowest number, just like Ben: nothing.'
  ],
  higherThird: [
    { code: 'higherThird', rule: '6.8', ...CLAIM, lowest: 2, others: ['p2', 'p3'], low: 1 },
    'Anna has 3 counters at the 10 too, but 2 as the lowest number, and Ben and Carla are level on a 1: the tie is not broken, so nothing.'
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
    'Anna and Ben are level at the 10 with a 1; their next lowest numbers decide: Anna has a 2 against Ben’s 3 and takes the gold chip of 10.'
  ],
  nextHigher: [
    { code: 'nextHigher', rule: '6.7', ...CLAIM, lowest: 1, next: 3, winner: { player: 'p2', number: 2 } },
    'Anna is level with Ben at the 10 with a 1; their next lowest numbers decide, a 3 against Ben’s 2: nothing.'
  ],
  discarded: [
    { code: 'discarded', rule: '6.5', at: TEN, gold: 10, players: ['p1', 'p2'], count: 3, lowest: 1 },
    'Anna and Ben have 3 counters each at the 10 and 1 as the lowest number: the gold chip of 10 is out of the game.'
  ],
  nobodyThere: [
    { code: 'nobodyThere', rule: '5.5', at: TEN, gold: 10 },
    'Nobody has a counter at the 10, so its gold chip of 10 is out of the game.'
  ],
  toldWinner: [
    { code: 'toldWinner', rule: '9.2', at: TEN, player: 'p3', gold: 10 },
    'The table says that Carla took the gold chip of 10 at the 10.'
  ],
  toldNobody: [
    { code: 'toldNobody', rule: '9.2', at: TEN, gold: 10 },
    'The table says that nobody took the gold chip of 10 at the 10: it is out of the game.'
  ],
  notScored: [
    { code: 'notScored', rule: '6.2', ...CLAIM, free: 2 },
    'Anna has 3 counters at the 10; 2 spaces are still free and Mary Chip is not there, so nothing is paid yet.'
  ],
  begins: [{ code: 'begins', rule: '1.5', at: TEN, player: 'p1' }, 'Anna begins at the 10.'],
  throws: [{ code: 'throws', rule: '2.1', player: 'p1', face: 3 }, 'Anna throws a 3.'],
  throwsForMary: [
    { code: 'throwsForMary', rule: '4.3', player: 'p1', face: 1 },
    'Anna throws a 1 for Mary Chip alone: there is nothing to place.'
  ],
  changes: [
    { code: 'changes', rule: '2.3', at: TEN, player: 'p1' },
    'Anna moves to the 10, and that is the turn.'
  ],
  passes: [{ code: 'passes', rule: '2.6', player: 'p2' }, 'Ben has no counter left and passes.'],
  playsGoodLuck: [
    { code: 'playsGoodLuck', rule: '4.1', at: TEN, player: 'p1', number: 2 },
    'Anna plays a Good Luck 2 at the 10.'
  ],
  sendsFrontMan: [
    { code: 'sendsFrontMan', rule: '4.4', at: TEN, player: 'p1' },
    'Anna sends a Front-man to the 10.'
  ],
  playsMaryChip: [{ code: 'playsMaryChip', rule: '4.5', player: 'p1' }, 'Anna plays the Mary Chip card.'],
  places: [
    { code: 'places', rule: '3.2', at: TEN, player: 'p1', numbers: [3, 4] },
    'Anna places a counter on the 3/4 of the 10.'
  ],
  placesJoker: [
    { code: 'placesJoker', rule: '3.5', at: TEN, player: 'p1', numbers: [2], other: 'p2' },
    'The 6 is a joker at the 10: Anna replaces Ben’s counter on the 2.'
  ],
  replaces: [
    { code: 'replaces', rule: '3.3', at: TEN, player: 'p1', numbers: [3], other: 'p2' },
    'No space is free for it, so Anna replaces Ben’s counter on the 3 of the 10.'
  ],
  leaves: [
    { code: 'leaves', rule: '3.10', at: TEN, player: 'p1' },
    'Anna places nothing, as this table allows.'
  ],
  noBenefit: [
    { code: 'noBenefit', rule: '3.4', at: TEN, player: 'p1', shown: 4, by: 'die' },
    'Every space for a 4 at the 10 already holds one of Anna’s counters, so it does nothing.'
  ],
  noNumber: [
    { code: 'noNumber', rule: '3.8', at: TEN, player: 'p1', shown: 5, by: 'die', again: false },
    'No space of the 10 shows a 5, so nothing is placed.'
  ],
  challenges: [
    { code: 'challenges', rule: '8.1', at: TEN, player: 'p1', numbers: [3], other: 'p2' },
    'Anna challenges Ben for the 3 of the 10.'
  ],
  hasChosen: [{ code: 'hasChosen', rule: '8.2', player: 'p2' }, 'Ben has chosen.'],
  challengerStays: [
    { code: 'challengerStays', rule: '8.3', ...FIGHT, hearts: [1, 3] },
    'Anna shows one heart and Ben three hearts: Anna wins the space, and Ben takes the counter back.'
  ],
  defenderStays: [
    { code: 'defenderStays', rule: '8.3', ...FIGHT, hearts: [1, 2] },
    'Anna shows one heart and Ben two hearts: Ben keeps the space, and Anna takes the counter back.'
  ],
  bothLeave: [
    { code: 'bothLeave', rule: '8.4', ...FIGHT, hearts: [2, 2] },
    'Both show two hearts: Anna and Ben take their counters back, and the space is free.'
  ],
  maryMoves: [{ code: 'maryMoves', rule: '5.1', to: TEN }, 'After the thrown 1 Mary Chip moves to the 10.'],
  marySkips: [
    { code: 'marySkips', rule: '5.2', skipped: [SIX] },
    'Mary Chip passes over the first 6, which is scored.'
  ],
  maryStays: [
    { code: 'maryStays', rule: '5.4', by: 'good-luck', shown: 1 },
    'Mary Chip stays: a Good Luck 1 does not move her.'
  ],
  maryWaits: [
    { code: 'maryWaits', rule: '5.7', at: TEN },
    'The 1 filled the 10, and the turn is over before Mary Chip could move.'
  ],
  maryArrives: [{ code: 'maryArrives', rule: '6.1', at: TEN }, 'The 10 is scored: Mary Chip is there.'],
  full: [{ code: 'full', rule: '6.2', at: TEN }, 'The 10 is scored: all of its spaces are covered.'],
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
    'Counters back from the 10: Anna 1 counter and Ben 2 counters.'
  ],
  turnEnds: [
    { code: 'turnEnds', rule: '2.8', player: 'p1' },
    'A table was scored, so Anna’s turn is over before the throw.'
  ],
  turnGoesOn: [{ code: 'turnGoesOn', rule: '5.6', player: 'p1' }, 'Nobody scored, so Anna still throws.'],
  nothingToPlace: [
    { code: 'nothingToPlace', rule: '4.3', player: 'p1' },
    'Anna has no counter left, so there is no throw.'
  ],
  lastChip: [
    { code: 'lastChip', rule: '7.1', at: TEN },
    'That was the last gold chip, at the 10: the game is over.'
  ],
  toldOver: [{ code: 'toldOver', rule: '9.2', at: TEN, by: 'full' }, 'The table says that the 10 is full.'],
  toldGold: [{ code: 'toldGold', rule: '9.4', at: SIXTH, gold: 9 }, 'The gold chip of table 6 is worth 9.'],
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
    'The table counts the counters at the 10: Anna 4 counters and Ben 1 counter.'
  ],
  toldLowest: [
    { code: 'toldLowest', rule: '9.2', player: 'p1', number: 2 },
    'Anna’s lowest number there is 2.'
  ],
  toldDepth: [{ code: 'toldDepth', rule: '9.3', depth: 'rounds' }, 'Only the tables are told from now on.'],
  toldCounter: [
    { code: 'toldCounter', rule: '9.3', at: TEN, numbers: [3], whose: 'p2' },
    'One of Ben’s counters lies on the 3 of the 10.'
  ],
  toldPawn: [{ code: 'toldPawn', rule: '9.3', at: TEN, player: 'p1' }, 'Anna stands at the 10.'],
  toldCards: [
    { code: 'toldCards', rule: '9.3', player: 'p1', card: 'front-man', left: 1 },
    'Anna has 1 Front-man left.'
  ],
  toldMary: [{ code: 'toldMary', rule: '9.3', to: TEN }, 'Mary Chip stands at the 10.'],
  toldTurn: [
    { code: 'toldTurn', rule: '9.3', player: 'p1' },
    'Everything lies as it was told, and Anna is next.'
  ],
  sum: [
    { code: 'sum', rule: '7.1', player: 'p1', chips: 2, total: 10 },
    'Anna has won 2 gold chips: 10 gold.'
  ],
  level: [
    { code: 'level', rule: '7.3', players: ['p1', 'p3'], total: 12 },
    'Anna and Carla have 12 gold each and share the place.'
  ],
  moreChips: [
    { code: 'moreChips', rule: '7.3', player: 'p1', chips: 2, total: 10 },
    'Of those with 10 gold, whoever has more gold chips is ahead: Anna has 2.'
  ],
  highestChip: [
    { code: 'highestChip', rule: '7.3', player: 'p1', highest: 7, total: 10 },
    'Of those with 10 gold, whoever has the highest gold chip is ahead: Anna’s best is 7.'
  ],
  notNow: [{ code: 'notNow', rule: '9.1', wanted: 'throw' }, 'The throw comes now.'],
  unreadable: [{ code: 'unreadable', rule: '9.1' }, 'What was told cannot be read; tell it again.'],
  notTheirTurn: [{ code: 'notTheirTurn', rule: '1.5', turn: 'p3' }, 'Carla chooses a table now.'],
  tableScored: [
    { code: 'tableScored', rule: '6.9', at: TEN },
    'The 10 is scored and has no gold chip any more.'
  ],
  stayedAt: [
    { code: 'stayedAt', rule: '2.3', at: TEN, player: 'p1' },
    'Anna stands at the 10 already; moving goes to another table.'
  ],
  frontManHere: [
    { code: 'frontManHere', rule: '4.4', at: TEN, player: 'p1' },
    'Anna stands at the 10; a Front-man goes to another table.'
  ],
  mustChange: [
    { code: 'mustChange', rule: '2.4', at: TEN, player: 'p1' },
    'The 10 is scored, so Anna moves to another table now.'
  ],
  cardSpent: [
    { code: 'cardSpent', rule: '2.2', player: 'p1', card: 'good-luck-2' },
    'Anna has no Good Luck 2 left.'
  ],
  noCounters: [{ code: 'noCounters', rule: '2.6', player: 'p1' }, 'Anna has no counter left.'],
  hasCounters: [
    { code: 'hasCounters', rule: '2.7', player: 'p2', left: 1 },
    'Ben has 1 counter in hand; only somebody without counters passes.'
  ],
  otherNumber: [
    { code: 'otherNumber', rule: '3.1', at: TEN, shown: 3 },
    'At the 10 a 3 goes to a space that shows a 3.'
  ],
  freeFirst: [
    { code: 'freeFirst', rule: '3.1', at: TEN, shown: 3 },
    'A free space for the 3 at the 10 comes first.'
  ],
  ownCounter: [
    { code: 'ownCounter', rule: '3.9', player: 'p1' },
    'Anna’s counter lies there already; only somebody else’s counter can be replaced.'
  ],
  noSuchSpace: [{ code: 'noSuchSpace', rule: '3.1', at: TEN }, 'There is no such space at the 10.'],
  mustPlace: [
    { code: 'mustPlace', rule: '3.10', at: TEN, player: 'p1' },
    'Anna has to place a counter at the 10, since one can be placed.'
  ],
  alreadyChosen: [
    { code: 'alreadyChosen', rule: '8.2', player: 'p1' },
    'Anna has chosen already; undo takes the choice back.'
  ],
  notInDuel: [{ code: 'notInDuel', rule: '8.2', player: 'p3' }, 'Carla has no part in this duel.'],
  notAllChosen: [
    { code: 'notAllChosen', rule: '8.2', missing: ['p1', 'p2'] },
    'Anna and Ben still have to choose.'
  ],
  maryElsewhere: [
    { code: 'maryElsewhere', rule: '5.2', at: TEN, next: SIX },
    'Mary Chip comes to the first 6 next; she is not at the 10 yet.'
  ],
  noSuchTable: [{ code: 'noSuchTable', rule: '1.1' }, 'There is no such table on the board.'],
  wrongGold: [{ code: 'wrongGold', rule: '9.4' }, 'A gold chip is worth 3 to 15.'],
  wrongCounts: [
    { code: 'wrongCounts', rule: '9.2', at: TEN, spaces: 10 },
    'At the 10 there are 10 spaces, each for one counter, and a full table has one on each.'
  ],
  noSuchNumber: [
    { code: 'noSuchNumber', rule: '9.2', at: TEN, number: 6 },
    'No space at the 10 counts as a 6.'
  ],
  notTied: [
    { code: 'notTied', rule: '6.4', at: TEN, player: 'p3' },
    'Carla is not one of those who are level at the 10.'
  ],
  depthLater: [
    { code: 'depthLater', rule: '9.3', depth: 'rounds' },
    'Finish this turn first; then only the tables can be told.'
  ],
  noBoard: [
    { code: 'noBoard', rule: '9.4' },
    'The app does not know your board; copy it, and every turn can be told.'
  ],
  wouldFill: [
    { code: 'wouldFill', rule: '9.3', at: TEN },
    'Then the 10 would be full, and a full table has been scored.'
  ],
  asItIs: [{ code: 'asItIs', rule: '9.3' }, 'That is how it was told already.'],
  maryPassed: [{ code: 'maryPassed', rule: '9.3' }, 'No gold chip can lie behind Mary Chip or under her.'],
  mayPlace: [
    { code: 'mayPlace', rule: '3.3', player: 'p1', shown: 3, other: 'p2' },
    'No free space shows a 3, so Anna may replace Ben’s counter.'
  ],
  nothingPlaced: [
    { code: 'nothingPlaced', rule: '3.8', player: 'p1', shown: 5 },
    'No space shows a 5, so Anna places nothing.'
  ],
  stillThere: [
    { code: 'stillThere', rule: '5.3', by: 'die', shown: 4 },
    'Mary Chip stays: a throw moves her only with a 1, and this was a 4.'
  ],
  stepsTo: [
    { code: 'stepsTo', rule: '5.2', to: 6, skipped: [5], finds: 'gold' },
    'Mary Chip moves to place 6, past place 5, where the table is scored, and finds a gold chip: that table is decided now.'
  ]
};

test.each(Object.entries(SENTENCES))('%s', (_, [why, sentence]) => {
  expect(text.why(why, names)).toBe(sentence);
});
