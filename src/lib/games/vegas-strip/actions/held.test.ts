import { describe, expect, test } from 'vitest';
import { countsBy, heldBy, placedBy, withTile } from './draft';
import { after, moves, seated } from '$lib/games/vegas-strip/fixtures/sitting';
import { rules } from '$lib/games/vegas-strip/rules';
import type { Tap } from '$lib/games/vegas-strip/types';

const tile = (number: number): Tap => ({ tap: 'tile', tile: number });

describe('the taps before a tile is placed', () => {
  test('the tile that was tapped last is held, and tapped again it is back in the hand', () => {
    expect(heldBy([])).toBeUndefined();
    expect(heldBy([tile(4), tile(6)])).toEqual({ tile: 6, blocker: false, plus: 0 });
    expect(heldBy([tile(4), tile(4)])).toBeUndefined();
    expect(heldBy([tile(4), { tap: 'tile', tile: 4, blocker: true }])).toEqual({
      tile: 4,
      blocker: true,
      plus: 0
    });
  });

  test('4.7 tokens go with the tile that is held, one a tap', () => {
    expect(heldBy([tile(4), { tap: 'plus' }, { tap: 'plus' }])?.plus).toBe(2);
    expect(heldBy([tile(4), { tap: 'plus' }, tile(5)])?.plus).toBe(0);
    expect(heldBy([tile(4), { tap: 'plus' }, { tap: 'noPlus' }])?.plus).toBe(0);
    expect(heldBy([{ tap: 'plus' }])).toBeUndefined();
  });

  test('4.2 a casino is shown as it would rank with the tile', () => {
    const { state } = after(seated(3), ...moves('5 c1', '3 c1'));
    const [casino] = rules.view(state).casinos;
    const then = withTile(casino!, { player: 'p3', number: 6, plus: 0 });
    expect(then.sets.map(({ player, sum, leads }) => [player, sum, leads])).toEqual([
      ['p3', 6, true],
      ['p1', 5, false],
      ['p2', 3, false]
    ]);
    expect([...placedBy(rules.view(state).casinos, { player: 'p2' })]).toEqual([[3, 'c1']]);
  });
});

test('7.2 of those who lead one is chosen, and the jackpot lies there already', () => {
  const { state } = seated(2, { depth: 'rounds' });
  const ask = rules.asks(state).find(({ id }) => id === 'house c1');
  if (ask?.kind !== 'counts') throw new Error('a casino is told by counts');
  const tap = (group: string, row: string, count: number): Tap => ({
    tap: 'count',
    ask: 'house c1',
    group: `c1 ${group}`,
    row,
    count
  });
  const counts = countsBy([tap('leader', 'p1', 1), tap('leader', 'p2', 1), tap('sums', 'p1', 4)], ask, 10);
  expect(counts['c1 leader']).toMatchObject({ p1: 0, p2: 1 });
  expect(counts['c1 sums']).toMatchObject({ p1: 4, p2: 0 });
  expect(counts['c1 jackpot']).toEqual({ jackpot: 10 });
});
