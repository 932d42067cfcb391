import { expect, test } from 'vitest';
import { pairing } from './deal';

test('2.2 pairs are sorted by casino while they are entered', () => {
  expect(pairing([])).toEqual({ pairs: [] });
  expect(pairing([90000])).toEqual({ pairs: [], unpairedNote: 90000 });
  expect(pairing([70000, 90000, 30000, 40000, 100000, 60000, 50000])).toEqual({
    pairs: [
      [40000, 30000],
      [90000, 70000],
      [100000, 60000]
    ],
    unpairedNote: 50000
  });
});
