import { expect, test } from 'vitest';
import { lacking } from '$lib/core/fixtures/positions';
import { payouts } from './fixtures/positions/payouts';
import { refusals } from './fixtures/positions/refusals';
import { rulings } from './fixtures/positions/rulings';
import type { Why } from './types';

const POSITIONS = [...payouts, ...rulings, ...refusals];

test.each(POSITIONS)('%s', async (_, given, expected) => {
  expect(await given()).toEqual(expected);
});

/** How many positions each reason still lacks of three. */
const LACKING: Readonly<Record<Why['code'], number>> = {
  jackpot: 0,
  emptyJackpot: 0,
  notLeader: 0,
  voidSeven: 0,
  unclaimed: 0,
  kickedOut: 0,
  tiles: 0,
  blockersJackpot: 0,
  blockersNothing: 0,
  fromCharacter: 0,
  toCharacter: 0,
  ontoJackpot: 0,
  offJackpot: 0,
  extra: 0,
  collected: 0,
  split: 0,
  oddChip: 0,
  nothingToSplit: 0,
  fined: 0,
  finedNothing: 0,
  pileFined: 0,
  refilled: 0,
  sum: 0,
  winsWith: 0,
  lastDecides: 0,
  level: 0,
  mayPlace: 0,
  fits: 0,
  nothingFits: 0,
  twoTiles: 0,
  sharesLead: 0,
  otherLead: 0,
  limit: 0,
  distinct: 0,
  seven: 0,
  tileGone: 0,
  noBlockers: 0,
  notDue: 0,
  noSuchCasino: 0,
  mustPlace: 0,
  noTokens: 0,
  noTokenHere: 0,
  tokenNotThere: 0,
  notFixer: 0,
  fixedAlready: 0,
  oneCasinoTwice: 0,
  notDealt: 0,
  wrongDeal: 0,
  notPartner: 0,
  notSaid: 0,
  riggedByOther: 0,
  wrongTeams: 0,
  noChips: 0,
  chipsNotThere: 0,
  noFault: 0,
  riggedTold: 0,
  riggedMissing: 0,
  depthLater: 0,
  unreadable: 0,
  notNow: 0
};

test('each reason stands in three positions worked by hand', () => {
  const codes = Object.keys(LACKING) as Why['code'][];
  expect(lacking(codes, POSITIONS)).toEqual(LACKING);
});
