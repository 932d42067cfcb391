import { describe, expect, test } from 'vitest';
import { filesOf, read, unreadFiles } from './load';
import { codesIn, expectedOf, outcomeLinesOf, type Recorded } from './play';
import { positionFile } from './position';
import { reasonCodes } from './reasons';

/** Checks every position in the `fixtures/positions` of a box, worked out by hand from the rulebook. */

const files = filesOf('positions').map(([box, path]) => {
  const { positions, ...file } = read(path, positionFile);
  return { box, path, recorded: positions.map((position): Recorded => ({ ...position, box, file })) };
});

describe.each(files)('$path', ({ recorded }) => {
  test.each(recorded.map((match) => [match.title, match] as const))('%s', async (_, match) => {
    expect(await outcomeLinesOf(match)).toEqual(expectedOf(match));
  });
});

const boxes = [...new Set(files.map(({ box }) => box))];
const codes = reasonCodes(boxes);

/** The minimum number of positions for each code. */
const MINIMUM = 3;

test.each(boxes)('%s: each reason occurs in three positions', (box) => {
  const recordedOfBox = files.filter((file) => file.box === box).flatMap(({ recorded }) => recorded);
  const allCodes = codes[box] ?? [];
  const positions = recordedOfBox.map((match) => new Set(codesIn(match)));
  const count = (code: string): number =>
    positions.filter((codesOfPosition) => codesOfPosition.has(code)).length;
  expect(allCodes.length).toBeGreaterThan(30);
  expect(allCodes.filter((code) => count(code) < MINIMUM)).toEqual([]);
});

test('every recorded file is read by a test', () => {
  expect(unreadFiles()).toEqual([]);
});
