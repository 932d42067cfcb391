import { expect, test } from 'vitest';
import { namesOf } from '$lib/core';
import { text } from '$lib/games/las-vegas/strings/en/log';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import type { TileWhy } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { Strength, Why } from '$lib/games/las-vegas/types';

type Sentences = {
  readonly [Code in Why['code']]: readonly [Why & { readonly code: Code }, string];
};

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

const has = (who: Strength['who'], small: number, big = 0): Strength => ({
  who,
  small,
  big,
  count: small + 2 * big
});
const ANNA = { at: 3, player: 'p1' } as const;

/** Every reason has one example below with its sentence, written by hand from the rulebook. */
const SENTENCES: Omit<Sentences, TileWhy['code']> & Partial<Sentences> = {
  most: [
    { code: 'most', rule: '4.3', casino: 3, own: has('p1', 5), value: 80000, next: has('p2', 1) },
    'Anna wins casino 3 (5 dice to Ben’s 1) and takes the higher note, $80,000.'
  ],
  second: [
    { code: 'second', rule: '4.3', casino: 3, own: has('p2', 1), value: 50000, best: has('p1', 5) },
    'Ben is second at casino 3 (1 die to Anna’s 5) and takes the other note, $50,000.'
  ],
  third: [
    { code: 'third', rule: '4.3', casino: 3, own: has('p3', 1), better: [has('p1', 5), has('p2', 2)] },
    'Carla has 1 die at casino 3, behind Anna (5) and Ben (2). Only first and second are paid, so Carla gets nothing.'
  ],
  tied: [
    { code: 'tied', rule: '4.2', casino: 3, own: has('p2', 3), others: [has('p3', 1, 1)] },
    'Ben has 3 dice at casino 3 and ties with Carla (1 small die and the big one). Tied dice are removed, so Ben gets nothing.'
  ],
  leftOver: [
    { code: 'leftOver', rule: '4.4', casino: 3, notes: [50000], claimants: 1, left: 1 },
    'Only one player is left at casino 3 and takes one note, so the $50,000 goes under the pile.'
  ],
  imaginary: [
    { code: 'imaginary', rule: '5.2', casino: 3, own: has('neutral', 4), value: 80000, rank: 1 },
    'The neutral player wins casino 3 with 4 dice, so the $80,000 goes under the pile.'
  ],
  pair: [
    { code: 'pair', rule: '2.2', casino: 2, pair: [60000, 40000], total: 100000, level: true },
    'Casino 2 gets $60,000 and $40,000, $100,000 together. Another pair has the same total, so the pair with the higher note goes to the higher casino.'
  ],
  chip: [
    { code: 'chip', rule: '2.4', player: 'p1', round: 2 },
    'Anna gets a chip, because everyone gets two at the start of round 2.'
  ],
  passed: [
    { code: 'passed', rule: '3.5', player: 'p1', left: 1 },
    'Anna pays a chip to pass and has 1 chip left.'
  ],
  spent: [
    { code: 'spent', rule: '7.3', player: 'p1', spent: 2, left: 1 },
    'Anna has 1 chip left, so 2 chips were paid to pass in this round.'
  ],
  begins: [{ code: 'begins', rule: '1.5', player: 'p1' }, 'Anna goes first, as the oldest or as you chose.'],
  winnerBegins: [
    { code: 'winnerBegins', rule: '2.5', player: 'p1', casino: 6, passedOver: [] },
    'Anna won the higher note at casino 6 and goes first.'
  ],
  secondBegins: [
    { code: 'secondBegins', rule: '2.6', player: 'p1', casino: 6, passedOver: [] },
    'Anna won the lower note at casino 6 and goes first, because the higher one went under the pile.'
  ],
  sameBegins: [
    { code: 'sameBegins', rule: '2.7', player: 'p1' },
    'No player won a higher note, so Anna goes first again.'
  ],
  nextBegins: [
    { code: 'nextBegins', rule: '2.7', player: 'p2', before: 'p1' },
    'No player won a higher note, so Ben goes first, as the next player after Anna.'
  ],
  sum: [
    { code: 'sum', rule: '6.1', player: 'p1', notes: 2, chips: 1, total: 140000 },
    'Anna has $140,000 from 2 notes and 1 chip at $10,000.'
  ],
  morePieces: [
    {
      code: 'morePieces',
      rule: '6.2',
      players: ['p1'],
      pieces: 5,
      others: ['p2'],
      otherPieces: 3,
      total: 140000
    },
    'Anna and Ben have $140,000 each. Anna is ahead with 5 notes and chips to 3.'
  ],
  level: [
    { code: 'level', rule: '6.3', players: ['p1', 'p2'], pieces: 3, total: 140000 },
    'Anna and Ben tie with $140,000 and 3 notes and chips each, and share the place.'
  ],
  notRolled: [
    { code: 'notRolled', rule: '3.2', player: 'p1', face: 4 },
    'Place a number from the roll: Anna didn’t roll a 4.'
  ],
  noChip: [
    { code: 'noChip', rule: '3.5', player: 'p1' },
    'Place dice instead: passing costs a chip, and Anna has none left.'
  ],
  noDice: [{ code: 'noDice', rule: '3.2', player: 'p1' }, 'Choose at least one die to place.'],
  tooMany: [
    { code: 'tooMany', rule: '3.1', player: 'p1', small: 5, has: 3 },
    'Anna can’t place 5 small dice, because only 3 are left.'
  ],
  bigGone: [
    { code: 'bigGone', rule: '3.1', player: 'p1', lies: { casino: 4 } },
    'Anna’s big die is already at casino 4.'
  ],
  notAll: [
    { code: 'notAll', rule: '3.2', player: 'p1', face: 3, small: 2, big: 1 },
    'Place all of Anna’s 3s: 2 small dice and the big one.'
  ],
  wrongRoll: [
    { code: 'wrongRoll', rule: '3.1', who: 'p1', small: 3, big: 1 },
    'Roll all the dice that Anna has left: 3 small dice and the big one.'
  ],
  notSixPairs: [
    { code: 'notSixPairs', rule: '2.1', pairs: 5 },
    'Enter six pairs of notes for the round; you’ve entered 5.'
  ],
  notInPile: [
    { code: 'notInPile', rule: '2.3', value: 100000, left: 0 },
    'There are no $100,000 notes left in the draw pile. All of them have been seen.'
  ],
  short: [
    { code: 'short', rule: '7.2', who: 'p1', small: 5, big: 1, missing: { small: 2, big: 0 } },
    'Anna is missing 2 small dice. Count all 7 small dice and the big one.'
  ],
  over: [
    { code: 'over', rule: '7.2', who: 'p1', small: 9, big: 1, size: 'small' },
    'Anna has 9 small dice at the casinos but only 7 to place. Check the count.'
  ],
  chipsBound: [
    { code: 'chipsBound', rule: '7.3', player: 'p1', most: 2 },
    'Anna can have at most 2 chips left: those from before this round and the two new ones.'
  ],
  depthLater: [
    { code: 'depthLater', rule: '7.4', depth: 'rounds' },
    'Finish this round first. You can only change that before the first die of a round is rolled or placed.'
  ],
  unreadable: [
    { code: 'unreadable', rule: '7.1' },
    'That doesn’t add up. Check the dice, chips and notes you entered.'
  ],
  notNow: [
    { code: 'notNow', rule: '7.1', wanted: 'place' },
    'Place one number of this roll, or pay a chip to pass.'
  ],
  // reasons of the main game
  closed: [
    { code: 'closed', rule: '8.8', face: 4 },
    'Casino 4 is closed, so no dice can be added or removed.'
  ],
  notFree: [{ code: 'notFree', rule: '8.9', player: 'p1' }, 'Anna has to pay a chip to pass.'],
  bankPays: [
    { code: 'bankPays', rule: '8.6', player: 'p1', value: 90000 },
    'Anna is due $90,000 from the bank.'
  ],
  bankLacks: [
    { code: 'bankLacks', rule: '8.19', player: 'p1', value: 30000 },
    'The bank has no notes that make $30,000, so Anna gets nothing.'
  ],
  bankOwes: [
    { code: 'bankOwes', rule: '8.19', player: 'p1', value: 30000 },
    'The bank has no notes that make $30,000, so it owes Anna that money.'
  ],
  debtPaid: [
    { code: 'debtPaid', rule: '8.19', player: 'p1', value: 30000 },
    'Notes have come back to the bank, so it pays Anna the $30,000 it owes.'
  ],
  bankChips: [
    { code: 'bankChips', rule: '8.19', player: 'p1', value: 30000, chips: 3 },
    'The bank has no notes that make $30,000, so Anna gets 3 chips instead.'
  ],
  bankChanges: [
    { code: 'bankChanges', rule: '8.18', player: 'p1', value: 30000, given: [80000], back: [50000] },
    'The bank has no notes that make $30,000, so Anna gets $80,000 and gives back $50,000.'
  ],
  bankCombines: [
    { code: 'bankCombines', rule: '8.6', player: 'p1', value: 90000, notes: [50000, 40000] },
    'The bank has no $90,000 note, so Anna gets $50,000 and $40,000 instead.'
  ],
  notLayable: [
    { code: 'notLayable', rule: '8.2', tile: 'jackpot' },
    'Choose another tile: Jackpot, or its other side, is already in play.'
  ],
  notTheBank: [
    { code: 'notTheBank', rule: '8.5', notes: 50, wanted: 54 },
    'Count the bank again: it should have 54 notes, and you’ve entered 50.'
  ],
  toldReward: [
    { code: 'toldReward', rule: '8.11', tile: 'pay-day', player: 'p1', value: 30000 },
    'Pay Day paid Anna $30,000 during the round.'
  ],
  // reasons of chip cards
  chipBonus: [
    { code: 'chipBonus', rule: '25.6', player: 'p1', colour: 'pink', count: 2, value: 30000 },
    'Anna gets $30,000 for 2 pink chip cards.'
  ],
  wrongChipCards: [
    { code: 'wrongChipCards', rule: '25.1', given: 5 },
    'Enter one chip card for each of the six casinos; you’ve entered 5.'
  ],
  chipCardGone: [
    { code: 'chipCardGone', rule: '25.1', colour: 'pink', left: 0 },
    'There are no pink chip cards left in the draw pile.'
  ],
  noChipCard: [
    { code: 'noChipCard', rule: '25.2', casino: 4, colour: 'pink' },
    'Pick another chip card: there’s no pink one at casino 4.'
  ],
  chipCardsTaken: [
    { code: 'chipCardsTaken', rule: '25.9', casino: 4 },
    'That chip card isn’t at casino 4, or someone already has it.'
  ],
  // reasons of tiles
  badLuck: [
    {
      code: 'badLuck',
      rule: '14.2',
      ...ANNA,
      dice: has('p1', 1),
      notes: 50000,
      chips: 0,
      change: 0,
      over: 0,
      exact: true,
      missing: 0
    },
    'Anna is lowest here with 1 die and pays the bank $50,000 in notes.'
  ],
  badLuckSpared: [
    { code: 'badLuckSpared', rule: '14.1', ...ANNA, dice: has('p1', 3), fewest: 1 },
    'Anna has 3 dice here, more than the fewest (1), and pays nothing.'
  ],
  debtSetOff: [
    { code: 'debtSetOff', rule: '8.19', player: 'p1', value: 30000, off: 20000 },
    'The bank owes Anna $30,000, and $20,000 of that covers what Anna couldn’t pay for Bad Luck.'
  ],
  blackBox: [
    { code: 'blackBox', rule: '21.2', ...ANNA, value: 80000, tokens: 2, others: 4 },
    'Anna chooses the pile of 2 tokens over the pile of 4 and gets $80,000.'
  ],
  blocked: [
    { code: 'blocked', rule: '19.1', ...ANNA, face: 5, gray: 2 },
    'Anna puts 2 grey dice into casino 5.'
  ],
  doubleDownPaid: [
    { code: 'doubleDownPaid', rule: '22.2', at: 3, dice: has('p1', 3), place: 1, value: 60000 },
    'Anna wins Double Down with 3 dice and gets $60,000.'
  ],
  doubleDownTied: [
    { code: 'doubleDownTied', rule: '22.2', at: 3, dice: has('p1', 2), others: [has('p2', 2)] },
    'Anna has 2 dice on Double Down and ties with Ben. Tied dice are removed, so Anna gets nothing.'
  ],
  doubleDownThird: [
    {
      code: 'doubleDownThird',
      rule: '22.2',
      at: 3,
      dice: has('p3', 1),
      better: [has('p1', 3), has('p2', 2)]
    },
    'Carla has 1 die on Double Down, behind Anna (3) and Ben (2), and gets nothing.'
  ],
  fiftyFiftyTaken: [
    { code: 'fiftyFiftyTaken', rule: '12.1', ...ANNA, sums: [5, 8], value: 10000 },
    'Anna rolls 5, then 8, stops and gets 1 chip.'
  ],
  fiftyFiftyLost: [
    { code: 'fiftyFiftyLost', rule: '12.3', ...ANNA, bet: 'lower', sum: 8, before: 8 },
    'Anna bets lower than 8 and rolls 8 again. The same total loses, so Anna gets nothing.'
  ],
  handicapPaid: [
    { code: 'handicapPaid', rule: '20.2', ...ANNA, from: 5, slot: 'money', value: 30000 },
    'Anna gets $30,000 for a grey die from casino 5.'
  ],
  handicapAdjusts: [
    { code: 'handicapAdjusts', rule: '20.3', ...ANNA, from: 5, possible: true },
    'Anna takes a grey die from casino 5 to adjust a die.'
  ],
  handicapFull: [
    { code: 'handicapFull', rule: '20.2', slot: 'chip', slots: 2 },
    'Pick another space: all 2 that pay 1 chip are taken.'
  ],
  handicapNone: [{ code: 'handicapNone', rule: '20.1', ...ANNA }, 'Anna takes no grey die and gets nothing.'],
  highFiveTaken: [
    { code: 'highFiveTaken', rule: '13.1', ...ANNA, dice: has('p1', 3, 1) },
    'Anna has 5 (3 small dice and the big one) here and takes the High Five token.'
  ],
  highFivePaid: [
    { code: 'highFivePaid', rule: '13.3', ...ANNA, value: 100000 },
    'Anna has the High Five token and gets $100,000.'
  ],
  highFiveGone: [
    { code: 'highFiveGone', rule: '13.2', ...ANNA, dice: has('p1', 5), holder: 'p2' },
    'Anna has 5 dice here, but Ben already has the High Five token, so Anna gets nothing.'
  ],
  highFiveFew: [
    { code: 'highFiveFew', rule: '13.1', ...ANNA, dice: has('p1', 4) },
    'Anna has 4 dice here, fewer than five, and gets no High Five token.'
  ],
  jackpotWon: [
    { code: 'jackpotWon', rule: '10.2', ...ANNA, dice: [3, 4], double: false, value: 40000 },
    'Anna rolls 3 and 4, a seven, and wins the jackpot of $40,000.'
  ],
  jackpotGrows: [
    { code: 'jackpotGrows', rule: '10.3', ...ANNA, dice: [2, 6], counter: 50000 },
    'Anna rolls 2 and 6, neither a seven nor a double, and gets nothing. The jackpot is now $50,000.'
  ],
  knockedOut: [
    { code: 'knockedOut', rule: '18.1', at: 3, player: 'p2', size: 'small' },
    'Ben puts a die in the bar, where it doesn’t count.'
  ],
  knockoutBack: [
    { code: 'knockoutBack', rule: '18.2', ...ANNA, dice: { small: 1, big: 1 } },
    'Anna takes 1 small die and the big one back from the bar.'
  ],
  knockoutChooses: [
    { code: 'knockoutChooses', rule: '18.4', at: 3, player: 'p2' },
    'Ben chooses which die to put in the bar.'
  ],
  knockoutSpared: [
    { code: 'knockoutSpared', rule: '18.1', at: 3, player: 'p2' },
    'Two of Ben’s dice are already in the bar, so no more go in.'
  ],
  luckyPunchGuessed: [
    { code: 'luckyPunchGuessed', rule: '9.2', ...ANNA, guesser: 'p2' },
    'Ben guesses right, so Anna gets nothing.'
  ],
  luckyPunchPaid: [
    { code: 'luckyPunchPaid', rule: '9.3', ...ANNA, guesser: 'p2', tokens: 2, value: 30000 },
    'Anna holds 2 tokens and Ben guesses wrong, so Anna gets $30,000.'
  ],
  myChoicePaid: [
    { code: 'myChoicePaid', rule: '24.2', ...ANNA, result: 3, value: 30000 },
    'Anna chooses the 3 and gets $30,000.'
  ],
  myChoiceActivates: [
    { code: 'myChoiceActivates', rule: '24.3', ...ANNA, face: 2 },
    'Anna uses the 4 on the tile at casino 2.'
  ],
  myChoiceStill: [
    { code: 'myChoiceStill', rule: '8.10', face: 2 },
    'Casino 2 is closed, and by your house rule its tile then does nothing.'
  ],
  myChoiceNothing: [
    { code: 'myChoiceNothing', rule: '24.8', ...ANNA, result: 5 },
    'Anna rolls a 5 but has no die to turn or take back, so nothing happens.'
  ],
  goldenTaken: [
    { code: 'goldenTaken', rule: '24.5', ...ANNA, back: 'p2' },
    'Anna puts a die on the golden space, and the one that was there goes back to Ben.'
  ],
  goldenPaid: [
    { code: 'goldenPaid', rule: '24.6', ...ANNA, value: 60000 },
    'Anna has the die on the golden space and gets $60,000.'
  ],
  myChoiceAdjusts: [
    { code: 'myChoiceAdjusts', rule: '24.4', ...ANNA },
    'Anna chooses the 5, to turn and place a remaining die or take one back from a casino.'
  ],
  niceDicePaid: [
    { code: 'niceDicePaid', rule: '23.3', ...ANNA, space: 4, value: 40000 },
    'Anna has the die on space 4 of Nice Dice and gets $40,000.'
  ],
  niceDiceDisplaced: [
    { code: 'niceDiceDisplaced', rule: '23.2', at: 3, player: 'p2', space: 4, by: 'p1' },
    'Anna takes space 4, so Ben’s die goes to casino 4.'
  ],
  noEntryClosed: [
    { code: 'noEntryClosed', rule: '17.2', ...ANNA, face: 5, space: 1, value: 20000 },
    'Anna closes casino 5. The counter is on space 1, so Anna gets 2 chips.'
  ],
  noEntryKept: [
    { code: 'noEntryKept', rule: '17.4', player: 'p1', face: 5 },
    'Anna leaves casino 5 closed. The counter doesn’t move, so there’s no reward.'
  ],
  noEntryOwn: [
    { code: 'noEntryOwn', rule: '17.1', face: 3 },
    'Pick another casino: this tile is at casino 3 and can’t close its own.'
  ],
  noEntryThere: [
    { code: 'noEntryThere', rule: '17.4', face: 5 },
    'Casino 5 is already closed. Pick another one, or leave the token there without a reward.'
  ],
  payDay: [
    { code: 'payDay', rule: '15.2', ...ANNA, casinos: 3, value: 30000 },
    'Anna gets $30,000 for 3 casinos.'
  ],
  powerPlayTaken: [
    { code: 'powerPlayTaken', rule: '16.1', ...ANNA, from: 'p2' },
    'Anna alone has the most dice here and takes the Power Play token from Ben.'
  ],
  powerPlayBack: [
    { code: 'powerPlayBack', rule: '16.3', ...ANNA },
    'No one leads here alone, so Anna gives the Power Play token back.'
  ],
  powerPlayRolled: [
    { code: 'powerPlayRolled', rule: '16.6', ...ANNA },
    'Place dice or pass. Anna has already rolled, and Power Play is used instead of a roll.'
  ],
  niceDiceClosed: [
    { code: 'niceDiceClosed', rule: '23.5', at: 3, space: 6 },
    'Casino 6 is closed, so the die on space 6 can’t go there and stays where it is.'
  ],
  niceDiceNotRolled: [
    { code: 'niceDiceNotRolled', rule: '23.4', at: 3, player: 'p1' },
    'Anna used Power Play and rolled nothing, so only the die just placed can go on Nice Dice.'
  ],
  powerPlaySpent: [
    { code: 'powerPlaySpent', rule: '16.5', ...ANNA },
    'Anna has used the Power Play token and gives it back.'
  ],
  powerPlayKept: [
    { code: 'powerPlayKept', rule: '16.1', ...ANNA },
    'Anna alone has the most dice here and keeps the Power Play token.'
  ],
  powerPlayNot: [
    { code: 'powerPlayNot', rule: '16.1', ...ANNA },
    'Anna doesn’t lead here alone, so the Power Play token stays where it is.'
  ],
  primeTimePlaced: [
    { code: 'primeTimePlaced', rule: '11.2', ...ANNA, faces: [2, 5] },
    'Anna places 2 black dice at casinos 2 and 5.'
  ],
  primeTimeThrows: [
    { code: 'primeTimeThrows', rule: '11.1', ...ANNA },
    'Anna is about to win the higher note here and rolls both black dice.'
  ],
  primeTimeNobody: [
    { code: 'primeTimeNobody', rule: '11.4', at: 3 },
    'No player is about to win the higher note at the Prime Time casino, so no one rolls.'
  ],
  blackBoxNobody: [
    { code: 'blackBoxNobody', rule: '21.3', at: 3 },
    'No player wins the higher note at the Black Box casino, so no one gets a pile.'
  ],
  blockItEmpty: [
    { code: 'blockItEmpty', rule: '19.3', at: 3, player: 'p1' },
    'Anna activates Block It!, but all its grey dice are gone, so nothing happens.'
  ]
};

const ALL: Readonly<Record<string, readonly [Why, string]>> = SENTENCES;

test.each(Object.entries(ALL))('%s', (_, [why, sentence]) => {
  expect(text.why(why, names)).toBe(sentence);
});

test('every reason of a tile has one', () => {
  const codes = TILES.flatMap(({ sentences }) => Object.keys(sentences));
  expect(codes.filter((code) => !Object.hasOwn(ALL, code))).toEqual([]);
});
