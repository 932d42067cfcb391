import { describe, expect, test } from 'vitest';
import {
  askIds,
  diceCounts,
  diceInHand,
  piecesOnTile,
  offeredMoves,
  movedPieces,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeRolled, placeMove, roll } from '$lib/games/las-vegas/fixtures/test-match';
import { FACES, type Face, type Move } from '$lib/games/las-vegas/types';
import { payPicture, type Slot } from './tile';

function takeMove(casino: Face, slot: Slot): Move {
  return tile('handicap', { do: 'take', from: casino, slot });
}

const initialMatch = table(3, ['handicap']);

describe('Handicap', () => {
  test('20.1 grey dice are at all casinos from the beginning', () => {
    expect(FACES.map((face) => diceCounts(initialMatch, face)['gray'])).toEqual([1, 1, 1, 2, 2, 2]);
  });

  test('20.1 players may take no die, and then get nothing', () => {
    const afterNone = matchAfter(initialMatch, placeMove(1, 1), tile('handicap', { do: 'none' }));
    expect(afterNone.ledger.map(({ value, why }) => [value, why.code])).toEqual([[0, 'handicapNone']]);
  });

  test('20.1 no die can be taken from a closed casino', () => {
    const afterClosing = matchAfter(
      table(3, ['handicap', 'no-entry']),
      placeMove(2, 1),
      tile('no-entry', { do: 'close', face: 4 }),
      placeMove(1, 1)
    );
    expect(offeredMoves(afterClosing, 'handicap take').refusedMoves).toEqual([
      takeMove(4, 'chip'),
      takeMove(4, 'money'),
      takeMove(4, 'adjust')
    ]);
  });

  test('20.2 each space pays what it shows', () => {
    const afterMoneySlot = matchAfter(initialMatch, placeMove(1, 1), takeMove(4, 'money'));
    expect(movedPieces(afterMoneySlot.ledger)).toEqual(['note 30000']);
    expect(diceCounts(afterMoneySlot, 4)).toEqual({ gray: 1 });
    expect(movedPieces(matchAfter(initialMatch, placeMove(1, 1), takeMove(4, 'chip')).ledger)).toEqual([
      'chip 10000'
    ]);
  });

  test('20.2 a third chip is refused, because both spaces with a chip are taken', () => {
    const afterTwoChips = matchAfter(
      initialMatch,
      placeMove(1, 1),
      takeMove(4, 'chip'),
      placeMove(1, 1),
      takeMove(5, 'chip'),
      placeMove(1, 1)
    );
    expect(offeredMoves(afterTwoChips, 'handicap take').refusedMoves).toContainEqual(takeMove(6, 'chip'));
    expect(offeredMoves(afterTwoChips, 'handicap take').allowedMoves).toContainEqual(takeMove(6, 'money'));
    expect(piecesOnTile(afterTwoChips, 'handicap')).toEqual({ free: { chip: 0, money: 3, adjust: 4 } });
  });

  test('20.2 after nine times the tile has no effect', () => {
    const slots: readonly Slot[] = [
      'chip',
      'chip',
      'money',
      'money',
      'money',
      'adjust',
      'adjust',
      'adjust',
      'adjust'
    ];
    const casinos: readonly Face[] = [1, 2, 3, 4, 4, 5, 5, 6, 6];
    const fullTile = slots.reduce((testMatch, slot, index) => {
      const next = matchAfter(testMatch, placeMove(1, 1), takeMove(casinos[index]!, slot));
      return slot === 'adjust'
        ? matchAfter(next, tile('handicap', { do: 'takeBack', size: 'small', face: 1 }))
        : next;
    }, initialMatch);
    expect(askIds(matchAfter(fullTile, placeMove(1, 1)))).toContain('roll');
  });

  test('20.3 an adjusted die is turned and placed without activating its tile', () => {
    const afterTurning = matchAfter(
      table(3, ['handicap', 'pay-day']),
      roll([1, 2, 3, 4, 5, 6, 6], 6),
      placeRolled(1),
      takeMove(2, 'adjust'),
      tile('handicap', { do: 'turn', size: 'small', face: 2 })
    );
    expect(diceCounts(afterTurning, 2)).toEqual({ p1: 1 });
    expect(diceInHand(afterTurning, 'p1')).toBe('5+1');
    expect(movedPieces(afterTurning.ledger)).toEqual([]);
  });

  test('20.3 a player without dice can only take one back, and then has turns again', () => {
    const lastTurnMatch = matchAfter(
      table(3, ['handicap'], { dice: { 5: { p1: 'B' } }, diceInHand: { p1: '1' } }),
      placeMove(1, 1),
      takeMove(6, 'adjust')
    );
    expect(offeredMoves(lastTurnMatch, 'handicap adjust').allowedMoves).toEqual([
      tile('handicap', { do: 'takeBack', size: 'small', face: 1 }),
      tile('handicap', { do: 'takeBack', size: 'big', face: 5 })
    ]);
    const next = matchAfter(lastTurnMatch, tile('handicap', { do: 'takeBack', size: 'big', face: 5 }));
    expect(diceInHand(next, 'p1')).toBe('0+1');
  });

  test('20.3 dice at closed casinos cannot be adjusted', () => {
    const afterClosing = matchAfter(
      table(3, ['handicap', 'no-entry'], { dice: { 5: { p2: '1' } } }),
      placeMove(2, 1),
      tile('no-entry', { do: 'close', face: 5 }),
      placeMove(1, 1),
      takeMove(6, 'adjust')
    );
    const closedReasons = offeredMoves(afterClosing, 'handicap adjust').refusedMoves;
    expect(closedReasons).toContainEqual(tile('handicap', { do: 'takeBack', size: 'small', face: 5 }));
    expect(closedReasons).toContainEqual(tile('handicap', { do: 'turn', size: 'big', face: 5 }));
  });

  test('20.4 if there is no die to adjust, the space gives nothing, and a reason says so', () => {
    const { player, value, why } = payPicture('this', 'p1', 'adjust', { possible: false });
    expect([player, value, why.rule]).toEqual(['p1', 0, '20.4']);
    expect(payPicture('this', 'p1', 'adjust', { possible: true }).why.rule).toBe('20.3');
  });
});
