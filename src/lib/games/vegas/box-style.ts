import type { BoxStyle } from '$lib/games/contract/define';

export const boxStyle: BoxStyle = {
  short: 'Vegas',
  signColour: 3,
  sign: 'M14 22C4 15 5 7 10 7q3 0 4 3 1-3 4-3c5 0 6 8-4 15Z'
};
