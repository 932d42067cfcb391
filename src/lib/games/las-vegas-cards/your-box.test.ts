import { describe, expect, test } from 'vitest';
import { CARD_SET, UNCOUNTED } from './data';
import { options } from './options';
import { yourBox } from './your-box';
import type { Setup } from '$lib/games/define';

const SIX_EACH = Object.fromEntries(Object.keys(UNCOUNTED).map((value) => [value, 6]));

function inPlay(box: NonNullable<Setup['box']>): readonly string[] {
  return yourBox.inPlay(options({ players: ['p1', 'p2'], first: 'p1', depth: 'turns', houseRules: {}, box }));
}

describe('a box that the table has counted', () => {
  test('1.3 its notes are drawn once all forty-eight are counted', () => {
    expect(inPlay({ notes: { counts: SIX_EACH } })).toEqual([
      'The notes are those of your box: 6 of $30,000, 6 of $40,000, 6 of $50,000, 6 of $60,000, 6 of $70,000, 6 of $80,000, 6 of $90,000 and 6 of $100,000.'
    ]);
    expect(yourBox.unread({ notes: { counts: SIX_EACH } })).toEqual([]);
  });

  test('1.3 fewer notes than a whole box are told by the table, and the screen says so', () => {
    const box = { notes: { counts: { ...SIX_EACH, 30000: 5 } } };
    expect(inPlay(box)).toEqual([]);
    expect(yourBox.unread(box)).toEqual([
      'A whole box has 48 notes, and you have counted others: the notes are told by the table.'
    ]);
  });

  test('1.4 a set of other than thirty cards is not played with', () => {
    const box = { 'dice-cards-first': { counts: { ...CARD_SET, 'double 1': 0 } } };
    expect(inPlay(box)).toEqual([]);
    expect(yourBox.unread(box)).toHaveLength(1);
  });
});
