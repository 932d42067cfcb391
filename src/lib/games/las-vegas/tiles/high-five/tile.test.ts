import { describe, expect, test } from 'vitest';
import { lastDie, live, paid, sums, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, place } from '$lib/games/las-vegas/fixtures/test-match';

describe('High Five', () => {
  test('13.1 the fifth die takes the token, which pays nothing yet', () => {
    const five = after(table(3, ['high-five'], { dice: { 1: { p1: '3' } } }), place(1, 2));
    expect(live(five, 'high-five')).toEqual({ holder: 'p1' });
    expect(sums(five.ledger)).toEqual({ p1: 0 });
  });

  test('13.1 three small dice and the big one count as five, and four small dice do not', () => {
    const four = after(table(3, ['high-five'], { dice: { 1: { p1: '2' } } }), place(1, 2));
    expect(live(four, 'high-five')).toEqual({});
    const five = after(table(3, ['high-five'], { dice: { 1: { p1: '2' } } }), place(1, 1, 1));
    expect(live(five, 'high-five')).toEqual({ holder: 'p1' });
  });

  test('13.2 the second player with five dice gets nothing, with a reason', () => {
    const first = after(table(2, ['high-five'], { dice: { 1: { p1: '3', p2: '3' } } }), place(1, 2));
    const second = after(first, place(1, 2));
    expect(live(second, 'high-five')).toEqual({ holder: 'p1' });
    expect(second.ledger.at(-1)).toEqual({
      to: 'p2',
      value: 0,
      why: {
        code: 'highFiveGone',
        rule: '13.2',
        at: 1,
        player: 'p2',
        dice: { who: 'p2', small: 5, big: 0, count: 5 },
        holder: 'p1'
      }
    });
  });

  test('13.2 turning a die to the casino takes no token, but the next placement there does', () => {
    const start = table(3, ['high-five', 'handicap'], { dice: { 1: { p1: '4' } } });
    const turned = after(
      start,
      place(2, 1),
      tile('handicap', { do: 'take', from: 6, slot: 'adjust' }),
      tile('handicap', { do: 'turn', size: 'small', face: 1 })
    );
    expect(live(turned, 'high-five')).toEqual({});
    const next = after(turned, place(3, 1), place(3, 2), place(1, 1));
    expect(live(next, 'high-five')).toEqual({ holder: 'p1' });
  });

  test('13.3 the token pays $100,000, even if all dice of its holder are tied', () => {
    const tied = after(table(2, ['high-five'], { dice: { 1: { p1: '3', p2: '5' } } }), place(1, 2));
    expect(sums(paid(tied), 'highFivePaid', 'most', 'tied')).toEqual({ p1: 100000, p2: 0 });
    const { state } = lastDie(tied, 'p2', 6);
    expect(state.purses.p1?.notes).toContain(100000);
  });
});
