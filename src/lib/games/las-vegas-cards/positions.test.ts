import { expect, test } from 'vitest';
import { lacking } from '$lib/core/fixtures/positions';
import { casinos } from './fixtures/positions/casinos';
import { refusals } from './fixtures/positions/refusals';
import { rulings } from './fixtures/positions/rulings';
import type { Why } from './types';

const POSITIONS = [...casinos, ...rulings, ...refusals];

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
  bonus: 0,
  sum: 0,
  moreNotes: 0,
  level: 0,
  allowed: 0,
  mayTake: 0,
  stops: 0,
  goesOn: 0,
  lastTurn: 0,
  noCard: 0,
  manyNumbers: 0,
  notInHand: 0,
  alreadyChosen: 0,
  notAllChosen: 0,
  wrongHand: 0,
  finished: 0,
  alreadyLaid: 0,
  notYourTurn: 0,
  noSuchCard: 0,
  noteGone: 0,
  wrongNotes: 0,
  wrongChipCards: 0,
  chipCardGone: 0,
  wrongNeutral: 0,
  noChipCard: 0,
  wrongCount: 0,
  takenWrong: 0,
  depthLater: 0,
  unreadable: 0,
  notNow: 0
};

test('each reason stands in three positions worked by hand', () => {
  const codes = Object.keys(LACKING) as Why['code'][];
  expect(lacking(codes, POSITIONS)).toEqual(LACKING);
});
