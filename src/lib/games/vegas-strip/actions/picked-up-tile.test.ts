import { describe, expect, test } from 'vitest';
import type { AskTap } from '$lib/core';
import { pickedUpTile, NO_TILE, casinosByTile, choiceIndexOf, previewWithTile } from './picked-up-tile';
import { after, moves, newMatch, withCharacters } from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';

const pickTap = (part: string, value: string): AskTap => ({ ask: 'place', kit: 'pick', part, value });
const tile = (value: string): AskTap => pickTap('tile', value);

describe('the taps before a tile is placed', () => {
  test('the last tapped tile is held until it is put back', () => {
    expect(pickedUpTile([])).toBeUndefined();
    expect(pickedUpTile([tile('4'), tile('6')])).toEqual({ tile: 6, plus: 0 });
    expect(pickedUpTile([tile('4'), tile(NO_TILE)])).toBeUndefined();
  });

  test('4.7 tokens belong to the tile that is held', () => {
    expect(pickedUpTile([tile('4'), pickTap('plus', '1'), pickTap('plus', '2')])?.plus).toBe(2);
    expect(pickedUpTile([tile('4'), pickTap('plus', '1'), tile('5')])?.plus).toBe(0);
    expect(pickedUpTile([tile('4'), pickTap('plus', '1'), pickTap('plus', '0')])?.plus).toBe(0);
    expect(pickedUpTile([pickTap('plus', '1')])).toBeUndefined();
  });

  test('4.2 a casino shows the ranking as it would be with the tile', () => {
    const { state } = after(newMatch(3), ...moves('5 c1', '3 c1'));
    const [casino] = rules.view(state).casinos;
    const casinoWithTile = previewWithTile(casino!, { player: 'p3', number: 6, plus: 0 });
    expect(casinoWithTile.sets.map(({ player, sum, leads }) => [player, sum, leads])).toEqual([
      ['p3', 6, true],
      ['p1', 5, false],
      ['p2', 3, false]
    ]);
    expect([...casinosByTile(rules.view(state).casinos, { player: 'p2' })]).toEqual([[3, 'c1']]);
  });

  test('4.7 a tile with a token can only be placed where a character allows it', () => {
    const [ask] = rules.asks(newMatch(3, withCharacters(3, { tokens: true })).state);
    if (ask?.kind !== 'choose') throw new Error('a tile is placed by a choice');
    const choiceIndex = choiceIndexOf(ask, { tile: 4, plus: 1 }, 'c1');
    expect(ask.choices[choiceIndex]?.move).toEqual({ type: 'place', tile: 4, casino: 'c1', plus: 1 });
    expect(choiceIndexOf(ask, { tile: 4, plus: 1 }, 'c2')).toBe(-1);
    expect(ask.parts).toEqual({
      tile: ['1', '2', '3', '4', '5', '6', '7', NO_TILE],
      plus: ['0', '1', '2', '3']
    });
  });
});
