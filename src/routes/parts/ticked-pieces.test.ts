import { describe, expect, test } from 'vitest';
import { boxes } from '$lib/games/boxes';
import { areTickedPiecesEqual, readTickedPieces } from './missing-pieces';

const { parts } = await boxes.find(({ meta }) => meta.id === 'las-vegas')!.load();
const dice = parts.find(({ kind }) => kind === 'dice')!;
const [piece, most] = Object.entries(dice.pieces)[0]!;
const ticked = { ticks: { [dice.id]: { [piece]: 1 } }, decks: {} };

test('ticked pieces are restored', () => {
  expect(readTickedPieces(parts, JSON.parse(JSON.stringify(ticked)))).toEqual(ticked);
});

describe('a draft that does not fit the box is rejected', () => {
  test.each([
    ['nothing', null],
    ['a list', []],
    ['no decks', { ticks: ticked.ticks }],
    ['a part of another box', { ...ticked, ticks: { nowhere: { [piece]: 1 } } }],
    ['a piece that the part does not have', { ...ticked, ticks: { [dice.id]: { nowhere: 1 } } }],
    ['an inherited name', { ...ticked, ticks: { [dice.id]: { toString: 1 } } }],
    ['more pieces than there are', { ...ticked, ticks: { [dice.id]: { [piece]: most + 1 } } }],
    ['no copies of a piece', { ...ticked, ticks: { [dice.id]: { [piece]: 0 } } }],
    ['half a piece', { ...ticked, ticks: { [dice.id]: { [piece]: 0.5 } } }],
    ['text for a count', { ...ticked, ticks: { [dice.id]: { [piece]: '1' } } }],
    ['an unknown deck', { ...ticked, decks: { [dice.id]: 'first' } }]
  ])('%s', (_, stored) => {
    expect(readTickedPieces(parts, stored)).toBeUndefined();
  });
});

test('neither the order of taps nor a part without ticks makes a difference', () => {
  const [one = '', other = ''] = Object.keys(dice.pieces);
  const first = { ticks: { [dice.id]: { [one]: 1, [other]: 1 }, empty: {} }, decks: {} };
  const second = { ticks: { [dice.id]: { [other]: 1, [one]: 1 } }, decks: {} };
  expect(areTickedPiecesEqual(first, second)).toBe(true);
  expect(areTickedPiecesEqual(first, { ticks: { [dice.id]: { [one]: 1 } }, decks: {} })).toBe(false);
});
