import { expect, test } from 'vitest';
import { whysGiven } from '$lib/core/fixtures/recorded';
import { follow, matchOf, played, type Recorded } from './fixtures/recorded';
import { rules } from './rules';
import type { Why } from './types';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

const ASKED = 'it moves no piece: the referee says it of a bar, and the tests of its sentences check it';
const UNTOLD = 'no control of the screen can tell it: the laws put moves out of shape';

/** Every reason of this game: given in a recorded match, or excused from it. */
const REASONS: Readonly<Record<Why['code'], 'recorded' | { readonly excused: string }>> = {
  alone: 'recorded',
  raided: 'recorded',
  shutOut: 'recorded',
  noGambler: 'recorded',
  nothingThere: { excused: 'every round lays a chit at every bar, so that only the referee is asked it' },
  offered: 'recorded',
  offeredNothing: 'recorded',
  kept: 'recorded',
  keptNothing: 'recorded',
  duelWon: 'recorded',
  duelWonNothing: 'recorded',
  duelLost: 'recorded',
  equalLost: 'recorded',
  equalWon: 'recorded',
  unclaimed: { excused: 'a house rule that no recorded match plays: the tests of the setup play it' },
  taken: 'recorded',
  proposes: { excused: ASKED },
  proposesEqual: { excused: ASKED },
  odds: { excused: ASKED },
  sum: 'recorded',
  level: 'recorded',
  notInHand: 'recorded',
  alreadyChosen: 'recorded',
  notAllChosen: 'recorded',
  noSuchCard: 'recorded',
  cardGone: 'recorded',
  wrongCards: 'recorded',
  chitGone: 'recorded',
  wrongChits: 'recorded',
  barClosed: 'recorded',
  wrongShares: 'recorded',
  notAsked: 'recorded',
  wrongDie: { excused: UNTOLD },
  unreadable: { excused: UNTOLD },
  takenWrong: 'recorded',
  depthLater: 'recorded',
  notNow: 'recorded'
};

function whysOf(match: Recorded): readonly Why[] {
  return whysGiven(rules, matchOf(match), played(match).replayed, follow(match).tries);
}

test('every reason is given in some recorded match, or is excused', () => {
  const given = new Set(recordedMatches.flatMap(whysOf).map(({ code }) => code));
  const wanted = Object.entries(REASONS).filter(([, where]) => where === 'recorded');
  expect([...given].sort()).toEqual(wanted.map(([code]) => code).sort());
});

test('a lost duel was recorded under each rule that can decide it', () => {
  const lost = recordedMatches.flatMap(whysOf).filter(({ code }) => code === 'duelLost');
  expect([...new Set(lost.map(({ rule }) => rule))].sort()).toEqual(['4.5', '4.6', '4.7', '6.3']);
});
