import { expect, test } from 'vitest';
import { movedPieces, paidKeys, placedKeys, revealedKeys, changedKeys, type Pieces } from './piece-changes';

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

test('plates with a changed figure are turned', () => {
  expect(changedKeys(before, current)).toEqual(['3 p2']);
});

test('a placed piece is the player’s own plate at the place of the move', () => {
  expect(placedKeys('p2', [3, 3], before, current)).toEqual(['3 p2']);
  expect(placedKeys('p3', [3, 4], before, current)).toEqual(['3 p3']);
  expect(placedKeys('p1', [4], before, current)).toEqual([]);
});

test('a piece without a figure is placed only where it was not before', () => {
  const oldPieces: Pieces = new Map([['5.1 p1', plate(0, 'A')]]);
  const morePieces: Pieces = new Map([...oldPieces, ['5.3 p1', plate(60, 'A')]]);
  expect(placedKeys('p1', ['5.1', '5.3'], oldPieces, morePieces)).toEqual(['5.3 p1']);
});

test('revealed cards turn from the weakest to the strongest', () => {
  expect(revealedKeys(before, current)).toEqual(['3 p3', '3 p2']);
});

test('money is paid if it names its owner and was not there before', () => {
  const paidElement = { dataset: { pays: 'p2' } };
  const money = new Map<string, { dataset: DOMStringMap }>([
    ['3 p2', paidElement],
    ['paid jungle p2', paidElement],
    ['3 p3', { dataset: {} }]
  ]);
  expect(paidKeys(before, money)).toEqual(['paid jungle p2']);
  // Fails if all money on the table flies again when the table follows a board without pieces.
  expect(paidKeys(new Map(), money)).toEqual([]);
});
