import type { MarkColour } from '$lib/ui/pieces/marks';

/**
 * The colours of the picture, which are those of the dark theme because the picture is always dark; a test compares
 * them.
 */
export const PALETTE = {
  night: '#0b0e13',
  ground: '#090c11',
  white: '#ffffff',
  light: '#f5ecd8',
  second: '#c4bba8',
  lamp: '#ffe2a3',
  bulb: '#fff3cf',
  rim: '#8d7040',
  gold: '#dcb56c',
  struck: '#ff8d7a',
  oxblood: '#6d1824',
  ink: '#14110b',
  inkSecond: '#4a3f2a',
  paperTop: '#fff8e6',
  paperMiddle: '#f5ecd8',
  paperFoot: '#e9dcbd',
  paperRule: '#b99a5c',
  stock: '#fbf4e2',
  shade: 'rgb(0 0 0 / 45%)'
} as const;

/** Grounds and glows that only the picture has. */
export const PICTURE_COLOURS = {
  wine: '#33101c',
  ray: 'rgb(255 255 255 / 2.5%)',
  card: '#3a0b15',
  cardRim: '#7d3a44',
  cloth: '#0f3322',
  clothRim: '#2c5a43',
  purse: '#14233c',
  purseRim: '#3a5380',
  rule: 'rgb(220 181 108 / 45%)'
} as const;

/** Each player's colour, and the colour of its outlines and lines. */
export const PLAYER_PAINTS: Readonly<Record<MarkColour, { readonly fill: string; readonly line: string }>> = {
  sky: { fill: '#56b4e9', line: '#56b4e9' },
  yellow: { fill: '#f0e442', line: '#f0e442' },
  blue: { fill: '#0072b2', line: '#8fd0ff' },
  vermillion: { fill: '#d55e00', line: '#d55e00' },
  white: { fill: '#ffffff', line: '#ffffff' },
  green: { fill: '#009e73', line: '#009e73' },
  orange: { fill: '#e69f00', line: '#e69f00' },
  purple: { fill: '#cc79a7', line: '#cc79a7' },
  imaginary: { fill: '#9aa5b1', line: '#9aa5b1' }
};

/** The print on a note, by its value in thousands. */
export const NOTE_PRINTS: Readonly<Record<number, string>> = {
  40: '#5a3a1e',
  50: '#234a3a',
  60: '#4a2a5c',
  70: '#7a1f2b',
  80: '#1b3b73',
  90: '#563504',
  100: '#14110b'
};

/** The print on all other notes. */
export const PLAIN_PRINT = '#26323c';
