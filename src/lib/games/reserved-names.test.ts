import { describe, expect, test } from 'vitest';
import { RESERVED_NAMES, refuseName, refuseNames } from './reserved-names';

describe('names that Croupier reserves', () => {
  test('are the places of the ledgers and games', () => {
    expect([...RESERVED_NAMES].sort()).toEqual(['bank', 'box', 'gray', 'neutral', 'pile']);
  });

  test.each(['bank', 'pile', 'box', 'neutral', 'gray'])(
    '“%s” is refused in lower case, and accepted with a capital letter',
    (word) => {
      expect(refuseName(word)).toBe(`Croupier uses “${word}” itself. Write it with a capital letter.`);
      expect(refuseNames(['Anna', word])).toContain(word);
      expect(refuseName(word.charAt(0).toUpperCase() + word.slice(1))).toBeUndefined();
    }
  );

  test.each(['Neutral', 'The neutral player', 'Gray', 'Grey player', 'Casino 3', 'The casino'])(
    '“%s” is refused, because sentences with it would be misread',
    (name) => expect(refuseNames(['Anna', name])).toContain(`“${name}”`)
  );
});
