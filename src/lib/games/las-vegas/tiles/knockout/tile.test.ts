import { describe, expect, test } from 'vitest';
import {
  askIds,
  left,
  live,
  offeredMoves,
  paid,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { after, place, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { Dice } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';

function withBar(testMatch: TestMatch, bar: Readonly<Partial<Record<PlayerId, Dice>>>): TestMatch {
  const royale = testMatch.state.royale!;
  const tiles = royale.tiles.map((tile) => (tile.tile === 'knockout' ? { ...tile, live: { bar } } : tile));
  return { ...testMatch, state: { ...testMatch.state, royale: { ...royale, tiles } } };
}

const one = { small: 1, big: 0 };
const twoSmallDice = { small: 2, big: 0 };

describe('Knockout?', () => {
  test('18.1 each opponent puts a die in the bar, except players who have two there or none in hand', () => {
    const start = table(4, ['knockout'], { left: { p1: '3', p2: '4', p3: '0', p4: '3' } });
    const next = after(withBar(start, { p1: one, p3: one, p4: twoSmallDice }), place(1, 1));
    expect(live(next, 'knockout')).toEqual({ bar: { p2: one, p3: one, p4: twoSmallDice } });
    expect(['p1', 'p2', 'p3', 'p4'].map((player) => left(next, player as PlayerId))).toEqual([
      '3+0',
      '3+0',
      '0+0',
      '3+0'
    ]);
  });

  test('18.4 the opponent chooses the die, and the big die counts as one of two', () => {
    const activated = after(table(2, ['knockout'], { left: { p2: '2+B' } }), place(1, 1));
    expect(rules.asks(activated.state)).toMatchObject([{ id: 'knockout give', for: 'p2' }]);
    expect(offeredMoves(activated, 'knockout give').open).toHaveLength(2);
    const big = after(activated, tile('knockout', { do: 'give', player: 'p2', size: 'big' }));
    expect(live(big, 'knockout')).toEqual({ bar: { p2: { small: 0, big: 1 } } });
    const full = after(withBar(table(2, ['knockout']), { p2: { small: 1, big: 1 } }), place(1, 1));
    expect(askIds(full)).toContain('roll');
  });

  test('18.4 all opponents with a choice are asked together, with the same result as one by one', () => {
    const left = { p2: '2+B', p3: '3', p4: '1+B' };
    const activated = after(table(4, ['knockout'], { left }), place(1, 1));
    expect(rules.asks(activated.state)).toMatchObject([
      { id: 'knockout together', for: ['p2', 'p4'] },
      { id: 'knockout give', for: 'p2' }
    ]);
    expect(offeredMoves(activated, 'knockout together').open).toHaveLength(4);
    const afterBoth = after(
      activated,
      tile('knockout', { do: 'together', sizes: { p2: 'big', p4: 'small' } })
    );
    expect(live(afterBoth, 'knockout')).toEqual({ bar: { p2: { small: 0, big: 1 }, p3: one, p4: one } });
    const single = after(
      activated,
      tile('knockout', { do: 'give', player: 'p2', size: 'big' }),
      tile('knockout', { do: 'give', player: 'p4', size: 'small' })
    );
    expect(single.state).toEqual(afterBoth.state);
    expect(single.ledger).toEqual(afterBoth.ledger);
  });

  test('18.5 the player’s own dice come back first, then the opponents put theirs clockwise', () => {
    const start = table(2, ['knockout'], { left: { p1: '1', p2: '2' } });
    const next = after(withBar(start, { p1: twoSmallDice }), place(1, 1));
    expect(next.ledger.map(({ why }) => why.code)).toEqual(['knockoutBack', 'knockedOut']);
    expect(left(next, 'p1')).toBe('2+0');
  });

  test('18.3 dice in the bar do not count, and a player with no other dice is out', () => {
    const start = table(3, ['knockout'], { dice: { 1: { p3: '1' } }, left: { p2: 'B' } });
    const next = after(
      withBar(start, { p2: one }),
      place(1, 1),
      tile('knockout', { do: 'give', player: 'p3', size: 'small' })
    );
    expect(live(next, 'knockout')).toMatchObject({ bar: { p2: { small: 1, big: 1 } } });
    expect(next.state.turn).toBe('p3');
    expect(sums(paid(next), 'most', 'second', 'third', 'tied')).not.toHaveProperty('p2');
  });

  test('18.2 all dice of the player come out of the bar, and those of opponents stay', () => {
    const start = table(2, ['knockout'], { left: { p1: '1', p2: '0' } });
    const next = after(withBar(start, { p1: { small: 1, big: 1 }, p2: twoSmallDice }), place(1, 1));
    expect(live(next, 'knockout')).toEqual({ bar: { p2: twoSmallDice } });
    expect(left(next, 'p1')).toBe('1+1');
    expect(next.ledger.map(({ why }) => [why.code, why.rule])).toEqual([['knockoutBack', '18.2']]);
  });

  test('18.6 a player with dice only in the bar is out until one is returned', () => {
    const start = table(2, ['knockout'], { left: { p1: '2', p2: '0' } });
    const alone = after(withBar(start, { p2: one }), place(2, 1));
    expect(alone.state.turn).toBe('p1');
  });
});
