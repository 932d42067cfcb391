import { describe, expect, test } from 'vitest';
import {
  askIds,
  diceCounts,
  diceInHand,
  piecesOnTile,
  offeredMoves,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, pass, placeMove, roll, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import type { RoyaleOptions } from '$lib/games/las-vegas/state/royale';
import { rules } from '$lib/games/las-vegas/rules';
import type { Face, Move } from '$lib/games/las-vegas/types';

function useMove(face: Face, size: 'small' | 'big' = 'small'): Move {
  return tile('power-play', { do: 'use', size, face });
}

function withToken(options: Partial<RoyaleOptions> = {}): TestMatch {
  const initialMatch = table(2, ['power-play', 'jackpot', 'handicap'], {
    options,
    dice: { 1: { p1: '1', p2: '2' } },
    diceInHand: { p1: '5', p2: '4+B' }
  });
  return matchAfter(initialMatch, placeMove(1, 2));
}

describe('Power Play', () => {
  test('16.1 the player who places dice and alone has the most takes the token', () => {
    expect(piecesOnTile(withToken(), 'power-play')).toEqual({ holder: 'p1' });
    const afterTie = matchAfter(table(2, ['power-play'], { dice: { 1: { p2: '2' } } }), placeMove(1, 2));
    expect(piecesOnTile(afterTie, 'power-play')).toEqual({});
  });

  test('16.1 the token can also be taken from an opponent', () => {
    const overtakenMatch = matchAfter(withToken(), placeMove(1, 2));
    expect(piecesOnTile(overtakenMatch, 'power-play')).toEqual({ holder: 'p2' });
    expect(overtakenMatch.ledger.map(({ why }) => why)).toEqual([
      { code: 'powerPlayTaken', rule: '16.1', at: 1, player: 'p1' },
      { code: 'powerPlayTaken', rule: '16.1', at: 1, player: 'p2', from: 'p1' }
    ]);
  });

  test('16.2 instead of rolling, the player turns a die, places it, and activates its tile', () => {
    const next = matchAfter(withToken(), placeMove(6, 1));
    expect(askIds(next)).toContain('power-play use');
    const afterUse = matchAfter(next, useMove(2));
    expect(diceCounts(afterUse, 2)).toEqual({ p1: 1, gray: 1 });
    expect(diceInHand(afterUse, 'p1')).toBe('2+0');
    expect(askIds(afterUse)).toEqual(['jackpot throw']);
    const testMatch = matchAfter(afterUse, tile('jackpot', { do: 'throw', dice: [1, 6] }));
    expect(sums(testMatch.ledger, 'jackpotWon')).toEqual({ p1: 30000 });
    expect(testMatch.state.turn).toBe('p2');
  });

  test('16.2 the token cannot be used after rolling, by other players, or for a closed casino', () => {
    expect(askIds(withToken())).not.toContain('power-play use');
    const afterClosing = matchAfter(
      table(2, ['power-play', 'no-entry']),
      placeMove(1, 1),
      placeMove(2, 1),
      tile('no-entry', { do: 'close', face: 5 })
    );
    expect(offeredMoves(afterClosing, 'power-play use').refusedMoves).toEqual([
      useMove(5),
      useMove(5, 'big')
    ]);
  });

  test('16.3 the printed example: two grey dice make a tie, and the token is returned at once', () => {
    const testMatch = matchAfter(
      table(4, ['block-it', 'power-play'], { dice: { 2: { p1: '1', p2: '1', p3: '1' } } }),
      pass,
      pass,
      placeMove(2, 1)
    );
    expect(piecesOnTile(testMatch, 'power-play')).toEqual({ holder: 'p3' });
    const gray = matchAfter(testMatch, placeMove(1, 1), tile('block-it', { do: 'block', gray: 2, face: 2 }));
    expect(piecesOnTile(gray, 'power-play')).toEqual({});
    expect(gray.ledger.at(-1)?.why).toEqual({ code: 'powerPlayBack', rule: '16.3', at: 2, player: 'p3' });
  });

  test('16.6 by house rule the token can be used after rolling too', () => {
    const afterRoll = matchAfter(withToken({ powerPlayWhen: 'after' }), placeMove(6, 1), roll([3, 3, 4]));
    expect(askIds(afterRoll)).toContain('power-play use');
    const afterUse = matchAfter(afterRoll, useMove(5));
    expect([diceCounts(afterUse, 5), diceInHand(afterUse, 'p1'), afterUse.state.turn]).toEqual([
      { gray: 2, p1: 1 },
      '2+0',
      'p2'
    ]);
    expect(afterUse.state.arena).toEqual({});
    const strictState = matchAfter(withToken(), placeMove(6, 1), roll([3, 3, 4]));
    expect(rules.refuse(strictState.state, useMove(5))).toMatchObject({
      code: 'powerPlayRolled',
      rule: '16.6'
    });
  });

  test('16.7 if grey dice outnumber everyone’s, no one has the lead', () => {
    const testMatch = matchAfter(
      table(2, ['block-it', 'power-play'], { dice: { 2: { p1: '1' } } }),
      placeMove(2, 1),
      placeMove(1, 1),
      tile('block-it', { do: 'block', gray: 3, face: 2 })
    );
    expect(testMatch.ledger.at(-1)?.why).toEqual({
      code: 'powerPlayBack',
      rule: '16.7',
      at: 2,
      player: 'p1',
      leader: 'gray'
    });
    expect(piecesOnTile(matchAfter(testMatch, placeMove(2, 1)), 'power-play')).toEqual({});
  });

  test('16.3 a player who only ties does not take the token, which is returned', () => {
    const afterTie = matchAfter(withToken(), placeMove(1, 1));
    expect(piecesOnTile(afterTie, 'power-play')).toEqual({});
  });

  test.each<[string, RoyaleOptions['powerPlayLeader'], object]>([
    ['16.4 passed without activating, it goes back', 'back', {}],
    ['16.4 or stays with its holder', 'stays', { holder: 'p1' }],
    ['16.4 or goes to whoever is in front', 'leader', { holder: 'p2' }]
  ])('%s', (_, powerPlayLeader, expected) => {
    const overtakenMatch = matchAfter(
      withToken({ powerPlayLeader }),
      placeMove(3, 1),
      tile('handicap', { do: 'take', from: 6, slot: 'adjust' }),
      tile('handicap', { do: 'turn', size: 'big', face: 1 })
    );
    expect(diceCounts(overtakenMatch, 1)).toMatchObject({ p1: 3, p2: 4 });
    expect(piecesOnTile(overtakenMatch, 'power-play')).toEqual(expected);
  });

  test('16.4 if players tie without the big die, the token is returned under any house rule', () => {
    for (const powerPlayLeader of ['back', 'stays', 'leader'] as const) {
      const afterTie = matchAfter(
        withToken({ powerPlayLeader }),
        placeMove(3, 1),
        tile('handicap', { do: 'take', from: 6, slot: 'adjust' }),
        tile('handicap', { do: 'turn', size: 'small', face: 1 })
      );
      expect(piecesOnTile(afterTie, 'power-play')).toEqual({});
    }
  });

  test('16.5 after use the token is kept, or by house rule returned', () => {
    expect(piecesOnTile(matchAfter(withToken(), placeMove(6, 1), useMove(5)), 'power-play')).toEqual({
      holder: 'p1'
    });
    expect(
      piecesOnTile(
        matchAfter(withToken({ powerPlayUsed: 'spent' }), placeMove(6, 1), useMove(5)),
        'power-play'
      )
    ).toEqual({});
  });
});
