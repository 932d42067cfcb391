import { expect, test } from 'vitest';
import { whysGiven } from '$lib/core/fixtures/recorded';
import { matchOf, played, type Recorded } from './fixtures/recorded';
import { rules } from './rules';
import type { Why } from './types';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

const ASKED = 'only the referee says it of a tile that is not placed yet';
const TRIED = 'a refusal stands in no log that was played: the tests of its paragraph try it';
const RULED = 'a house rule that no recorded match plays: the tests of the payout play it';

/** Every reason of this game: given in a recorded match, or excused from it. */
const REASONS: Readonly<Record<Why['code'], 'recorded' | { readonly excused: string }>> = {
  jackpot: 'recorded',
  emptyJackpot: { excused: 'only a character takes the last chip off a jackpot' },
  notLeader: 'recorded',
  voidSeven: { excused: RULED },
  unclaimed: 'recorded',
  kickedOut: 'recorded',
  tiles: 'recorded',
  blockersJackpot: 'recorded',
  blockersNothing: 'recorded',
  fromCharacter: 'recorded',
  toCharacter: 'recorded',
  ontoJackpot: 'recorded',
  offJackpot: 'recorded',
  extra: { excused: ASKED },
  collected: 'recorded',
  split: 'recorded',
  oddChip: 'recorded',
  nothingToSplit: 'recorded',
  fined: 'recorded',
  finedNothing: { excused: 'the tests of the payout fine somebody who has nothing' },
  pileFined: { excused: RULED },
  refilled: 'recorded',
  sum: 'recorded',
  winsWith: 'recorded',
  lastDecides: 'recorded',
  level: 'recorded',
  mayPlace: { excused: ASKED },
  fits: { excused: ASKED },
  nothingFits: { excused: ASKED },
  twoTiles: { excused: TRIED },
  sharesLead: { excused: TRIED },
  otherLead: { excused: TRIED },
  limit: { excused: TRIED },
  distinct: { excused: TRIED },
  seven: { excused: TRIED },
  tileGone: { excused: TRIED },
  noBlockers: { excused: TRIED },
  notDue: { excused: TRIED },
  noSuchCasino: { excused: TRIED },
  mustPlace: { excused: TRIED },
  noTokens: { excused: TRIED },
  noTokenHere: { excused: TRIED },
  tokenNotThere: { excused: TRIED },
  notFixer: { excused: TRIED },
  fixedAlready: { excused: TRIED },
  oneCasinoTwice: { excused: TRIED },
  notDealt: { excused: TRIED },
  wrongDeal: { excused: TRIED },
  notPartner: { excused: TRIED },
  notSaid: { excused: TRIED },
  riggedByOther: { excused: TRIED },
  wrongTeams: { excused: TRIED },
  noChips: { excused: TRIED },
  chipsNotThere: { excused: TRIED },
  noFault: { excused: TRIED },
  riggedTold: { excused: TRIED },
  riggedMissing: { excused: TRIED },
  depthLater: { excused: TRIED },
  unreadable: { excused: TRIED },
  notNow: { excused: TRIED }
};

function whysOf(match: Recorded): readonly Why[] {
  return whysGiven(rules, matchOf(match), played(match).replayed, []);
}

test('every reason is given in some recorded match, or is excused', () => {
  const given = new Set(recordedMatches.flatMap(whysOf).map(({ code }) => code));
  const wanted = Object.entries(REASONS).filter(([, where]) => where === 'recorded');
  const missing = wanted.map(([code]) => code).filter((code) => !given.has(code as Why['code']));
  expect(missing).toEqual([]);
  const excused = [...given].filter((code) => REASONS[code] !== 'recorded');
  expect(excused).toEqual([]);
});
