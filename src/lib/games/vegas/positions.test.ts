import { expect, test } from 'vitest';
import { lacking } from '$lib/core/fixtures/positions';
import { moments } from './fixtures/positions/moments';
import { rulings } from './fixtures/positions/rulings';
import { tables } from './fixtures/positions/tables';
import { tellings } from './fixtures/positions/tellings';
import { turns } from './fixtures/positions/turns';
import type { Why } from './types';

const POSITIONS = [...tables, ...turns, ...moments, ...tellings, ...rulings];

test.each(POSITIONS)('%s', async (_, given, expected) => {
  expect(await given()).toEqual(expected);
});

/** How many positions each reason still lacks of three. */
const LACKING: Readonly<Record<Why['code'], number>> = {
  most: 0,
  fewer: 0,
  lowest: 0,
  higher: 0,
  equallyLow: 0,
  higherThird: 0,
  nextLowest: 0,
  nextHigher: 0,
  discarded: 0,
  nobodyThere: 0,
  toldWinner: 0,
  toldNobody: 0,
  notScored: 0,
  begins: 0,
  throws: 0,
  throwsForMary: 0,
  changes: 0,
  passes: 0,
  playsGoodLuck: 0,
  sendsFrontMan: 0,
  playsMaryChip: 0,
  places: 0,
  placesJoker: 0,
  replaces: 0,
  leaves: 0,
  noBenefit: 0,
  noNumber: 0,
  challenges: 0,
  hasChosen: 0,
  challengerStays: 0,
  defenderStays: 0,
  bothLeave: 0,
  maryMoves: 0,
  marySkips: 0,
  maryStays: 0,
  maryWaits: 0,
  maryArrives: 0,
  full: 0,
  countersBack: 0,
  turnEnds: 0,
  turnGoesOn: 0,
  nothingToPlace: 0,
  lastChip: 0,
  toldOver: 0,
  toldGold: 0,
  toldCounts: 0,
  toldLowest: 0,
  toldDepth: 0,
  toldCounter: 0,
  toldPawn: 0,
  toldCards: 0,
  toldMary: 0,
  toldTurn: 0,
  sum: 0,
  level: 0,
  moreChips: 0,
  highestChip: 0,
  notNow: 0,
  unreadable: 0,
  notTheirTurn: 0,
  tableScored: 0,
  stayedAt: 0,
  frontManHere: 0,
  mustChange: 0,
  cardSpent: 0,
  noCounters: 0,
  hasCounters: 0,
  otherNumber: 0,
  freeFirst: 0,
  ownCounter: 0,
  noSuchSpace: 0,
  mustPlace: 0,
  alreadyChosen: 0,
  notInDuel: 0,
  notAllChosen: 0,
  maryElsewhere: 0,
  noSuchTable: 0,
  wrongGold: 0,
  wrongCounts: 0,
  noSuchNumber: 0,
  notTied: 0,
  depthLater: 0,
  noBoard: 0,
  wouldFill: 0,
  asItIs: 0,
  maryPassed: 0,
  mayPlace: 0,
  nothingPlaced: 0,
  stillThere: 0,
  stepsTo: 0
};

test('each reason stands in three positions worked by hand', () => {
  const codes = Object.keys(LACKING) as Why['code'][];
  expect(lacking(codes, POSITIONS)).toEqual(LACKING);
});
