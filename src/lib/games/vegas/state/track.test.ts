import { expect, test } from 'vitest';
import { mayStand, stepFrom, type TrackPlace } from './track';

/** Parses a track: g gold, s scored, b blank. */
function track(text: string): readonly TrackPlace[] {
  const places = { g: 'gold', s: 'scored', b: 'blank' } as const;
  return [...text].map((text) => places[text as 'g']);
}

test.each([
  ['5.1 she moves by one place', 'ggg', 0, { to: 1, skipped: [], finds: 'gold' }],
  ['5.2 she passes over scored tables', 'sssgg', 1, { to: 4, skipped: [2, 3], finds: 'gold' }],
  ['1.4 a blank step is a step', 'sbg', 1, { to: 2, skipped: [], finds: 'blank' }],
  [
    '1.4 a blank step behind a scored table is a step too',
    'ssbg',
    1,
    { to: 3, skipped: [2], finds: 'blank' }
  ],
  ['5.2 nothing is left where all is scored', 'sss', 1, undefined]
] as const)('%s', (_, written, at, step) => {
  expect(stepFrom(track(written), at)).toEqual(step);
});

test('5.2 no gold chip is behind her or under her', () => {
  expect(mayStand(track('ssgg'), 2)).toBe(true);
  expect(mayStand(track('ssgg'), 3)).toBe(false);
  expect(mayStand(track('gsgg'), 2)).toBe(false);
  expect(mayStand(track('sss'), 4)).toBe(false);
});
