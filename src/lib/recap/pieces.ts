import { SHAPES } from '$lib/ui/pieces/marks';
import { DIE_SPOTS, NOTE_ROSETTE } from '$lib/ui/pieces/piece-drawings';
import type { ShownPlayer } from './facts';
import { PALETTE, PLAIN_PRINT, PLAYER_PAINTS, NOTE_PRINTS } from './palette';
import { roundedPath, type TextPlace, type Step } from './steps';

/** The weight of figures and headings. */
export const HEAVY_WEIGHT = 800;

/** The size of the dark core of a mark, which carries the initial. */
const CORE_SIZE = 0.7;

/** A player's mark, `size` wide, with its centre at `x`, `y`. The initial is drawn only if there is room for it. */
export function markSteps(
  { colour, initial }: Pick<ShownPlayer, 'colour' | 'initial'>,
  x: number,
  y: number,
  size: number,
  hasInitial = true
): readonly Step[] {
  const { path, middle } = SHAPES[colour];
  const { fill, line } = PLAYER_PAINTS[colour];
  const scale = size / 100;
  const [left, top] = [x - size / 2, y - size / 2];
  const place: TextPlace = { x: left, y: top, scale };
  const corePlace: TextPlace = {
    x: x - (CORE_SIZE * size) / 2,
    y: top + (1 - CORE_SIZE) * middle * scale,
    scale: CORE_SIZE * scale
  };
  return [
    { kind: 'shape', path, place, stroke: { colour: PALETTE.ink, width: 14, isRound: true } },
    { kind: 'shape', path, place, fill, stroke: { colour: line, width: 5, isRound: true } },
    ...(hasInitial
      ? [
          { kind: 'shape', path, place: corePlace, fill: PALETTE.night } as const,
          letterStep(initial, x, top + middle * scale, size)
        ]
      : [])
  ];
}

function letterStep(text: string, x: number, centerY: number, markSize: number): Step {
  const font = { size: 0.42 * markSize, weight: HEAVY_WEIGHT };
  const y = centerY + 0.36 * font.size;
  return { kind: 'text', text, x, y, font, colour: PALETTE.white, align: 'center', isPrint: true };
}

const STAR_PATH = 'm121 24.5 1.8 4.7 4.7 1.8-4.7 1.8-1.8 4.7-1.8-4.7-4.7-1.8 4.7-1.8Z';
/** The size of the drawing of a note. */
const NOTE_SIZE = { width: 150, height: 62 };

/** A note of this value in whole dollars; `noteBox` gives its centre, its width in pixels and its turn in degrees. */
export function noteSteps(
  value: number,
  noteBox: { readonly x: number; readonly y: number; readonly width: number; readonly turn: number }
): readonly Step[] {
  const thousands = value / 1000;
  const printColour = NOTE_PRINTS[thousands] ?? PLAIN_PRINT;
  const { x, y, width, turn } = noteBox;
  const scale = width / NOTE_SIZE.width;
  const place = placeInNote({ x, y, turn, scale }, -NOTE_SIZE.width / 2, -NOTE_SIZE.height / 2);
  const isThreeDigits = thousands >= 100;
  const textEnd = 13 + String(thousands).length * (isThreeDigits ? 18.5 : 23);
  return [
    ...paperSteps(place, printColour),
    printedText(String(thousands), 12, isThreeDigits ? 34 : 41, place, printColour),
    printedText(',000', textEnd, 15, place, printColour)
  ];
}

const PAPER_PATH = roundedPath({ x: 1, y: 1, width: 148, height: 60 }, 4);
const BORDER_PATH = roundedPath({ x: 5, y: 5, width: 140, height: 52 }, 2);
const DISC_PATH = 'M112.5 31a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0Z';

function paperSteps(place: TextPlace, printColour: string): readonly Step[] {
  const strokeOf = (width: number) => ({ colour: printColour, width });
  const glow = { colour: PALETTE.shade, size: 8 };
  return [
    { kind: 'shape', path: PAPER_PATH, place, fill: PALETTE.stock, stroke: strokeOf(0.8), glow },
    { kind: 'shape', path: BORDER_PATH, place, stroke: strokeOf(1.5) },
    { kind: 'shape', path: NOTE_ROSETTE, place: placeInNote(place, 121, 31), stroke: strokeOf(0.7) },
    { kind: 'shape', path: DISC_PATH, place, fill: printColour },
    { kind: 'shape', path: STAR_PATH, place, fill: PALETTE.stock }
  ];
}

function printedText(text: string, x: number, size: number, place: TextPlace, colour: string): Step {
  const font = { size, weight: HEAVY_WEIGHT };
  return { kind: 'text', text, x, y: 45, place, font, colour, align: 'left', isPrint: true };
}

/** Returns the position of a point of a note, at a distance of `dx` and `dy` from the origin of the note. */
function placeInNote({ x, y, turn = 0, scale = 1 }: TextPlace, dx: number, dy: number): TextPlace {
  const angle = (turn / 180) * Math.PI;
  return {
    x: x + scale * (dx * Math.cos(angle) - dy * Math.sin(angle)),
    y: y + scale * (dx * Math.sin(angle) + dy * Math.cos(angle)),
    turn,
    scale
  };
}

/** A white die with its upper left corner at `x`, `y`. */
export function dieSteps(face: number, x: number, y: number, size: number): readonly Step[] {
  const place: TextPlace = { x, y, scale: size / 100 };
  const pipsPath = (DIE_SPOTS[face] ?? [])
    .map(([left, top]) => `M${left - 10} ${top}a10 10 0 1 1 20 0a10 10 0 1 1-20 0Z`)
    .join('');
  const edgePath = roundedPath({ x: 3, y: 3, width: 94, height: 94 }, 18);
  return [
    { kind: 'shape', path: edgePath, place, fill: PALETTE.white, stroke: { colour: PALETTE.ink, width: 4 } },
    { kind: 'shape', path: pipsPath, place, fill: PALETTE.night }
  ];
}
