import { describe, expect, test } from 'vitest';
import {
  placeLastDie,
  piecesOnTile,
  payoutPostings,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove } from '$lib/games/las-vegas/fixtures/test-match';

describe('High Five', () => {
  test('13.1 the fifth die takes the token, which pays nothing yet', () => {
    const afterFiveDice = matchAfter(table(3, ['high-five'], { dice: { 1: { p1: '3' } } }), placeMove(1, 2));
    expect(piecesOnTile(afterFiveDice, 'high-five')).toEqual({ holder: 'p1' });
    expect(sums(afterFiveDice.ledger)).toEqual({ p1: 0 });
  });

  test('13.1 three small dice and the big one count as five, and four small dice do not', () => {
    const afterFourDice = matchAfter(table(3, ['high-five'], { dice: { 1: { p1: '2' } } }), placeMove(1, 2));
    expect(piecesOnTile(afterFourDice, 'high-five')).toEqual({});
    const afterFiveDice = matchAfter(
      table(3, ['high-five'], { dice: { 1: { p1: '2' } } }),
      placeMove(1, 1, 1)
    );
    expect(piecesOnTile(afterFiveDice, 'high-five')).toEqual({ holder: 'p1' });
  });

  test('13.2 the second player with five dice gets nothing, with a reason', () => {
    const firstMatch = matchAfter(
      table(2, ['high-five'], { dice: { 1: { p1: '3', p2: '3' } } }),
      placeMove(1, 2)
    );
    const secondRound = matchAfter(firstMatch, placeMove(1, 2));
    expect(piecesOnTile(secondRound, 'high-five')).toEqual({ holder: 'p1' });
    expect(secondRound.ledger.at(-1)).toEqual({
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
    const initialMatch = table(3, ['high-five', 'handicap'], { dice: { 1: { p1: '4' } } });
    const afterTurning = matchAfter(
      initialMatch,
      placeMove(2, 1),
      tile('handicap', { do: 'take', from: 6, slot: 'adjust' }),
      tile('handicap', { do: 'turn', size: 'small', face: 1 })
    );
    expect(piecesOnTile(afterTurning, 'high-five')).toEqual({});
    const next = matchAfter(afterTurning, placeMove(3, 1), placeMove(3, 2), placeMove(1, 1));
    expect(piecesOnTile(next, 'high-five')).toEqual({ holder: 'p1' });
  });

  test('13.3 the token pays $100,000, even if all dice of its holder are tied', () => {
    const afterTie = matchAfter(
      table(2, ['high-five'], { dice: { 1: { p1: '3', p2: '5' } } }),
      placeMove(1, 2)
    );
    expect(sums(payoutPostings(afterTie), 'highFivePaid', 'most', 'tied')).toEqual({ p1: 100000, p2: 0 });
    const { state } = placeLastDie(afterTie, 'p2', 6);
    expect(state.purses.p1?.notes).toContain(100000);
  });
});
