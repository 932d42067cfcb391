import { describe, expect, test } from 'vitest';
import { CARD_SET, UNCOUNTED } from './data';
import { after, eightyAndThirty, lay, seated } from './fixtures/sitting';
import { options } from './options';
import { questions } from './questions';
import { rules } from './rules';
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

  test('1.4 a casino with more cards than our set has is asked about by its dice', () => {
    const set = { ...CARD_SET, 'single 1': 3, 'double 1': 2 };
    const seats = [
      { player: 'p1', name: 'Anna', colour: 'sky' },
      { player: 'p2', name: 'Ben', colour: 'blue' }
    ] as const;
    const asked = (...cards: readonly string[]): readonly (string | undefined)[] => {
      const { state } = after(seated(2, { set, order: 'oneByOne' }), eightyAndThirty, lay('p1', ...cards));
      return questions(rules.view(state), { seats, options: state.options }).map(
        ({ case: question, title }) => `${question}: ${title}`
      );
    };
    expect(asked('11')).toEqual(
      expect.arrayContaining(['casino: Casino 1', 'selection: What Anna placed last'])
    );
    const titles = asked('11', '11');
    expect(titles).toContain('casino: Casino 2');
    expect(titles).toContain('counted: Casino 1');
    expect(titles).not.toContain('selection: What Anna placed last');
  });
});
