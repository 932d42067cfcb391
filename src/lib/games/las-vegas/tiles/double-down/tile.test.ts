import { describe, expect, test } from 'vitest';
import {
  askIds,
  diceCounts,
  piecesOnTile,
  offeredMoves,
  payoutPostings,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove } from '$lib/games/las-vegas/fixtures/test-match';
import { payDoubleDown } from './tile';
import { strength } from '$lib/games/las-vegas/payout/payout';

const smallDice = (count: number) => ({ small: count, big: 0 });

function paymentsOnTile(dice: Parameters<typeof payDoubleDown>[1]): unknown {
  return Object.fromEntries(payDoubleDown('this', dice).map(({ player, value }) => [player, value]));
}

describe('Double Down', () => {
  test('22.1 players may move any number of their own dice, even those of earlier turns', () => {
    const initialMatch = table(2, ['double-down'], { dice: { 1: { p1: '2' } } });
    const afterPlacing = matchAfter(initialMatch, placeMove(1, 2));
    expect(offeredMoves(afterPlacing, 'double-down move').allowedMoves).toHaveLength(5);
    const afterMove = matchAfter(afterPlacing, tile('double-down', { do: 'move', small: 2, big: 0 }));
    expect(diceCounts(afterMove, 1)).toEqual({ p1: 2 });
    expect(piecesOnTile(afterMove, 'double-down')).toEqual({ dice: { p1: smallDice(2) } });
    expect(askIds(afterMove)).toEqual(['roll', 'place', 'depth']);
  });

  test('22.1 players may move none of their dice, or all', () => {
    const afterPlacing = matchAfter(table(2, ['double-down']), placeMove(1, 1));
    expect(
      diceCounts(matchAfter(afterPlacing, tile('double-down', { do: 'move', small: 0, big: 0 })), 1)
    ).toEqual({
      p1: 1
    });
    expect(
      diceCounts(matchAfter(afterPlacing, tile('double-down', { do: 'move', small: 1, big: 0 })), 1)
    ).toEqual({});
  });

  test('22.2 the tile and its casino are paid separately', () => {
    const firstMatch = matchAfter(
      table(2, ['double-down'], { dice: { 1: { p1: '2' } } }),
      placeMove(1, 2),
      tile('double-down', { do: 'move', small: 2, big: 0 })
    );
    const secondRound = matchAfter(
      firstMatch,
      placeMove(1, 3),
      tile('double-down', { do: 'move', small: 1, big: 0 })
    );
    const lines = payoutPostings(secondRound);
    expect(sums(lines, 'tied')).toEqual({ p1: 0, p2: 0 });
    expect(sums(lines, 'doubleDownPaid')).toEqual({ p1: 60000, p2: 30000 });
  });

  test.each([
    [
      '22.2 tied players are removed, and the big die counts as two',
      { p1: smallDice(1), p2: smallDice(1), p3: { small: 0, big: 1 } },
      { p1: 0, p2: 0, p3: 60000 }
    ],
    ['22.3 all may leave', { p1: { small: 0, big: 1 }, p2: smallDice(2) }, { p1: 0, p2: 0 }],
    [
      '22.2 the third player gets nothing',
      { p1: smallDice(3), p2: smallDice(2), p3: smallDice(1) },
      { p1: 60000, p2: 30000, p3: 0 }
    ]
  ])('%s', (_, dice, expected) => {
    expect(paymentsOnTile(dice)).toEqual(expected);
  });

  test('22.3 the reason says who a tied player ties with', () => {
    expect(payDoubleDown(2, { p1: { small: 0, big: 1 }, p2: smallDice(2) })[0]?.why).toEqual({
      code: 'doubleDownTied',
      rule: '22.3',
      at: 2,
      dice: strength('p1', { small: 0, big: 1 }),
      others: [strength('p2', smallDice(2))]
    });
  });
});
