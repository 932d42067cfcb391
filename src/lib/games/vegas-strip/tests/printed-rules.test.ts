import { describe, expect, test } from 'vitest';
import { casinosFor } from '$lib/games/vegas-strip/data';
import { after, withPlacedTiles, pay, newMatch } from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';
import { TILE_NUMBERS, type Move } from '$lib/games/vegas-strip/types';

const appSecrets = { secrets: 'app' } as const;
const ids = (testMatch: ReturnType<typeof newMatch>): readonly string[] =>
  rules.asks(testMatch.state).map(({ id }) => id);

describe('setup', () => {
  test('1.9 each player has one tile of each number', () => {
    expect(TILE_NUMBERS).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('2.9 with five casinos the fixer card of the sixth is not dealt', () => {
    expect(casinosFor(4)).toHaveLength(5);
    const [ask] = rules.asks(newMatch(4, appSecrets).state);
    expect(JSON.stringify(ask)).toContain('c5');
    expect(JSON.stringify(ask)).not.toContain('c6');
  });

  test('2.10 six +3 tokens are in the supply before the first tile', () => {
    expect(rules.pieces?.(newMatch(3).state)['token']).toEqual({ beside: 6, casinos: 0 });
  });

  test('2.11 there are five or six casinos, depending on the number of players', () => {
    expect([2, 3, 4, 5, 6].map((players) => casinosFor(players).length)).toEqual([5, 6, 5, 6, 6]);
  });
});

describe('fixers and partners', () => {
  const dealtMatch = after(newMatch(4, appSecrets), { type: 'deal', cards: ['c1', 'c2', 'c3', 'c4'] });

  test('3.11 a partner sees the rigged and the secure casino as the fixer chose them', () => {
    const fixedMatch = after(
      dealtMatch,
      { type: 'fix', player: 'p1', rigged: 'c2', secure: 'c1' },
      { type: 'fix', player: 'p3', rigged: 'c3', secure: 'c4' }
    );
    const { ownSecret } = rules.view(fixedMatch.state, 'p2');
    expect(ownSecret).toMatchObject({ rigged: 'Sunset Gondola', secure: 'Santorini' });
  });

  test('3.12 with three players no one is asked to read a partner’s cards', () => {
    const moves: readonly Move[] = [
      { type: 'deal', cards: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] },
      { type: 'fix', player: 'p1', rigged: 'c1', secure: 'c2' },
      { type: 'fix', player: 'p2', rigged: 'c3', secure: 'c4' },
      { type: 'fix', player: 'p3', rigged: 'c5', secure: 'c6' }
    ];
    const afterChoices = after(newMatch(3, appSecrets), ...moves);
    expect(ids(afterChoices).filter((id) => id.startsWith('read'))).toEqual([]);
    expect(afterChoices.state.phase).toBe('turns');
  });
});

test('5.21 the tiles of a rigged casino go back before the secure ones are scored', () => {
  const table = withPlacedTiles(
    newMatch(3),
    { c1: ['p1 5'], c2: ['p2 6', 'p1 3'] },
    { p1: 'c1', p2: 'c5', p3: 'c6' }
  );
  const paidMatch = after(table, pay);
  const houses = paidMatch.state.paid?.houses.map(({ casino }) => casino) ?? [];
  expect(houses.indexOf('c1')).toBeLessThan(houses.indexOf('c2'));
  expect(paidMatch.state.hands['p1']).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
