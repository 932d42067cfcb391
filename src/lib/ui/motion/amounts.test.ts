import { describe, expect, test } from 'vitest';
import { risingOrder, interpolateSum, sumsAfter, sumsBefore, rotateBack, offsetBetween } from './amounts';

describe('a sum that is counted', () => {
  test('shows whole thousands between two notes', () => {
    expect([0, 0.26, 0.5, 0.999].map((share) => interpolateSum(40_000, 110_000, share))).toEqual([
      40_000, 58_000, 75_000, 109_000
    ]);
  });

  test('shows whole chips while counting down, and ends at the final sum', () => {
    expect([0, 0.5, 1, 7].map((share) => interpolateSum(19, 9, share))).toEqual([19, 14, 9, 9]);
  });

  test('does not change before its start', () => {
    expect(interpolateSum(5, 25, -0.2)).toBe(5);
  });
});

describe('the sums of a payout', () => {
  const awards = [
    { player: 'ben', value: 70_000 },
    { player: undefined, value: 60_000 },
    { player: 'anna', value: -10_000 },
    { player: 'ben', value: 20_000 }
  ] as const;

  test('include the payments that have arrived, but no unclaimed money', () => {
    expect(sumsAfter({ anna: 40_000 }, awards.slice(0, 1))).toEqual({ anna: 40_000, ben: 70_000 });
    expect(sumsAfter({ anna: 40_000 }, awards)).toEqual({ anna: 30_000, ben: 90_000 });
  });

  test('can also be computed for the time before the payout', () => {
    expect(sumsBefore({ anna: 30_000, ben: 90_000 }, awards)).toEqual({ anna: 40_000, ben: 0 });
  });
});

test('a flight goes from centre to centre', () => {
  const from = { left: 10, top: 20, width: 40, height: 10 };
  const to = { left: 100, top: 100, width: 20, height: 30 };
  expect(offsetBetween(from, to)).toEqual({ across: -80, down: -90 });
});

describe('the places of a result rise', () => {
  test('in the order third, second, first', () => {
    expect(risingOrder([1, 2, 3, 4, 5])).toEqual([3, 2, 1]);
  });

  test('together, if players share a place', () => {
    expect(risingOrder([1, 1, 3, 4])).toEqual([3, 1]);
    expect(risingOrder([1, 2, 2, 4])).toEqual([2, 1]);
  });
});

test.each([
  [0, { across: 30, down: 10 }],
  [90, { across: 10, down: -30 }],
  [180, { across: -30, down: -10 }],
  [270, { across: -10, down: 30 }]
])('30 to the right and 10 down on the screen, turned by %i degrees', (degrees, expectedOffset) => {
  const { across, down } = rotateBack({ across: 30, down: 10 }, degrees);
  expect([Math.round(across), Math.round(down)]).toEqual([expectedOffset.across, expectedOffset.down]);
});
