import { describe, expect, test } from 'vitest';
import {
  askIds,
  diceCounts,
  placeLastDie,
  diceInHand,
  piecesOnTile,
  offeredMoves,
  payoutPostings,
  movedPieces,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import type { TileId } from '$lib/games/las-vegas/tiles';
import type { Face, Move } from '$lib/games/las-vegas/types';

function chooseMove(result: Face): Move {
  return tile('my-choice', { do: 'choose', result });
}

function afterThrow(testMatch: TestMatch, ...dice: readonly [Face, Face]): TestMatch {
  return matchAfter(testMatch, placeMove(1, 1), tile('my-choice', { do: 'throw', dice }));
}

function activateMove(face: Face): Move {
  return tile('my-choice', { do: 'activate', face });
}

function afterFours(tiles: readonly TileId[], setup: Parameters<typeof table>[2] = {}): TestMatch {
  return afterThrow(table(3, ['my-choice', ...tiles], setup), 4, 4);
}

const moves: readonly Move[] = [{ type: 'lay', tile: 'my-choice' }];

describe('My Choice', () => {
  test('24.1 the player chooses one of the two results', () => {
    const choiceMatch = afterThrow(table(3, ['my-choice']), 1, 3);
    expect(offeredMoves(choiceMatch, 'my-choice choose').allowedMoves).toEqual([
      chooseMove(1),
      chooseMove(3)
    ]);
    expect(movedPieces(matchAfter(choiceMatch, chooseMove(3)).ledger)).toEqual(['note 30000']);
  });

  test('24.1 a double leaves no choice', () => {
    expect(movedPieces(afterThrow(table(3, ['my-choice']), 2, 2).ledger)).toEqual([
      'chip 10000',
      'chip 10000'
    ]);
  });

  test('24.2 results 1, 2 and 3 pay money', () => {
    expect(movedPieces(afterThrow(table(3, ['my-choice']), 1, 1).ledger)).toEqual(['chip 10000']);
    expect(movedPieces(afterThrow(table(3, ['my-choice']), 3, 3).ledger)).toEqual(['note 30000']);
  });

  test('24.3 another tile acts as if dice had been placed there', () => {
    const jackpotMatch = matchAfter(
      afterFours(['prime-time', 'jackpot']),
      activateMove(3),
      tile('jackpot', { do: 'throw', dice: [5, 2] })
    );
    expect(movedPieces(jackpotMatch.ledger)).toEqual(['note 30000']);
  });

  test('24.7 some tiles have no effect, and without another tile nothing happens', () => {
    for (const id of ['prime-time', 'bad-luck', 'black-box'] as const)
      expect(askIds(matchAfter(afterFours([id]), activateMove(2)))).toContain('roll');
    expect(afterFours([]).ledger.at(-1)?.why).toEqual({
      code: 'myChoiceActivates',
      rule: '24.7',
      at: 1,
      player: 'p1'
    });
  });

  test('24.7 Pay Day counts only casinos with dice, and High Five needs five dice', () => {
    const withPayDay = matchAfter(afterFours(['pay-day'], { dice: { 5: { p1: '1' } } }), activateMove(2));
    expect(sums(withPayDay.ledger, 'payDay')).toEqual({ p1: 20000 });
    const withFiveDice = matchAfter(
      afterFours(['high-five'], { dice: { 2: { p1: '3+B' } } }),
      activateMove(2)
    );
    expect(piecesOnTile(withFiveDice, 'high-five')).toEqual({ holder: 'p1' });
    const withFourDice = matchAfter(afterFours(['high-five'], { dice: { 2: { p1: '4' } } }), activateMove(2));
    expect(piecesOnTile(withFourDice, 'high-five')).toEqual({});
  });

  test('24.4 a die is turned and placed, or one is taken back', () => {
    const afterFives = afterThrow(
      table(3, ['my-choice', 'pay-day'], { dice: { 4: { p1: '1' } }, diceInHand: { p1: '3' } }),
      5,
      5
    );
    const afterTurning = matchAfter(afterFives, tile('my-choice', { do: 'turn', size: 'small', face: 2 }));
    expect([
      diceInHand(afterTurning, 'p1'),
      diceCounts(afterTurning, 2),
      movedPieces(afterTurning.ledger)
    ]).toEqual(['1+0', { p1: 1 }, []]);
    const next = matchAfter(afterFives, tile('my-choice', { do: 'takeBack', size: 'small', face: 4 }));
    expect(diceInHand(next, 'p1')).toBe('3+0');
  });

  test('24.5 a die is placed on the golden space, and the one there goes back', () => {
    const firstMatch = table(2, ['my-choice'], { diceInHand: { p1: '1+B', p2: '2' } });
    const afterGoldenRoll = matchAfter(afterThrow(firstMatch, 6, 6));
    expect(piecesOnTile(afterGoldenRoll, 'my-choice')).toEqual({ golden: { player: 'p1', size: 'big' } });
    expect(diceInHand(afterGoldenRoll, 'p1')).toBe('0+0');
    const afterSecondDie = afterThrow(afterGoldenRoll, 6, 6);
    expect(piecesOnTile(afterSecondDie, 'my-choice')).toEqual({ golden: { player: 'p2', size: 'small' } });
    expect(diceInHand(afterSecondDie, 'p1')).toBe('0+1');
    expect(afterSecondDie.state.turn).toBe('p1');
  });

  test('24.5 a player with small dice and the big one chooses which', () => {
    const next = afterThrow(table(2, ['my-choice']), 6, 6);
    expect(offeredMoves(next, 'my-choice golden').allowedMoves).toHaveLength(2);
  });

  test('24.8 without a die in hand nothing happens', () => {
    const withoutDice = afterThrow(table(2, ['my-choice'], { diceInHand: { p1: '1' } }), 6, 6);
    expect(withoutDice.ledger.at(-1)?.why).toMatchObject({ code: 'myChoiceNothing', rule: '24.8' });
  });

  test('24.6 the die on the golden space comes back at the payout and wins $60,000', () => {
    const afterGoldenRoll = afterThrow(table(2, ['my-choice'], { diceInHand: { p1: '2', p2: '1' } }), 6, 6);
    expect(
      movedPieces(payoutPostings(afterGoldenRoll).filter(({ why }) => why.code === 'goldenPaid'))
    ).toEqual(['note 60000']);
    const next = placeLastDie(afterGoldenRoll, 'p2', 5);
    expect([diceInHand(next, 'p1'), piecesOnTile(matchAfter(next, ...moves), 'my-choice')]).toEqual([
      '7+1',
      {}
    ]);
  });

  test('24.9 the golden space pays $60,000 for its die, even for the big one', () => {
    const afterGoldenRoll = afterThrow(table(2, ['my-choice'], { diceInHand: { p1: '1+B' } }), 6, 6);
    expect(sums(payoutPostings(afterGoldenRoll), 'goldenPaid')).toEqual({ p1: 60000 });
  });
});
