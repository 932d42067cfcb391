import { describe, expect, test } from 'vitest';
import { filesOf, readJson, unreadFiles } from './load';
import { codesIn, expectedOf, outcomeLinesOf, type RecordedPosition } from './play';
import { positionFile } from './position';
import { reasonCodes } from './reasons';

/** Checks every position in the `fixtures/positions` of a box, worked out by hand from the rulebook. */

const files = filesOf('positions').map(([box, path]) => {
  const { positions, ...file } = readJson(path, positionFile);
  return {
    box,
    path,
    recordedPositions: positions.map((position): RecordedPosition => ({ ...position, box, file }))
  };
});

describe.each(files)('$path', ({ recordedPositions }) => {
  test.each(recordedPositions.map((match) => [match.title, match] as const))('%s', async (_, match) => {
    expect(await outcomeLinesOf(match)).toEqual(expectedOf(match));
  });
});

const boxes = [...new Set(files.map(({ box }) => box))];
const codes = reasonCodes(boxes);

/** The minimum number of positions for each code. */
const MIN_POSITIONS = 3;

test.each(boxes)('%s: each reason occurs in three positions', (box) => {
  const recordedOfBox = files
    .filter((file) => file.box === box)
    .flatMap(({ recordedPositions }) => recordedPositions);
  const allCodes = codes[box] ?? [];
  const codeSets = recordedOfBox.map((match) => new Set(codesIn(match)));
  const count = (code: string): number =>
    codeSets.filter((codesOfPosition) => codesOfPosition.has(code)).length;
  expect(allCodes.length).toBeGreaterThan(30);
  expect(allCodes.filter((code) => count(code) < MIN_POSITIONS)).toEqual([]);
});

test('every recorded file is read by a test', () => {
  expect(unreadFiles()).toEqual([]);
});
