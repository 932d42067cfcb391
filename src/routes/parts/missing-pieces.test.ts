import { expect, test } from 'vitest';
import type { BoxPart } from '$lib/parts';
import {
  chosenParts,
  decksOf,
  countOnFirstTap,
  partFor,
  countTicked,
  ticksOf,
  withPartTicked,
  withTick
} from './missing-pieces';

const chits: BoxPart = {
  kind: 'deck',
  id: 'chits',
  title: 'Chits',
  one: 'chit',
  many: 'chits',
  container: 'pile',
  pieces: { 5: 14, 50: 7 },
  decks: [
    { id: 'all', title: '4 to 8', pieces: { 5: 14, 50: 7 } },
    { id: 'three', title: '3', pieces: { 5: 12, 50: 6 } }
  ],
  hint: ''
};
const chips: BoxPart = {
  kind: 'supply',
  id: 'chips',
  title: 'Chips',
  one: 'chip',
  many: 'chips',
  holders: 'players',
  pieces: { chip: 20 },
  hint: ''
};
const parts = [chits, chips];

test('a first tick counts all pieces of a kind if all pieces of the part are alike, otherwise one', () => {
  expect(countOnFirstTap(chips, 'chip')).toBe(20);
  expect(countOnFirstTap(chits, '50')).toBe(1);
});

test('ticked pieces are in the order of the box, and others are left out', () => {
  const ticks = withTick(withTick({}, 'chips', 'chip', 5), 'chits', '50', 2);
  expect(chosenParts(parts, ticks, {})).toEqual([
    { part: chits, missing: { 50: 2 } },
    { part: chips, missing: { chip: 5 } }
  ]);
  expect(chosenParts(parts, withTick(ticks, 'chips', 'chip', 0), {})).toHaveLength(1);
  expect(countTicked(ticks, 'chits')).toBe(2);
});

test('ticking all of a part ticks the deck in use', () => {
  const threeChits = partFor(chits, { chits: 'three' });
  const ticks = withPartTicked({}, threeChits, true);
  expect(countTicked(ticks, 'chits')).toBe(18);
  expect(countTicked(withPartTicked(ticks, threeChits, false), 'chits')).toBe(0);
  const allTicks = withPartTicked({}, chits, true);
  expect(chosenParts(parts, allTicks, { chits: 'three' })).toEqual([
    { part: threeChits, missing: { 5: 12, 50: 6 } }
  ]);
});

test('a set in use gives back its ticks and decks', () => {
  const decks = { chits: 'three' };
  const selectedParts = chosenParts(parts, withTick({}, 'chits', '5', 3), decks);
  expect(ticksOf(selectedParts)).toEqual({ chits: { 5: 3 } });
  expect(decksOf(parts, selectedParts)).toEqual(decks);
});
