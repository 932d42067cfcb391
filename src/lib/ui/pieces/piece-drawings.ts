import type { Component } from 'svelte';

/** The middles of the pips of each face, on a die of 100 by 100. */
export const DIE_SPOTS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72]
  ],
  3: [
    [27, 27],
    [50, 50],
    [73, 73]
  ],
  4: [
    [29, 29],
    [71, 29],
    [29, 71],
    [71, 71]
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72]
  ],
  6: [
    [29, 25],
    [71, 25],
    [29, 50],
    [71, 50],
    [29, 75],
    [71, 75]
  ]
};

/** A rosette of eight rotated ellipses as one path, because a screen can show dozens of notes. */
export const NOTE_ROSETTE = [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5]
  .map((angle) => {
    const [x, y] = [Math.cos, Math.sin].map((trigonometry) =>
      Number((20 * trigonometry((angle / 180) * Math.PI)).toFixed(2))
    );
    return `M${x} ${y}A20 9 ${angle} 1 1 ${-(x ?? 0)} ${-(y ?? 0)}A20 9 ${angle} 1 1 ${x} ${y}`;
  })
  .join('');

/** Loads the component that draws the pieces of a box. `part` is the part's id, `name` the name of the piece. */
export type DrawPiece = () => Promise<{
  readonly default: Component<{ readonly part: string; readonly piece: string; readonly name: string }>;
}>;
