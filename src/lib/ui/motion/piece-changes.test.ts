import { expect, test } from 'vitest';
import { movedPieces, placedBy, revealed, changedPieces, type Pieces } from './piece-changes';

const plate = (left: number, words: string) => ({ place: { left, top: 0, width: 50, height: 40 }, words });

/** At place 3 the second player has overtaken the first; the third player is new there. */
const before: Pieces = new Map([
  ['3 p1', plate(0, 'A2')],
  ['3 p2', plate(52, 'B1')],
  ['4 p2', plate(0, 'B4')]
]);
const current: Pieces = new Map([
  ['3 p1', plate(52, 'A2')],
  ['3 p2', plate(0, 'B3')],
  ['3 p3', plate(104, 'C1')],
  ['4 p2', plate(1, 'B4')]
]);

test('plates that change places come from where they were', () => {
  expect(movedPieces(before, current)).toEqual([
    { key: '3 p1', across: -52, down: 0 },
    { key: '3 p2', across: 52, down: 0 }
  ]);
});

test('figures that change are turned', () => {
  expect(changedPieces(before, current)).toEqual(['3 p2']);
});

test('what someone has placed is their own plate at the place of the move', () => {
  expect(placedBy('p2', [3, 3], current)).toEqual(['3 p2']);
  expect(placedBy('p3', [3, 4], current)).toEqual(['3 p3']);
  expect(placedBy('p1', [4], current)).toEqual([]);
});

test('what is revealed turns from the weakest to the strongest', () => {
  expect(revealed(before, current)).toEqual(['3 p3', '3 p2']);
});
