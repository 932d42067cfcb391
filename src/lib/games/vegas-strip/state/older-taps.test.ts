import { expect, test } from 'vitest';
import { countsEntered } from '$lib/core/asks/entered';
import { newMatch } from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';
import { olderTaps } from './older-taps';

test('a tile that was picked up, put back or given tokens is restored', () => {
  const tile = (number: number) => ({ tap: 'tile', tile: number });
  const pick = (part: string, value: string, ask = 'place') => ({ ask, kit: 'pick', part, value });
  expect(olderTaps([tile(4), { tap: 'plus' }, { tap: 'plus' }])).toEqual([
    pick('tile', '4'),
    pick('plus', '1'),
    pick('plus', '2')
  ]);
  expect(olderTaps([tile(4), tile(4)])).toEqual([pick('tile', '4'), pick('tile', 'none')]);
  expect(olderTaps([tile(4), { tap: 'plus' }, { tap: 'noPlus' }])).toEqual([
    pick('tile', '4'),
    pick('plus', '1'),
    pick('plus', '0')
  ]);
  expect(olderTaps([{ tap: 'tile', tile: 2, blocker: true }])).toEqual([pick('tile', '2', 'block')]);
});

test('7.2 if several leaders were tapped, the last one leads', () => {
  const tap = (group: string, row: string, count = 1) => ({
    ask: 'house c1',
    group: `c1 ${group}`,
    row,
    count
  });
  const older = [tap('leader', 'p1'), tap('sums', 'p2', 4), tap('leader', 'p3')];
  const taps = olderTaps(older.map((item) => ({ tap: 'count', ...item })));
  expect(taps).toEqual(older.map((item) => ({ kit: 'count', ...item })));
  const [ask] = rules.asks(newMatch(3, { depth: 'rounds' }).state).filter(({ id }) => id === 'house c1');
  const counts = countsEntered(taps, ask?.kind === 'counts' ? ask.groups : []);
  expect(counts['c1 leader']).toEqual({ nobody: 0, p1: 0, p2: 0, p3: 1 });
  expect(counts['c1 sums']).toEqual({ p1: 0, p2: 4, p3: 0 });
});

test('taps that all games share stay, and unreadable ones are left out', () => {
  const shared = { ask: 'chips c1', kit: 'count', group: 'c1 gives', row: 'p1', count: 3 };
  expect(olderTaps([shared, { tap: 'plus' }, { tap: 'tile' }, { tap: 'show', show: 'x' }, {}])).toEqual([
    shared
  ]);
});
