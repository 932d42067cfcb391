import { expect, test } from 'vitest';
import { whysGiven } from '$lib/core/fixtures/recorded';
import { follow, matchOf, played, type Recorded } from './fixtures/recorded';
import { rules } from './rules';
import type { Why } from './types';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

const ASKED = 'it moves no piece: the referee says it, and the tests of its cases check it';

/** Every reason of this game: given in a recorded match, or excused from it. */
const REASONS: Readonly<Record<Why['code'], 'recorded' | { readonly excused: string }>> = {
  most: 'recorded',
  second: 'recorded',
  third: 'recorded',
  tied: 'recorded',
  leftOver: 'recorded',
  imaginary: 'recorded',
  bonus: 'recorded',
  sum: 'recorded',
  moreNotes: 'recorded',
  level: 'recorded',
  allowed: { excused: ASKED },
  mayTake: { excused: ASKED },
  stops: { excused: ASKED },
  goesOn: { excused: ASKED },
  lastTurn: { excused: ASKED },
  noCard: 'recorded',
  manyNumbers: 'recorded',
  notInHand: 'recorded',
  alreadyChosen: 'recorded',
  notAllChosen: 'recorded',
  wrongHand: 'recorded',
  finished: 'recorded',
  alreadyLaid: 'recorded',
  notYourTurn: 'recorded',
  noSuchCard: 'recorded',
  noteGone: 'recorded',
  wrongNotes: 'recorded',
  wrongChipCards: 'recorded',
  chipCardGone: 'recorded',
  wrongNeutral: 'recorded',
  noChipCard: 'recorded',
  wrongCount: 'recorded',
  takenWrong: 'recorded',
  depthLater: 'recorded',
  unreadable: { excused: 'no control of the screen can tell it: the laws put moves out of shape' },
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
