import { describe, expect, test } from 'vitest';
import {
  askIds,
  counts,
  left,
  live,
  offeredMoves,
  piecesMoved,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { after, choose, place, roll } from '$lib/games/las-vegas/fixtures/test-match';
import { FACES, type Face, type Move } from '$lib/games/las-vegas/types';
import { payPicture, type Slot } from './tile';

function take(from: Face, slot: Slot): Move {
  return tile('handicap', { do: 'take', from, slot });
}

const start = table(3, ['handicap']);

describe('Handicap', () => {
  test('20.1 grey dice are at all casinos from the beginning', () => {
    expect(FACES.map((face) => counts(start, face)['gray'])).toEqual([1, 1, 1, 2, 2, 2]);
  });

  test('20.1 players may take no die, and then get nothing', () => {
    const none = after(start, place(1, 1), tile('handicap', { do: 'none' }));
    expect(none.ledger.map(({ value, why }) => [value, why.code])).toEqual([[0, 'handicapNone']]);
  });

  test('20.1 no die can be taken from a closed casino', () => {
    const closed = after(
      table(3, ['handicap', 'no-entry']),
      place(2, 1),
      tile('no-entry', { do: 'close', face: 4 }),
      place(1, 1)
    );
    expect(offeredMoves(closed, 'handicap take').shut).toEqual([
      take(4, 'chip'),
      take(4, 'money'),
      take(4, 'adjust')
    ]);
  });

  test('20.2 each picture pays what it shows', () => {
    const money = after(start, place(1, 1), take(4, 'money'));
    expect(piecesMoved(money.ledger)).toEqual(['note 30000']);
    expect(counts(money, 4)).toEqual({ gray: 1 });
    expect(piecesMoved(after(start, place(1, 1), take(4, 'chip')).ledger)).toEqual(['chip 10000']);
  });

  test('20.2 a third chip is refused, because both pictures with a chip are taken', () => {
    const two = after(start, place(1, 1), take(4, 'chip'), place(1, 1), take(5, 'chip'), place(1, 1));
    expect(offeredMoves(two, 'handicap take').shut).toContainEqual(take(6, 'chip'));
    expect(offeredMoves(two, 'handicap take').open).toContainEqual(take(6, 'money'));
    expect(live(two, 'handicap')).toEqual({ free: { chip: 0, money: 3, adjust: 4 } });
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
    const from: readonly Face[] = [1, 2, 3, 4, 4, 5, 5, 6, 6];
    const all = slots.reduce((testMatch, slot, index) => {
      const next = after(testMatch, place(1, 1), take(from[index]!, slot));
      return slot === 'adjust'
        ? after(next, tile('handicap', { do: 'takeBack', size: 'small', face: 1 }))
        : next;
    }, start);
    expect(askIds(after(all, place(1, 1)))).toContain('roll');
  });

  test('20.3 an adjusted die is turned and placed without activating its tile', () => {
    const turned = after(
      table(3, ['handicap', 'pay-day']),
      roll([1, 2, 3, 4, 5, 6, 6], 6),
      choose(1),
      take(2, 'adjust'),
      tile('handicap', { do: 'turn', size: 'small', face: 2 })
    );
    expect(counts(turned, 2)).toEqual({ p1: 1 });
    expect(left(turned, 'p1')).toBe('5+1');
    expect(piecesMoved(turned.ledger)).toEqual([]);
  });

  test('20.3 a player without dice can only take one back, and then has turns again', () => {
    const last = after(
      table(3, ['handicap'], { dice: { 5: { p1: 'B' } }, left: { p1: '1' } }),
      place(1, 1),
      take(6, 'adjust')
    );
    expect(offeredMoves(last, 'handicap adjust').open).toEqual([
      tile('handicap', { do: 'takeBack', size: 'small', face: 1 }),
      tile('handicap', { do: 'takeBack', size: 'big', face: 5 })
    ]);
    const next = after(last, tile('handicap', { do: 'takeBack', size: 'big', face: 5 }));
    expect(left(next, 'p1')).toBe('0+1');
  });

  test('20.3 dice at closed casinos cannot be adjusted', () => {
    const closed = after(
      table(3, ['handicap', 'no-entry'], { dice: { 5: { p2: '1' } } }),
      place(2, 1),
      tile('no-entry', { do: 'close', face: 5 }),
      place(1, 1),
      take(6, 'adjust')
    );
    const closedReasons = offeredMoves(closed, 'handicap adjust').shut;
    expect(closedReasons).toContainEqual(tile('handicap', { do: 'takeBack', size: 'small', face: 5 }));
    expect(closedReasons).toContainEqual(tile('handicap', { do: 'turn', size: 'big', face: 5 }));
  });

  test('20.4 if there is no die to adjust, the picture gives nothing, and has a reason', () => {
    const { player, value, why } = payPicture('this', 'p1', 'adjust', { possible: false });
    expect([player, value, why.rule]).toEqual(['p1', 0, '20.4']);
    expect(payPicture('this', 'p1', 'adjust', { possible: true }).why.rule).toBe('20.3');
  });
});
