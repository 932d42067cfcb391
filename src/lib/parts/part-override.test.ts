import { describe, expect, test } from 'vitest';
import type { BoxPart } from './part';
import { withOverride } from './part-override';

const chits: BoxPart = {
  kind: 'deck',
  id: 'chits',
  title: 'Money chits',
  one: 'chit',
  many: 'chits',
  container: 'pile',
  money: true,
  pieces: { 5000: 14, 50000: 7 },
  decks: [
    { id: 'all', title: '4 to 8', pieces: { 5000: 14, 50000: 7 } },
    { id: 'three', title: '3', pieces: { 5000: 12, 50000: 6 } }
  ],
  hint: '21 in two values',
  check: 'A guess.',
  sure: 'guess',
  mend: 'counts'
};

const ring: BoxPart = {
  kind: 'track',
  id: 'ring',
  title: 'Ring',
  one: 'counter',
  many: 'counters',
  pieces: { counter: 1 },
  spaces: ['Start', 'Empty'],
  hint: '1',
  check: 'Compare.',
  mend: 'spaces'
};

describe('corrections of the contents of a box', () => {
  test('counts apply to every deck of the box, and nothing is left to check', () => {
    const overriddenChits = withOverride(chits, { counts: { 5000: 12, 50000: 8 } });
    expect(overriddenChits).toMatchObject({
      pieces: { 5000: 12, 50000: 8 },
      hint: '20 chits, as you counted',
      decks: [{ pieces: { 5000: 12, 50000: 8 } }, { pieces: { 5000: 10, 50000: 7 } }]
    });
    expect(overriddenChits.check).toBeUndefined();
  });

  test('a piece that the box does not have is removed', () => {
    expect(withOverride(chits, { counts: { 50000: 0 } }).pieces).toEqual({ 5000: 14 });
  });

  test('a named group names its pieces, and two groups with the same name stay separate', () => {
    const tiles: BoxPart = {
      kind: 'token',
      id: 'tiles',
      title: 'Tiles',
      one: 'tile',
      many: 'tiles',
      holders: ['Table'],
      pieces: { 'hearts 1': 1, 'fifth suit 1': 1, 'fifth suit 2': 1 },
      groups: { hearts: ['hearts 1'], 'fifth suit': ['fifth suit 1', 'fifth suit 2'] },
      hint: '3',
      check: 'One suit is not named.',
      mend: 'groups'
    };
    const overriddenTiles = withOverride(tiles, { names: { 'fifth suit': 'stars' } });
    expect(overriddenTiles.groups).toEqual({ hearts: ['hearts 1'], stars: ['fifth suit 1', 'fifth suit 2'] });
    expect(overriddenTiles.names).toMatchObject({ 'fifth suit 1': 'stars 1', 'fifth suit 2': 'stars 2' });
    for (const name of ['hearts', 'constructor', '__proto__']) {
      const renamedTiles = withOverride(tiles, { names: { 'fifth suit': name } });
      expect(Object.values(renamedTiles.groups ?? {}).flat()).toHaveLength(3);
    }
  });

  test('spaces are those that the players entered', () => {
    expect(withOverride(ring, { spaces: ['Start', '2 chips', 'Empty'] })).toMatchObject({
      spaces: ['Start', '2 chips', 'Empty']
    });
  });

  test('a part without a fitting correction is unchanged', () => {
    const { mend: _, ...names } = chits;
    expect(withOverride(names, { counts: { 5000: 1 } })).toBe(names);
    expect(withOverride(chits, undefined)).toBe(chits);
    expect(withOverride(chits, { names: { 5000: 'five' } })).toBe(chits);
  });
});
