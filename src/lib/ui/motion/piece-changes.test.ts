import { expect, test } from 'vitest';
import { movedPieces, paidPieces, placedBy, revealed, changedPieces, type Pieces } from './piece-changes';

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

test('plates that change places move from their old ones', () => {
  expect(movedPieces(before, current)).toEqual([
    { key: '3 p1', across: -52, down: 0 },
    { key: '3 p2', across: 52, down: 0 }
  ]);
});

test('figures that change are turned', () => {
  expect(changedPieces(before, current)).toEqual(['3 p2']);
});

test('a placed piece is the player’s own plate at the place of the move', () => {
  expect(placedBy('p2', [3, 3], before, current)).toEqual(['3 p2']);
  expect(placedBy('p3', [3, 4], before, current)).toEqual(['3 p3']);
  expect(placedBy('p1', [4], before, current)).toEqual([]);
});

test('a piece without a figure is placed only where it was not before', () => {
  const counters: Pieces = new Map([['5.1 p1', plate(0, 'A')]]);
  const more: Pieces = new Map([...counters, ['5.3 p1', plate(60, 'A')]]);
  expect(placedBy('p1', ['5.1', '5.3'], counters, more)).toEqual(['5.3 p1']);
});

test('revealed cards turn from the weakest to the strongest', () => {
  expect(revealed(before, current)).toEqual(['3 p3', '3 p2']);
});

test('money is paid if it names its owner and was not there before', () => {
  const pays = { dataset: { pays: 'p2' } };
  const money = new Map<string, { dataset: DOMStringMap }>([
    ['3 p2', pays],
    ['paid jungle p2', pays],
    ['3 p3', { dataset: {} }]
  ]);
  expect(paidPieces(before, money)).toEqual(['paid jungle p2']);
});
