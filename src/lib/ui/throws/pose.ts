/** A point or a direction: x to the right, y down the screen, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

/** A rotation: three rows. */
export type Matrix = readonly [Vector, Vector, Vector];

/** The place of a die in hundredths of its edge, then its rotation as a unit quaternion in hundredths. */
export type Pose = readonly number[];

/**
 * A recorded throw: how far the table reaches from its middle, in dice; the poses of each die at equal intervals; and
 * the contacts, each with its time in milliseconds and its force from 1 to 9.
 */
export interface Throw {
  readonly reach: number;
  readonly dice: readonly (readonly Pose[])[];
  readonly contacts: readonly (readonly number[])[];
}

/** The direction of each face of an unrotated die; opposite faces add up to seven. */
export const DIRECTIONS: Readonly<Record<number, Vector>> = {
  1: [0, 0, 1],
  2: [0, -1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 1, 0],
  6: [0, 0, -1]
};

/** The 24 ways to turn a cube into itself. */
export const ROTATIONS: readonly Matrix[] = Object.values(DIRECTIONS).flatMap((x) =>
  Object.values(DIRECTIONS)
    .filter((y) => dotProduct(x, y) === 0)
    .map((y) => matrixOfColumns(x, y, crossProduct(x, y)))
);

/** The rotation of a pose. */
export function rotationOf(pose: Pose): Matrix {
  const [, , , ...parts] = pose;
  const length = Math.hypot(...parts);
  const [x = 0, y = 0, z = 0, w = 1] = parts.map((coordinate) => coordinate / length);
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)]
  ];
}

/**
 * Returns a rotation of a die before its throw with which `face` is on top in the last pose. There are four such
 * rotations, and `spin`, a whole number, chooses one.
 */
export function rotationFor(last: Pose, face: number, spin: number): Matrix {
  const rotation = rotationOf(last);
  const target = DIRECTIONS[face] ?? [0, 0, 1];
  const heights = ROTATIONS.map((candidate) => multiply(rotation, multiply(candidate, target))[2]);
  const highest = Math.max(...heights);
  const bestTurns = ROTATIONS.filter((_, index) => (heights[index] ?? 0) > highest - 0.1);
  return bestTurns[spin % bestTurns.length] ?? IDENTITY;
}

/** The face on top of a die in this pose, if the die had this rotation before the throw. */
export function faceOnTop(pose: Pose, turn: Matrix): number {
  const rotation = rotationOf(pose);
  const heights = Object.entries(DIRECTIONS).map(
    ([face, direction]) => [Number(face), multiply(rotation, multiply(turn, direction))[2]] as const
  );
  return heights.reduce((highest, height) => (height[1] > highest[1] ? height : highest))[0];
}

/** A rotation as a CSS transform. */
export function cssRotation([a, b, c]: Matrix): string {
  const numbers = [0, 1, 2].flatMap((index) => [a[index] ?? 0, b[index] ?? 0, c[index] ?? 0, 0]);
  return `matrix3d(${[...numbers.map(roundNumber), 0, 0, 0, 1].join()})`;
}

/** A pose as a CSS transform; `--edge` is the length of a die's edge. */
export function cssPose(pose: Pose): string {
  const [x, y, z] = pose.map((coordinate) => `calc(var(--edge) * ${coordinate / 100})`);
  return `translate3d(${x},${y},${z}) ${cssRotation(rotationOf(pose))}`;
}

const IDENTITY: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1]
];

function roundNumber(number: number): number {
  return Math.round(number * 1e4) / 1e4;
}

function dotProduct(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function crossProduct([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

function matrixOfColumns(x: Vector, y: Vector, z: Vector): Matrix {
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]]
  ];
}

function multiply([a, b, c]: Matrix, vector: Vector): Vector {
  return [dotProduct(a, vector), dotProduct(b, vector), dotProduct(c, vector)];
}
