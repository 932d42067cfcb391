import { describe, expect, test } from 'vitest';
import { RESERVED_NAMES, refuseName, refuseNames } from './reserved-names';

describe('the words that cannot be names', () => {
  test('are those of every ledger and those of the games', () => {
    expect([...RESERVED_NAMES].sort()).toEqual(['bank', 'box', 'gray', 'neutral', 'pile']);
  });

  test.each(['bank', 'pile', 'box', 'neutral', 'gray'])(
    '“%s” is refused, and with a capital letter not',
    (word) => {
      expect(refuseName(word)).toBe(`Croupier uses “${word}” itself. Write it with a capital letter.`);
      expect(refuseNames(['Anna', word])).toContain(word);
      expect(refuseName(word.charAt(0).toUpperCase() + word.slice(1))).toBeUndefined();
    }
  );

  test.each(['Neutral', 'The neutral player', 'Gray', 'Grey player', 'Casino 3', 'The casino'])(
    '“%s” would be misread in a sentence, so nobody sits down as that',
    (name) => expect(refuseNames(['Anna', name])).toContain(`“${name}”`)
  );
});
