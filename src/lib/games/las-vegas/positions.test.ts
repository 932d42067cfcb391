import { expect, test } from 'vitest';
import { lacking } from '$lib/core/fixtures/positions';
import { banks } from './fixtures/positions/banks';
import { casinos } from './fixtures/positions/casinos';
import { lastTiles } from './fixtures/positions/last-tiles';
import { moreTiles } from './fixtures/positions/more-tiles';
import { openings } from './fixtures/positions/openings';
import { rankings } from './fixtures/positions/rankings';
import { refusals } from './fixtures/positions/refusals';
import { royaleTables } from './fixtures/positions/royale-tables';
import { rulings } from './fixtures/positions/rulings';
import { tiles } from './fixtures/positions/tiles';
import type { Why } from './types';

const POSITIONS = [
  ...openings,
  ...casinos,
  ...rankings,
  ...banks,
  ...refusals,
  ...royaleTables,
  ...tiles,
  ...moreTiles,
  ...lastTiles,
  ...rulings
];

test.each(POSITIONS)('%s', async (_, given, expected) => {
  expect(await given()).toEqual(expected);
});

/** How many positions each reason still lacks of three. */
const LACKING: Readonly<Record<Why['code'], number>> = {
  most: 0,
  second: 0,
  third: 0,
  tied: 0,
  leftOver: 0,
  imaginary: 0,
  pair: 0,
  chip: 0,
  passed: 0,
  spent: 0,
  begins: 0,
  winnerBegins: 0,
  secondBegins: 0,
  sameBegins: 0,
  nextBegins: 0,
  sum: 0,
  morePieces: 0,
  level: 0,
  notRolled: 0,
  noChip: 0,
  noDice: 0,
  tooMany: 0,
  bigGone: 0,
  notAll: 0,
  wrongRoll: 0,
  notSixPairs: 0,
  notInPile: 0,
  short: 0,
  over: 0,
  chipsBound: 0,
  depthLater: 0,
  unreadable: 0,
  notNow: 0,
  closed: 0,
  notFree: 0,
  bankLacks: 0,
  bankOwes: 0,
  debtPaid: 0,
  bankChips: 0,
  bankChanges: 0,
  bankCombines: 0,
  notLayable: 0,
  notTheBank: 0,
  toldReward: 0,
  chipBonus: 0,
  wrongChipCards: 0,
  chipCardGone: 0,
  noChipCard: 0,
  chipCardsTaken: 0,
  badLuck: 0,
  badLuckSpared: 0,
  debtSetOff: 0,
  blackBox: 0,
  blocked: 0,
  doubleDownPaid: 0,
  doubleDownTied: 0,
  doubleDownThird: 0,
  fiftyFiftyTaken: 0,
  fiftyFiftyLost: 0,
  handicapPaid: 0,
  handicapAdjusts: 0,
  handicapFull: 0,
  handicapNone: 0,
  highFiveTaken: 0,
  highFivePaid: 0,
  highFiveGone: 0,
  highFiveFew: 0,
  jackpotWon: 0,
  jackpotGrows: 0,
  knockedOut: 0,
  knockoutBack: 0,
  knockoutChooses: 0,
  knockoutSpared: 0,
  luckyPunchGuessed: 0,
  luckyPunchPaid: 0,
  myChoicePaid: 0,
  myChoiceActivates: 0,
  myChoiceStill: 0,
  myChoiceNothing: 0,
  goldenTaken: 0,
  goldenPaid: 0,
  myChoiceAdjusts: 0,
  niceDicePaid: 0,
  niceDiceDisplaced: 0,
  noEntryClosed: 0,
  noEntryKept: 0,
  noEntryOwn: 0,
  noEntryThere: 0,
  payDay: 0,
  powerPlayTaken: 0,
  powerPlayBack: 0,
  powerPlaySpent: 0,
  powerPlayKept: 0,
  powerPlayNot: 0,
  primeTimePlaced: 0,
  primeTimeThrows: 0,
  primeTimeNobody: 0
};

test('each reason stands in three positions worked by hand', () => {
  const codes = Object.keys(LACKING) as Why['code'][];
  expect(lacking(codes, POSITIONS)).toEqual(LACKING);
});
