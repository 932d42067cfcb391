import { describe, expect, test } from 'vitest';
import { after, allAt, deal, neutral, place, newMatch } from '$lib/games/las-vegas/fixtures/test-match';
import type { Move, RoundOpening } from '$lib/games/las-vegas/types';

/** The start of round 2 after these moves. */
function opening(
  players: number,
  moves: readonly Move[],
  options: Parameters<typeof newMatch>[1] = {}
): RoundOpening {
  const { state } = after(newMatch(players, options), deal(), ...moves);
  expect(state).toMatchObject({ round: 2, turn: state.opening.player });
  return state.opening;
}

describe('the starting player of the next round', () => {
  test('2.5 is the winner of the higher note at casino 6', () => {
    expect(opening(3, [allAt(1), allAt(6), allAt(2)])).toEqual({
      player: 'p2',
      why: { code: 'winnerBegins', rule: '2.5', player: 'p2', casino: 6, passedOver: [] }
    });
  });

  test('2.5 is the winner at the next lower casino if no one won that note', () => {
    expect(opening(3, [allAt(1), allAt(2), allAt(4)])).toEqual({
      player: 'p3',
      why: { code: 'winnerBegins', rule: '2.5', player: 'p3', casino: 4, passedOver: [6, 5] }
    });
  });

  test('2.5 a casino where everyone is tied has no winner', () => {
    const { player, why } = opening(3, [allAt(6), allAt(6), allAt(1)]);
    expect(player).toBe('p3');
    expect(why).toMatchObject({ casino: 1, passedOver: [6, 5, 4, 3, 2] });
  });

  test('2.5 the only player left after ties are removed has won the casino', () => {
    const moves = [place(6, 3), place(6, 3), place(6, 1), place(1, 4, 1), place(2, 4, 1), place(3, 6, 1)];
    expect(opening(3, moves).player).toBe('p3');
  });

  test('2.6 a higher note that went under the pile has no winner, even if someone won the lower note', () => {
    const rolled = neutral([6, 6, 6, 6, 6, 6, 6], 1);
    const moves = [rolled, place(6, 6, 1), allAt(3), place(6, 1)];
    // Neutral has seven at casino 6, p1 first eight and then nine.
    expect(opening(2, moves).player).toBe('p1');
    const behind = [rolled, place(6, 5, 0), allAt(3), place(2, 2, 1)];
    expect(opening(2, behind)).toEqual({
      player: 'p2',
      why: { code: 'winnerBegins', rule: '2.6', player: 'p2', casino: 3, passedOver: [6, 5, 4] }
    });
    expect(opening(2, behind, { imaginaryWinner: 'second' })).toEqual({
      player: 'p1',
      why: { code: 'secondBegins', rule: '2.6', player: 'p1', casino: 6, passedOver: [] }
    });
  });

  test('2.5 no one wins a casino where only an imaginary player has dice', () => {
    const alone = [neutral([6, 6, 6, 6, 6, 6, 6], 6), allAt(4), allAt(3)];
    for (const imaginaryWinner of ['down', 'second'] as const)
      expect(opening(2, alone, { imaginaryWinner })).toEqual({
        player: 'p1',
        why: { code: 'winnerBegins', rule: '2.5', player: 'p1', casino: 4, passedOver: [6, 5] }
      });
  });

  describe('if no one won a higher note', () => {
    const tied = [allAt(4), allAt(4), allAt(4)];

    test('2.7 the same player goes first again', () => {
      expect(opening(3, tied, { first: 'p3' })).toEqual({
        player: 'p3',
        why: { code: 'sameBegins', rule: '2.7', player: 'p3' }
      });
    });

    test('2.7 by house rule the next seat goes first', () => {
      expect(opening(3, tied, { first: 'p3', nobodyWon: 'next' })).toEqual({
        player: 'p1',
        why: { code: 'nextBegins', rule: '2.7', player: 'p1', before: 'p3' }
      });
    });
  });
});
