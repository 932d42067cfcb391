import { describe, expect, test } from 'vitest';
import {
  matchAfter,
  placeAllAt,
  deal,
  neutralMove,
  pass,
  placeMove,
  roll,
  newMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import { text } from '$lib/games/las-vegas/strings/en/log';
import type { Move } from '$lib/games/las-vegas/types';

const validCount = { small: [7, 0, 0, 0, 0, 0], big: 1 };
const count = {
  type: 'count',
  dice: { p1: validCount, p2: validCount, p3: validCount },
  chips: { p1: 2, p2: 2, p3: 2 }
};

const beforeDeal = newMatch(3).state;
const turn = matchAfter(newMatch(3), deal()).state;
const stateAfterRoll = matchAfter(newMatch(3), deal(), roll([1, 1, 2, 2, 3, 3, 4], 6)).state;
const twoPlayers = matchAfter(newMatch(2), deal()).state;
const rounds = matchAfter(newMatch(3, { depth: 'rounds' }), deal()).state;
const statesByName = { toDeal: beforeDeal, turn, rolled: stateAfterRoll, two: twoPlayers, rounds };

function placementMoves(value: unknown): readonly (readonly ['turn', object])[] {
  const place = { type: 'place', face: 1 };
  return [
    ['turn', { ...place, small: value, big: 1 }],
    ['turn', { ...place, small: 1, big: value }]
  ];
}

/** Moves that make no sense, tried in states in which the same type of move may be allowed. */
const unreadableMoves: readonly (readonly [at: keyof typeof statesByName, move: unknown])[] = [
  ...[null, undefined, 'pass', 7, [], {}, { type: 'win' }, { type: null }].map(
    (move) => ['turn', move] as const
  ),
  ...[undefined, null, {}, 'x', [1, 2, 3, 4, 5, 6], Array(6).fill([30000]), Array(6).fill([0.5, 30000])].map(
    (pairs) => ['toDeal', { type: 'deal', pairs }] as const
  ),
  ...[undefined, 7, '1111111', [1, 1, 1, 1, 1, 1, 7], [1, 1, 1, 1, 1, 1, 0.5], Array(7).fill(null)].map(
    (dice) => ['turn', { type: 'roll', dice, big: 1 }] as const
  ),
  ...[0, 7, -1, 1.5, '1', null].map(
    (bigFace) => ['two', { type: 'neutral', dice: [1, 1, 1, 1, 1, 1, 1], big: bigFace }] as const
  ),
  ...[0, 7, -1, 1.5, '1', null, undefined, [1]].map((face) => ['rolled', { type: 'place', face }] as const),
  ...[-1, 0.5, '1', null, NaN, 1e300].flatMap(placementMoves),
  ['turn', { type: 'pass', free: 'yes' }],
  ['rounds', { type: 'count' }],
  ['rounds', { ...count, dice: [validCount, validCount, validCount] }],
  ['rounds', { ...count, dice: { ...count.dice, p1: { small: [8, -1, 0, 0, 0, 0], big: 1 } } }],
  ['rounds', { ...count, dice: { ...count.dice, p1: { small: [6.5, 0.5, 0, 0, 0, 0], big: 1 } } }],
  ['rounds', { ...count, dice: { ...count.dice, p1: { small: [7, 0, 0, 0, 0, 0, 0], big: 1 } } }],
  ['rounds', { ...count, dice: { ...count.dice, p1: { small: [7], big: 8 } } }],
  ['rounds', { ...count, dice: { ...count.dice, p1: null } }],
  ['rounds', { ...count, chips: { ...count.chips, p2: 0.5 } }],
  ['rounds', { ...count, chips: { ...count.chips, p2: -1 } }],
  ['rounds', { ...count, chips: [2, 2, 2] }],
  ['toDeal', { type: 'depth', depth: 'days' }],
  ['toDeal', { type: 'lay', tile: 'roulette' }],
  ['toDeal', { type: 'bank', notes: { toString: 54 } }],
  ['toDeal', { type: 'bank', notes: { 30000: 53.5, 40000: 0.5 } }],
  ['toDeal', { type: 'tile', tile: 'jackpot', do: 'throw', dice: 3 }]
];

describe('an unreadable move is refused without an exception', () => {
  test.each(unreadableMoves.map(([tableName, move]) => [tableName, JSON.stringify(move), move] as const))(
    '%s %s',
    (tableName, _, move) => {
      expect(rules.refuse(statesByName[tableName], move as Move)).toEqual({
        code: 'unreadable',
        rule: '7.1'
      });
    }
  );

  test('a move with numbers that are too high is refused for its own reason', () => {
    expect(rules.refuse(turn, placeMove(1, 99))).toMatchObject({ code: 'tooMany' });
    expect(rules.refuse(turn, { type: 'place', face: 1, small: 0, big: 9 })).toMatchObject({
      code: 'bigGone'
    });
    expect(rules.refuse(beforeDeal, deal(Array<[number, number]>(6).fill([7, 7])))).toMatchObject({
      code: 'notInPile'
    });
  });

  test.each<Move>([
    { type: 'bank', notes: 'notCounted' },
    { type: 'bank', notes: { 30000: 1 } },
    { type: 'countBank' }
  ])('the basic game has no bank to count: %j', (move) => {
    expect(rules.refuse(turn, move)).toMatchObject({ code: 'notNow', wanted: 'turn' });
  });

  test.each<Move>([
    { type: 'lay', tile: 'jackpot' },
    { type: 'reward', tile: 'jackpot', player: 'p1', value: 10000 }
  ])('the basic game has no tiles, loaded or not: %j', (move) => {
    // Before the tiles are loaded, the name of a tile is unreadable.
    expect(['notNow', 'unreadable']).toContain(rules.refuse(turn, move)?.code);
  });

  test('in the basic game a pass without a chip is refused, with a reason', () => {
    const refusal = rules.refuse(turn, { type: 'pass', free: true });
    expect(refusal && text.why(refusal, (player) => player)).toBe('p1 has to pay a chip to pass.');
  });

  test('a readable move is accepted', () => {
    expect(rules.refuse(rounds, count as unknown as Move)).toBeUndefined();
    expect(rules.refuse(twoPlayers, neutralMove([1, 2, 3, 4, 5, 6, 6], 6))).toBeUndefined();
    for (const move of [pass, placeAllAt(6), roll([1, 1, 1, 1, 1, 1, 1], 6)])
      expect(rules.refuse(turn, move)).toBeUndefined();
  });
});
