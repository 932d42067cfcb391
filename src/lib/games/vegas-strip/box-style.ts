import type { BoxStyle } from '$lib/games/contract/define';

export const boxStyle: BoxStyle = {
  short: 'Strip',
  signColour: 5,
  sign: 'M4 24V14h5v10M11 24V9l3-5 3 5v15M19 24V12h5v12'
};
