import { describe, expect, test } from 'vitest';
import {
  askIds,
  counts,
  left,
  live,
  offeredMoves,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { after, pass, place, roll, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import type { RoyaleOptions } from '$lib/games/las-vegas/state/royale';
import { rules } from '$lib/games/las-vegas/rules';
import type { Face, Move } from '$lib/games/las-vegas/types';

function use(face: Face, size: 'small' | 'big' = 'small'): Move {
  return tile('power-play', { do: 'use', size, face });
}

function withToken(options: Partial<RoyaleOptions> = {}): TestMatch {
  const start = table(2, ['power-play', 'jackpot', 'handicap'], {
    options,
    dice: { 1: { p1: '1', p2: '2' } },
    left: { p1: '5', p2: '4+B' }
  });
  return after(start, place(1, 2));
}

describe('Power Play', () => {
  test('16.1 the player who places dice and alone has the most takes the token', () => {
    expect(live(withToken(), 'power-play')).toEqual({ holder: 'p1' });
    const tied = after(table(2, ['power-play'], { dice: { 1: { p2: '2' } } }), place(1, 2));
    expect(live(tied, 'power-play')).toEqual({});
  });

  test('16.1 it can also be taken from an opponent', () => {
    const passed = after(withToken(), place(1, 2));
    expect(live(passed, 'power-play')).toEqual({ holder: 'p2' });
    expect(passed.ledger.map(({ why }) => why)).toEqual([
      { code: 'powerPlayTaken', rule: '16.1', at: 1, player: 'p1' },
      { code: 'powerPlayTaken', rule: '16.1', at: 1, player: 'p2', from: 'p1' }
    ]);
  });

  test('16.2 instead of rolling, the player turns a die, places it, and activates its tile', () => {
    const next = after(withToken(), place(6, 1));
    expect(askIds(next)).toContain('power-play use');
    const afterUse = after(next, use(2));
    expect(counts(afterUse, 2)).toEqual({ p1: 1, gray: 1 });
    expect(left(afterUse, 'p1')).toBe('2+0');
    expect(askIds(afterUse)).toEqual(['jackpot throw']);
    const testMatch = after(afterUse, tile('jackpot', { do: 'throw', dice: [1, 6] }));
    expect(sums(testMatch.ledger, 'jackpotWon')).toEqual({ p1: 30000 });
    expect(testMatch.state.turn).toBe('p2');
  });

  test('16.2 it cannot be used after rolling, by other players, or for a closed casino', () => {
    expect(askIds(withToken())).not.toContain('power-play use');
    const closed = after(
      table(2, ['power-play', 'no-entry']),
      place(1, 1),
      place(2, 1),
      tile('no-entry', { do: 'close', face: 5 })
    );
    expect(offeredMoves(closed, 'power-play use').shut).toEqual([use(5), use(5, 'big')]);
  });

  test('16.3 the printed example: two grey dice make a tie, and the token is returned at once', () => {
    const testMatch = after(
      table(4, ['block-it', 'power-play'], { dice: { 2: { p1: '1', p2: '1', p3: '1' } } }),
      pass,
      pass,
      place(2, 1)
    );
    expect(live(testMatch, 'power-play')).toEqual({ holder: 'p3' });
    const gray = after(testMatch, place(1, 1), tile('block-it', { do: 'block', gray: 2, face: 2 }));
    expect(live(gray, 'power-play')).toEqual({});
    expect(gray.ledger.at(-1)?.why).toEqual({ code: 'powerPlayBack', rule: '16.3', at: 2, player: 'p3' });
  });

  test('16.6 by house rule it can be used after rolling too', () => {
    const rolled = after(withToken({ powerPlayWhen: 'after' }), place(6, 1), roll([3, 3, 4]));
    expect(askIds(rolled)).toContain('power-play use');
    const afterUse = after(rolled, use(5));
    expect([counts(afterUse, 5), left(afterUse, 'p1'), afterUse.state.turn]).toEqual([
      { gray: 2, p1: 1 },
      '2+0',
      'p2'
    ]);
    expect(afterUse.state.arena).toEqual({});
    const strictState = after(withToken(), place(6, 1), roll([3, 3, 4]));
    expect(rules.refuse(strictState.state, use(5))).toMatchObject({ code: 'powerPlayRolled', rule: '16.6' });
  });

  test('16.7 if grey dice outnumber everyone’s, no one has the lead', () => {
    const testMatch = after(
      table(2, ['block-it', 'power-play'], { dice: { 2: { p1: '1' } } }),
      place(2, 1),
      place(1, 1),
      tile('block-it', { do: 'block', gray: 3, face: 2 })
    );
    expect(testMatch.ledger.at(-1)?.why).toEqual({
      code: 'powerPlayBack',
      rule: '16.7',
      at: 2,
      player: 'p1',
      leader: 'gray'
    });
    expect(live(after(testMatch, place(2, 1)), 'power-play')).toEqual({});
  });

  test('16.3 a player who only ties does not take the token, and it is returned', () => {
    const tied = after(withToken(), place(1, 1));
    expect(live(tied, 'power-play')).toEqual({});
  });

  test.each<[string, RoyaleOptions['powerPlayLeader'], object]>([
    ['16.4 passed without activating, it goes back', 'back', {}],
    ['16.4 or stays with its holder', 'stays', { holder: 'p1' }],
    ['16.4 or goes to whoever is in front', 'leader', { holder: 'p2' }]
  ])('%s', (_, powerPlayLeader, expected) => {
    const passed = after(
      withToken({ powerPlayLeader }),
      place(3, 1),
      tile('handicap', { do: 'take', from: 6, slot: 'adjust' }),
      tile('handicap', { do: 'turn', size: 'big', face: 1 })
    );
    expect(counts(passed, 1)).toMatchObject({ p1: 3, p2: 4 });
    expect(live(passed, 'power-play')).toEqual(expected);
  });

  test('16.4 if players tie without the big die, it is returned under any house rule', () => {
    for (const powerPlayLeader of ['back', 'stays', 'leader'] as const) {
      const tied = after(
        withToken({ powerPlayLeader }),
        place(3, 1),
        tile('handicap', { do: 'take', from: 6, slot: 'adjust' }),
        tile('handicap', { do: 'turn', size: 'small', face: 1 })
      );
      expect(live(tied, 'power-play')).toEqual({});
    }
  });

  test('16.5 after use it is kept, or by house rule returned', () => {
    expect(live(after(withToken(), place(6, 1), use(5)), 'power-play')).toEqual({ holder: 'p1' });
    expect(live(after(withToken({ powerPlayUsed: 'spent' }), place(6, 1), use(5)), 'power-play')).toEqual({});
  });
});
