// The shapes by which players are told apart without their colours.
export const circle = 'circle';
export const triangle = 'triangle';
export const square = 'square';
export const diamond = 'diamond';
export const cross = 'cross';
export const hexagon = 'hexagon';
export const shield = 'shield';
export const clover = 'clover';
export const blankDie = 'blank die';

/** The names of the players' colours. */
export const COLOURS = {
  sky: 'sky',
  yellow: 'yellow',
  blue: 'blue',
  vermillion: 'vermillion',
  white: 'white',
  green: 'green',
  orange: 'orange',
  purple: 'purple'
} as const;
