import { expect, test } from 'vitest';
import { lacking } from '$lib/core/fixtures/positions';
import { bars } from './fixtures/positions/bars';
import { refusals } from './fixtures/positions/refusals';
import { rulings } from './fixtures/positions/rulings';
import type { Why } from './types';

const POSITIONS = [...bars, ...rulings, ...refusals];

test.each(POSITIONS)('%s', async (_, given, expected) => {
  expect(await given()).toEqual(expected);
});

/** How many positions each reason still lacks of three. */
const LACKING: Readonly<Record<Why['code'], number>> = {
  alone: 0,
  raided: 0,
  shutOut: 0,
  noGambler: 0,
  nothingThere: 0,
  offered: 0,
  offeredNothing: 0,
  kept: 0,
  keptNothing: 0,
  duelWon: 0,
  duelWonNothing: 0,
  duelLost: 0,
  equalLost: 0,
  equalWon: 0,
  unclaimed: 0,
  taken: 0,
  proposes: 0,
  proposesEqual: 0,
  odds: 0,
  sum: 0,
  level: 0,
  notInHand: 0,
  alreadyChosen: 0,
  notAllChosen: 0,
  noSuchCard: 0,
  cardGone: 0,
  wrongCards: 0,
  chitGone: 0,
  wrongChits: 0,
  barClosed: 0,
  wrongShares: 0,
  notAsked: 0,
  wrongDie: 0,
  unreadable: 0,
  takenWrong: 0,
  depthLater: 0,
  notNow: 0
};

test('each reason stands in three positions worked by hand', () => {
  const codes = Object.keys(LACKING) as Why['code'][];
  expect(lacking(codes, POSITIONS)).toEqual(LACKING);
});
