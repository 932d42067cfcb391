import { expect, test } from 'vitest';
import { whysGiven } from '$lib/core/fixtures/recorded';
import { follow, matchOf, played, type Recorded } from './fixtures/recorded';
import { rules } from './rules';
import type { TableWhy } from './royale';
import type { TileWhy } from './tiles';
import type { Why } from './types';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

const CHIP_CARDS = 'a house rule that no recorded match plays: the tests of the chip cards play it';

/** Every reason of the basic game: given in a recorded match, or excused from it. */
const REASONS: Readonly<
  Record<Exclude<Why['code'], (TableWhy | TileWhy)['code']>, 'recorded' | { readonly excused: string }>
> = {
  most: 'recorded',
  second: 'recorded',
  third: 'recorded',
  tied: 'recorded',
  leftOver: 'recorded',
  imaginary: 'recorded',
  pair: { excused: 'it moves no piece: the referee and the deal say it of a pair, and their tests check it' },
  chip: 'recorded',
  passed: 'recorded',
  spent: 'recorded',
  begins: 'recorded',
  winnerBegins: 'recorded',
  secondBegins: { excused: 'a house rule that no recorded match plays: the test of 2.6 plays it' },
  sameBegins: 'recorded',
  nextBegins: 'recorded',
  sum: 'recorded',
  morePieces: 'recorded',
  level: 'recorded',
  notRolled: 'recorded',
  noChip: 'recorded',
  noDice: 'recorded',
  tooMany: 'recorded',
  bigGone: 'recorded',
  notAll: 'recorded',
  wrongRoll: 'recorded',
  notSixPairs: 'recorded',
  notInPile: 'recorded',
  short: 'recorded',
  over: 'recorded',
  chipsBound: 'recorded',
  depthLater: 'recorded',
  unreadable: { excused: 'no control of the screen can tell it: the laws put moves out of shape' },
  notNow: 'recorded',
  chipBonus: { excused: CHIP_CARDS },
  wrongChipCards: { excused: CHIP_CARDS },
  chipCardGone: { excused: CHIP_CARDS },
  noChipCard: { excused: CHIP_CARDS },
  chipCardsTaken: { excused: CHIP_CARDS }
};

function codesOf(match: Recorded): readonly string[] {
  const { replayed } = played(match);
  const whys: readonly Why[] = [
    ...whysGiven(rules, matchOf(match), replayed, follow(match).tries),
    rules.start(match.options, replayed.state.seats).opening.why,
    ...replayed.steps.map(({ after }) => after.opening.why)
  ];
  return whys.map(({ code }) => code);
}

test('every reason is given in some recorded match, or is excused', () => {
  const given = new Set(recordedMatches.flatMap(codesOf));
  const wanted = Object.entries(REASONS).filter(([, where]) => where === 'recorded');
  expect([...given].sort()).toEqual(wanted.map(([code]) => code).sort());
});
