import { expect, test } from 'vitest';
import { ledgerOf, replay } from '$lib/core';
import { follow, matchOf, played, type Recorded } from './fixtures/recorded';
import { rules } from './rules';
import type { TableWhy } from './royale-text';
import type { TileWhy } from './tiles';
import type { Why } from './types';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

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
  notNow: 'recorded'
};

function codesOf(match: Recorded): readonly string[] {
  const { replayed } = played(match);
  const ledger = ledgerOf(replayed);
  const states = replayed.steps.map(({ after }) => after);
  const refusals = follow(match).tries.map(({ entries, tried }) =>
    rules.refuse(replay(rules, matchOf(match), entries).state, tried)
  );
  const whys: readonly (Why | undefined)[] = [
    ...refusals,
    ...ledger.map(({ why }) => why),
    rules.start(match.options, replayed.state.seats).opening.why,
    ...states.map(({ opening }) => opening.why),
    ...rules.ranking(replayed.state, ledger).flatMap((row) => row.whys)
  ];
  return whys.flatMap((why) => (why === undefined ? [] : [why.code]));
}

test('every reason is given in some recorded match, or is excused', () => {
  const given = new Set(recordedMatches.flatMap(codesOf));
  const wanted = Object.entries(REASONS).filter(([, where]) => where === 'recorded');
  expect([...given].sort()).toEqual(wanted.map(([code]) => code).sort());
});
