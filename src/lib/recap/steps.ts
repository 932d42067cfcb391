import type { Font } from './text-fit';

/** The size of the picture in pixels. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
/** The margin at the left and right edge. */
export const MARGIN = 54;

/**
 * The smallest size of the picture's texts, in pixels. The letters on marks and the print on notes are drawings, and
 * may be smaller.
 */
export const MIN_FONT_SIZE = 25;

/** A colour, or a gradient from the top down. */
export type Paint =
  string | { readonly from: number; readonly to: number; readonly stops: readonly string[] };

/** A position for a drawing made around 0, 0: moved, turned by degrees and scaled. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
}

export interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
  /** True for round ends and corners. */
  readonly isRound?: boolean;
}

/** A path as SVG writes it. */
export interface ShapeStep {
  readonly kind: 'shape';
  readonly path: string;
  readonly place?: TextPlace;
  readonly fill?: Paint;
  readonly stroke?: Stroke;
  /** A soft light or shadow around the shape: its colour and its size. */
  readonly glow?: { readonly colour: string; readonly size: number };
}

/** One line of text. `y` is its baseline. */
export interface TextStep {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly place?: TextPlace;
  readonly font: Font;
  readonly colour: string;
  readonly align: 'left' | 'center' | 'right';
  /** Text on a piece, which may be smaller than other text. */
  readonly isPrint?: true;
}

/** One step of drawing the picture, in order from the back to the front. */
export type Step = ShapeStep | TextStep;

/** A rectangle of the picture in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The path of a rectangle with round corners. */
export function roundedPath({ x, y, width, height }: Box, radius: number): string {
  const arc = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const [straightWidth, straightHeight] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${straightWidth}${arc(radius, radius)}v${straightHeight}${arc(-radius, radius)}h${-straightWidth}${arc(-radius, -radius)}v${-straightHeight}${arc(radius, -radius)}Z`;
}

/** The box without a margin on each side. */
export function insetBox({ x, y, width, height }: Box, inset: number): Box {
  return { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
}

/** The tracking of a font in pixels: large letters are closer together. */
export function letterSpacingOf({ size, weight }: Font): number {
  if (size >= 80) return -0.045 * size;
  return weight >= 700 && size >= 34 ? -0.025 * size : 0;
}
