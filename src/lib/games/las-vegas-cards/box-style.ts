import type { BoxStyle } from '$lib/games/contract/define';

export const boxStyle: BoxStyle = {
  short: 'Card Game',
  signColour: 1,
  sign: 'M3 8l9-3 5 15-9 3ZM13 5l10 2-4 16-5-1'
};
