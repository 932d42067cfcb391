import type { BoxStyle } from '$lib/games/contract/define';

export const boxStyle: BoxStyle = {
  short: 'Razzia',
  signColour: 6,
  sign: 'M4 5h20L15 15v8h4M14 15v8H9M4 5l10 10'
};
