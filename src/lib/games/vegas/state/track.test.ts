import { expect, test } from 'vitest';
import { canMaryBeAt, stepFrom, type TrackPlace } from './track';

/** Parses a track: g gold, s scored, b blank. */
function track(text: string): readonly TrackPlace[] {
  const placesByLetter = { g: 'gold', s: 'scored', b: 'blank' } as const;
  return [...text].map((text) => placesByLetter[text as 'g']);
}

test.each([
  ['5.1 she moves one step', 'ggg', 0, { to: 1, skipped: [], finds: 'gold' }],
  ['5.2 she passes scored tables', 'sssgg', 1, { to: 4, skipped: [2, 3], finds: 'gold' }],
  ['1.4 a blank step counts as a step', 'sbg', 1, { to: 2, skipped: [], finds: 'blank' }],
  ['1.4 a blank step after a scored table counts too', 'ssbg', 1, { to: 3, skipped: [2], finds: 'blank' }],
  ['5.2 there is no next step if all tables are scored', 'sss', 1, undefined]
] as const)('%s', (_, trackText, position, step) => {
  expect(stepFrom(track(trackText), position)).toEqual(step);
});

test('5.2 no gold chip is left at Mary Chip’s table, or at the tables that she passed', () => {
  expect(canMaryBeAt(track('ssgg'), 2)).toBe(true);
  expect(canMaryBeAt(track('ssgg'), 3)).toBe(false);
  expect(canMaryBeAt(track('gsgg'), 2)).toBe(false);
  expect(canMaryBeAt(track('sss'), 4)).toBe(false);
});
