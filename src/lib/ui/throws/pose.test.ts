import { describe, expect, test } from 'vitest';
import { cssRotation, DIRECTIONS, faceOnTop, ROTATIONS, rotationFor, rotationOf, type Throw } from './pose';
import recorded from './throws.json';

const throws: readonly (readonly Throw[])[] = recorded;
const FACES = [1, 2, 3, 4, 5, 6];
/** A die as it was drawn. */
const UNROTATED = [0, 0, 50, 0, 0, 0, 100];
/** A quarter turn about x, after which the side that faced the bottom of the screen faces the viewer. */
const QUARTER = [0, 0, 50, 71, 0, 0, 71];

describe('a cube', () => {
  test('has 24 different turns, none of them mirrored', () => {
    expect(new Set(ROTATIONS.map(cssRotation)).size).toBe(24);
    for (const [[a, b, c], [d, e, f], [g, h, i]] of ROTATIONS)
      expect(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)).toBe(1);
  });

  test('has opposite faces that add up to seven', () => {
    for (const face of FACES)
      expect(DIRECTIONS[face]!.map((coordinate) => 0 - coordinate)).toEqual(
        DIRECTIONS[7 - face]!.map((coordinate) => coordinate + 0)
      );
  });

  test('shows the 1 as it is drawn, and the 5 after a quarter turn', () => {
    const asDrawn = rotationFor(UNROTATED, 1, 0);
    expect(faceOnTop(UNROTATED, asDrawn)).toBe(1);
    expect(
      faceOnTop(QUARTER, [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1]
      ])
    ).toBe(5);
  });
});

describe('every recorded throw', () => {
  const allThrows = throws.flat();

  test('exists for one to eight dice', () => {
    expect(throws.map((roll) => roll.map(({ dice }) => dice.length))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((count) => [count, count])
    );
  });

  test.each(allThrows.map((roll, index) => [index, roll] as const))(
    '%i ends with the face that was rolled on top',
    (_, diceThrow) => {
      for (const poses of diceThrow.dice)
        for (const face of FACES)
          for (const spin of [0, 1, 2, 3]) {
            const last = poses.at(-1)!;
            expect(faceOnTop(last, rotationFor(last, face, spin))).toBe(face);
          }
    }
  );

  test.each(allThrows.map((roll, index) => [index, roll] as const))(
    '%i lies flat, apart and on the table',
    (_, { reach, dice }) => {
      const lastPoses = dice.map((poses) => poses.at(-1)!);
      for (const [x = 0, y = 0, z] of lastPoses) {
        expect(z).toBe(50);
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(reach * 100);
      }
      for (const [index, [x = 0, y = 0]] of lastPoses.entries())
        for (const [otherX = 0, otherY = 0] of lastPoses.slice(index + 1))
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(95);
    }
  );

  // Fails if a die that has landed is drawn further out than the room that the screen keeps for it.
  test('ends no further out than a quarter of the reach, nearest to the viewer', () => {
    for (const { reach, dice } of allThrows)
      for (const last of dice.map((poses) => poses.at(-1)!)) {
        const axes = rotationOf(last);
        const [x = 0, y = 0] = last.map((coordinate) => coordinate / 100);
        // The top face is one edge above the table, and the viewer nine edges.
        for (const [axis, middle] of [x, y].entries()) {
          const halfWidth = axes[axis]!.reduce((sum, share) => sum + Math.abs(share) / 2, 0);
          expect(((Math.abs(middle) + halfWidth) * 9) / 8).toBeLessThanOrEqual(reach * 1.28);
        }
      }
  });

  test('has its contacts in order until it ends, each with a force from 1 to 9', () => {
    for (const { dice, contacts } of allThrows) {
      const contactTimes = contacts.map(([time = -1]) => time);
      expect(contactTimes).toEqual([...contactTimes].sort((a, b) => a - b));
      expect(contactTimes.every((time) => time >= 0 && time < 760)).toBe(true);
      expect(contacts.every(([, force = 0]) => force >= 1 && force <= 9)).toBe(true);
      // Each die hits the table at least twice before it comes to rest.
      expect(contacts.length).toBeGreaterThanOrEqual(Math.min(4, 2 * dice.length));
    }
  });
});
