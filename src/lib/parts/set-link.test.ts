import { describe, expect, test } from 'vitest';
import type { BoxPart } from './part';
import { encodeMissingParts, decodeMissingParts, sharedBox } from './set-link';

const partFrame = { hint: '', container: 'pile' as const, one: 'piece', many: 'pieces' };
const notes: BoxPart = {
  ...partFrame,
  kind: 'deck',
  id: 'notes',
  title: 'Notes',
  money: true,
  pieces: { 70000: 13, 80000: 11 }
};
const cards: BoxPart = {
  ...partFrame,
  kind: 'deck',
  id: 'cards',
  title: 'Cards',
  pieces: { 'one; two, three*4: 100% @': 2, other: 1 },
  decks: [
    { id: 'four', title: '4', pieces: { 'one; two, three*4: 100% @': 2, other: 1 } },
    { id: 'three', title: '3', pieces: { other: 1 } }
  ]
};
const parts = [notes, cards];

describe('a shared set', () => {
  test('a shared set arrives as it was ticked, whatever the names of its pieces', () => {
    const line = encodeMissingParts('razzia', [
      { part: notes, missing: { 70000: 2, 80000: 1 } },
      { part: cards, missing: { 'one; two, three*4: 100% @': 1 } }
    ]);
    expect(line).toMatch(/^[\w.!~*'():;@,%-]+$/);
    expect(sharedBox(line)).toBe('razzia');
    expect(decodeMissingParts(line, parts)).toEqual({
      box: 'razzia',
      missing: { notes: { 70000: 2, 80000: 1 }, cards: { 'one; two, three*4: 100% @': 1 } },
      decks: { cards: 'four' }
    });
  });

  test('the link of a part that is missing as a whole names no piece, and keeps the deck in use', () => {
    const otherCards: BoxPart = { ...cards, pieces: { other: 1 } };
    const line = encodeMissingParts('razzia', [{ part: otherCards, missing: { other: 1 } }]);
    expect(line).toBe('parts1;razzia;cards@three:all');
    expect(decodeMissingParts(line, parts)).toEqual({
      box: 'razzia',
      missing: { cards: { other: 1 } },
      decks: { cards: 'three' }
    });
  });

  test('a shared set never lacks more than the box contains', () => {
    expect(decodeMissingParts('parts1;razzia;notes:70000*99', parts)?.missing).toEqual({
      notes: { 70000: 13 }
    });
  });

  test.each([
    '',
    'notes:all',
    'parts1;razzia',
    'parts1;razzia;chips:all',
    'parts1;razzia;notes:60000*1',
    'parts1;razzia;notes:constructor*1',
    'parts1;razzia;notes:70000*0',
    'parts1;razzia;notes:70000*-1',
    'parts1;razzia;notes:70000*1.5',
    'parts1;razzia;notes:70000',
    'parts1;razzia;notes@three:all',
    'parts1;razzia;cards@ten:all',
    'parts1;razzia;notes:%E0%A4%A',
    'parts2;razzia;notes:all'
  ])('that is invalid is refused: %s', (text) => {
    expect(decodeMissingParts(text, parts)).toBeUndefined();
  });
});
