import { describe, expect, test } from 'vitest';
import {
  matchAfter,
  placeAllAt,
  deal,
  neutralMove,
  placeMove,
  newMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import type { Move, RoundOpening } from '$lib/games/las-vegas/types';

/** The start of round 2 after these moves. */
function openingAfter(
  players: number,
  moves: readonly Move[],
  options: Parameters<typeof newMatch>[1] = {}
): RoundOpening {
  const { state } = matchAfter(newMatch(players, options), deal(), ...moves);
  expect(state).toMatchObject({ round: 2, turn: state.opening.player });
  return state.opening;
}

describe('the starting player of the next round', () => {
  test('2.5 is the winner of the higher note at casino 6', () => {
    expect(openingAfter(3, [placeAllAt(1), placeAllAt(6), placeAllAt(2)])).toEqual({
      player: 'p2',
      why: { code: 'winnerBegins', rule: '2.5', player: 'p2', casino: 6, passedOver: [] }
    });
  });

  test('2.5 is the winner at the next lower casino if no one won that note', () => {
    expect(openingAfter(3, [placeAllAt(1), placeAllAt(2), placeAllAt(4)])).toEqual({
      player: 'p3',
      why: { code: 'winnerBegins', rule: '2.5', player: 'p3', casino: 4, passedOver: [6, 5] }
    });
  });

  test('2.5 a casino where everyone is tied has no winner', () => {
    const { player, why } = openingAfter(3, [placeAllAt(6), placeAllAt(6), placeAllAt(1)]);
    expect(player).toBe('p3');
    expect(why).toMatchObject({ casino: 1, passedOver: [6, 5, 4, 3, 2] });
  });

  test('2.5 the only player left after ties are removed has won the casino', () => {
    const moves = [
      placeMove(6, 3),
      placeMove(6, 3),
      placeMove(6, 1),
      placeMove(1, 4, 1),
      placeMove(2, 4, 1),
      placeMove(3, 6, 1)
    ];
    expect(openingAfter(3, moves).player).toBe('p3');
  });

  test('2.6 a higher note that went under the pile has no winner, even if someone won the lower note', () => {
    const neutralRoll = neutralMove([6, 6, 6, 6, 6, 6, 6], 1);
    const moves = [neutralRoll, placeMove(6, 6, 1), placeAllAt(3), placeMove(6, 1)];
    // The neutral player has seven at casino 6; p1 has eight there, then nine.
    expect(openingAfter(2, moves).player).toBe('p1');
    const movesWithoutLead = [neutralRoll, placeMove(6, 5, 0), placeAllAt(3), placeMove(2, 2, 1)];
    expect(openingAfter(2, movesWithoutLead)).toEqual({
      player: 'p2',
      why: { code: 'winnerBegins', rule: '2.6', player: 'p2', casino: 3, passedOver: [6, 5, 4] }
    });
    expect(openingAfter(2, movesWithoutLead, { imaginaryWinner: 'second' })).toEqual({
      player: 'p1',
      why: { code: 'secondBegins', rule: '2.6', player: 'p1', casino: 6, passedOver: [] }
    });
  });

  test('2.5 no one wins a casino where only an imaginary player has dice', () => {
    const moves = [neutralMove([6, 6, 6, 6, 6, 6, 6], 6), placeAllAt(4), placeAllAt(3)];
    for (const imaginaryWinner of ['down', 'second'] as const)
      expect(openingAfter(2, moves, { imaginaryWinner })).toEqual({
        player: 'p1',
        why: { code: 'winnerBegins', rule: '2.5', player: 'p1', casino: 4, passedOver: [6, 5] }
      });
  });

  describe('if no one won a higher note', () => {
    const tiedMoves = [placeAllAt(4), placeAllAt(4), placeAllAt(4)];

    test('2.7 the same player goes first again', () => {
      expect(openingAfter(3, tiedMoves, { first: 'p3' })).toEqual({
        player: 'p3',
        why: { code: 'sameBegins', rule: '2.7', player: 'p3' }
      });
    });

    test('2.7 by house rule the next seat goes first', () => {
      expect(openingAfter(3, tiedMoves, { first: 'p3', nobodyWon: 'next' })).toEqual({
        player: 'p1',
        why: { code: 'nextBegins', rule: '2.7', player: 'p1', before: 'p3' }
      });
    });
  });
});
