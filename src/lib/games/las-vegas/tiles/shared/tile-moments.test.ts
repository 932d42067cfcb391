import { describe, expect, test } from 'vitest';
import {
  matchAfter,
  placeAllAt,
  deal,
  pass,
  placeMove,
  roll,
  newMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { Move } from '$lib/games/las-vegas/types';

const enteredMove: Move = { type: 'count', dice: {}, chips: {} };

describe('the match asks one thing at a time', () => {
  const turns = matchAfter(newMatch(3), deal());

  test.each<[string, Parameters<typeof rules.refuse>[0], Move, string]>([
    ['7.1 the notes come first', newMatch(3).state, placeMove(1, 1), 'deal'],
    ['7.1 notes are dealt once a round', turns.state, deal(), 'turn'],
    ['7.1 a round entered turn by turn is not counted', turns.state, enteredMove, 'turn'],
    [
      '7.1 dice that were rolled are not rolled again',
      matchAfter(turns, roll([1, 2, 3, 4, 5, 6, 6], 6)).state,
      roll([1, 1, 1, 1, 1, 1, 1], 1),
      'place'
    ]
  ])('%s', (_, state, move, expected) => {
    expect(rules.refuse(state, move)).toEqual({ code: 'notNow', rule: '7.1', wanted: expected });
  });

  test('7.1 nothing is asked after the third round', () => {
    const round = [deal(), placeAllAt(1), placeAllAt(1), placeAllAt(1)];
    const { state } = matchAfter(newMatch(3), ...round, ...round, ...round);
    expect(state.phase).toBe('over');
    expect(rules.asks(state)).toEqual([]);
    expect(rules.refuse(state, deal())).toEqual({ code: 'notNow', rule: '7.1', wanted: 'nothing' });
    expect(rules.refuse(state, { type: 'depth', depth: 'rounds' })).toMatchObject({ wanted: 'nothing' });
  });

  test('7.1 a placement or a pass is accepted if no roll was entered before it', () => {
    expect(rules.refuse(turns.state, placeMove(1, 7, 1))).toBeUndefined();
    expect(rules.refuse(turns.state, pass)).toBeUndefined();
  });
});

describe('every turn, or round results only', () => {
  const toRounds: Move = { type: 'depth', depth: 'rounds' };
  const turns = matchAfter(newMatch(3), deal());

  test('7.4 the choice can be changed before the notes are dealt and before the first die is placed', () => {
    expect(matchAfter(newMatch(3), toRounds, deal()).state.depth).toBe('rounds');
    expect(rules.asks(matchAfter(turns, toRounds).state)[0]?.id).toBe('count');
    expect(matchAfter(turns, toRounds, { type: 'depth', depth: 'turns' }).state.depth).toBe('turns');
  });

  test.each<[string, Move]>([
    ['a roll', roll([1, 2, 3, 4, 5, 6, 6], 6)],
    ['a placement', placeMove(1, 1)],
    ['a pass', pass]
  ])('7.4 waits for the next round after %s', (_, move) => {
    const started = matchAfter(turns, move);
    expect(rules.refuse(started.state, toRounds)).toEqual({
      code: 'depthLater',
      rule: '7.4',
      depth: 'rounds'
    });
    expect(rules.asks(started.state).find(({ id }) => id === 'depth')).toMatchObject({
      choices: [{ move: toRounds, refused: { code: 'depthLater' } }]
    });
  });

  test('7.4 the current choice cannot be made again', () => {
    expect(rules.refuse(turns.state, { type: 'depth', depth: 'turns' })).toMatchObject({ code: 'notNow' });
  });

  test('4.6 in the next round everyone has all dice again, and the choice can be changed', () => {
    const next = matchAfter(turns, placeAllAt(1), placeAllAt(1), placeAllAt(2));
    expect(next.state.purses.p1).toMatchObject({ small: 7, big: 1 });
    expect(rules.refuse(next.state, toRounds)).toBeUndefined();
  });
});
