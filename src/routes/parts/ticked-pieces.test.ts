import { describe, expect, test } from 'vitest';
import { boxes } from '$lib/games/boxes';
import { areTickedPiecesEqual, readTickedPieces } from './missing-pieces';

const { parts } = await boxes.find(({ meta }) => meta.id === 'las-vegas')!.load();
const dice = parts.find(({ kind }) => kind === 'dice')!;
const [piece, boxCount] = Object.entries(dice.pieces)[0]!;
const tickedPieces = { ticks: { [dice.id]: { [piece]: 1 } }, decks: {} };

test('ticked pieces are restored', () => {
  expect(readTickedPieces(parts, JSON.parse(JSON.stringify(tickedPieces)))).toEqual(tickedPieces);
});

describe('a draft that does not fit the box is rejected', () => {
  test.each([
    ['nothing', null],
    ['a list', []],
    ['no decks', { ticks: tickedPieces.ticks }],
    ['a part of another box', { ...tickedPieces, ticks: { nowhere: { [piece]: 1 } } }],
    ['a piece that the part does not have', { ...tickedPieces, ticks: { [dice.id]: { nowhere: 1 } } }],
    ['an inherited name', { ...tickedPieces, ticks: { [dice.id]: { toString: 1 } } }],
    ['more pieces than there are', { ...tickedPieces, ticks: { [dice.id]: { [piece]: boxCount + 1 } } }],
    ['no copies of a piece', { ...tickedPieces, ticks: { [dice.id]: { [piece]: 0 } } }],
    ['half a piece', { ...tickedPieces, ticks: { [dice.id]: { [piece]: 0.5 } } }],
    ['text for a count', { ...tickedPieces, ticks: { [dice.id]: { [piece]: '1' } } }],
    ['an unknown deck', { ...tickedPieces, decks: { [dice.id]: 'first' } }]
  ])('%s', (_, stored) => {
    expect(readTickedPieces(parts, stored)).toBeUndefined();
  });
});

test('neither the order of taps nor a part without ticks makes a difference', () => {
  const [firstPiece = '', secondPiece = ''] = Object.keys(dice.pieces);
  const firstTicks = { ticks: { [dice.id]: { [firstPiece]: 1, [secondPiece]: 1 }, empty: {} }, decks: {} };
  const secondTicks = { ticks: { [dice.id]: { [secondPiece]: 1, [firstPiece]: 1 } }, decks: {} };
  expect(areTickedPiecesEqual(firstTicks, secondTicks)).toBe(true);
  expect(areTickedPiecesEqual(firstTicks, { ticks: { [dice.id]: { [firstPiece]: 1 } }, decks: {} })).toBe(
    false
  );
});
