import { expect, test } from 'vitest';
import { enteredCountsOf } from '$lib/core/asks/entered';
import { newMatch } from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';
import { olderTaps } from './older-taps';

test('a tile that was picked up, put back or given tokens is restored', () => {
  const tile = (number: number) => ({ tap: 'tile', tile: number });
  const pickTap = (part: string, value: string, ask = 'place') => ({ ask, kit: 'pick', part, value });
  expect(olderTaps([tile(4), { tap: 'plus' }, { tap: 'plus' }])).toEqual([
    pickTap('tile', '4'),
    pickTap('plus', '1'),
    pickTap('plus', '2')
  ]);
  expect(olderTaps([tile(4), tile(4)])).toEqual([pickTap('tile', '4'), pickTap('tile', 'none')]);
  expect(olderTaps([tile(4), { tap: 'plus' }, { tap: 'noPlus' }])).toEqual([
    pickTap('tile', '4'),
    pickTap('plus', '1'),
    pickTap('plus', '0')
  ]);
  expect(olderTaps([{ tap: 'tile', tile: 2, blocker: true }])).toEqual([pickTap('tile', '2', 'block')]);
});

test('7.2 if several leaders were tapped, the last one leads', () => {
  const countTap = (group: string, row: string, count = 1) => ({
    ask: 'house c1',
    group: `c1 ${group}`,
    row,
    count
  });
  const oldTaps = [countTap('leader', 'p1'), countTap('sums', 'p2', 4), countTap('leader', 'p3')];
  const taps = olderTaps(oldTaps.map((item) => ({ tap: 'count', ...item })));
  expect(taps).toEqual(oldTaps.map((item) => ({ kit: 'count', ...item })));
  const [ask] = rules.asks(newMatch(3, { depth: 'rounds' }).state).filter(({ id }) => id === 'house c1');
  const counts = enteredCountsOf(taps, ask?.kind === 'counts' ? ask.groups : []);
  expect(counts['c1 leader']).toEqual({ nobody: 0, p1: 0, p2: 0, p3: 1 });
  expect(counts['c1 sums']).toEqual({ p1: 0, p2: 4, p3: 0 });
});

test('taps that all games share stay, and unreadable ones are left out', () => {
  const sharedTap = { ask: 'chips c1', kit: 'count', group: 'c1 gives', row: 'p1', count: 3 };
  expect(olderTaps([sharedTap, { tap: 'plus' }, { tap: 'tile' }, { tap: 'show', show: 'x' }, {}])).toEqual([
    sharedTap
  ]);
});
