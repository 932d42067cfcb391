import { describe, expect, test } from 'vitest';
import { deviceRandom, rollDice } from './chance';
import { chiSquareTail, diceFairnessOf, diceFairnessText } from './dice-fairness';

describe('the tail of chi-square', () => {
  test.each([
    { freedom: 1, value: 3.841459, tail: 0.05 },
    { freedom: 2, value: 5.991465, tail: 0.05 },
    { freedom: 2, value: 1.386294, tail: 0.5 },
    { freedom: 5, value: 1.610308, tail: 0.9 },
    { freedom: 5, value: 4.35146, tail: 0.5 },
    { freedom: 5, value: 11.0705, tail: 0.05 },
    { freedom: 5, value: 20.515, tail: 0.001 },
    { freedom: 7, value: 14.06714, tail: 0.05 },
    { freedom: 19, value: 30.14353, tail: 0.05 },
    { freedom: 99, value: 123.2252, tail: 0.05 }
  ])(
    'of $value with $freedom degrees of freedom is $tail, as in printed tables',
    ({ freedom, value, tail }) => {
      expect(chiSquareTail(value, freedom)).toBeCloseTo(tail, 5);
    }
  );

  test('with two degrees of freedom is exactly exp(-x/2)', () => {
    for (const value of [0.01, 0.5, 1, 3, 8, 40, 200])
      expect(chiSquareTail(value, 2) / Math.exp(-value / 2)).toBeCloseTo(1, 10);
  });

  test('is 1 at zero and always between 0 and 1', () => {
    expect(chiSquareTail(0, 5)).toBe(1);
    expect(chiSquareTail(100_000, 5)).toBe(0);
  });
});

describe('a spread', () => {
  test('matches the figure worked out by hand', () => {
    const fairness = diceFairnessOf([8, 12, 10, 10, 14, 6]);
    expect(fairness).toMatchObject({ rolls: 60, expected: 10, unevenness: 4 });
    expect(fairness.pValue).toBeCloseTo(0.549416, 5);
    expect(diceFairnessText(fairness)).toBe(
      '60 rolls. Fair dice are at least this uneven on 55 evenings in 100.'
    );
  });

  test('is not judged before five expected rolls per face', () => {
    expect(diceFairnessText(diceFairnessOf([0, 0, 0, 0, 0, 0]))).toBe('Not rolled yet.');
    expect(diceFairnessOf([3, 4, 5, 6, 7, 4]).pValue).toBeUndefined();
    expect(diceFairnessText(diceFairnessOf([1, 0, 0, 0, 0, 0]))).toMatch(
      /^1 roll\. That’s too few .* 30 rolls/
    );
  });

  test('of a loaded die would be very unlikely for a fair one', () => {
    expect(diceFairnessText(diceFairnessOf([100, 100, 100, 100, 100, 200]))).toMatch(
      /fewer than 1 evening in 100/
    );
  });

  test('is even for the app’s own dice', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of rollDice(60_000, 6, deviceRandom)) counts[face - 1]! += 1;
    expect(diceFairnessOf(counts).pValue).toBeGreaterThan(1e-6);
  });
});
