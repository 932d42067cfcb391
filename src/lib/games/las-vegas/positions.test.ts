import { expect, test } from 'vitest';
import { lacking, type Position } from '$lib/core/fixtures/positions';
import { TILES } from './tiles/all';
import type { TileWhy } from './tiles/tile-words';
import type { Why } from './types';

/** Every file of worked positions; those of a tile may have one of their own. */
const POSITIONS = Object.values(
  import.meta.glob<Readonly<Record<string, readonly Position[]>>>('./fixtures/positions/*.ts', {
    eager: true
  })
).flatMap((worked) => Object.values(worked).flat());

test.each(POSITIONS)('%s', async (_, given, expected) => {
  expect(await given()).toEqual(expected);
});

/** How many positions each reason still lacks of three; those of the tiles lack none. */
const LACKING: Readonly<Record<Exclude<Why['code'], TileWhy['code']>, number>> = {
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
  bankPays: 0,
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
  chipCardsTaken: 0
};

test('each reason stands in three positions worked by hand', () => {
  const ofTiles = Object.fromEntries(
    TILES.flatMap(({ sentences }) => Object.keys(sentences)).map((code) => [code, 0] as const)
  );
  const wanted: Readonly<Record<string, number>> = { ...LACKING, ...ofTiles };
  expect(lacking(Object.keys(wanted), POSITIONS)).toEqual(wanted);
});
