import type { BoxStyle } from '$lib/games/contract/define';

export const boxStyle: BoxStyle = {
  short: 'Las Vegas',
  signColour: 2,
  sign: 'M7 4h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM10 10h.01M14 14h.01M18 18h.01'
};
