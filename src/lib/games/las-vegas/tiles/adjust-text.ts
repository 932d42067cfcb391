import type { AskWords } from '$lib/games/define';
import type { Size } from '$lib/games/las-vegas/placed-dice';
import type { Face } from '$lib/games/las-vegas/types';
import { dieWords } from '$lib/games/las-vegas/words';
import type { Adjustment } from './adjust';
import { casinoPicks, diePicks } from './pick-text';

/** What Handicap and My Choice say alike. */

export const adjustLines = {
  turn: ({ size, face }: { readonly size: Size; readonly face: Face }, who: string): string =>
    `${who} turns ${dieWords(size)} to ${face} and places it there.`,
  takeBack: ({ size, face }: { readonly size: Size; readonly face: Face }, who: string): string =>
    `${who} takes ${dieWords(size)} back from casino ${face}.`
};

/** The same for the undo bar. */
export const adjustBriefly = {
  turn: ({ size, face }: { readonly size: Size; readonly face: Face }, who: string): string =>
    `${who} turns ${dieWords(size)} to ${face}`,
  takeBack: ({ size, face }: { readonly size: Size; readonly face: Face }, who: string): string =>
    `${who} takes ${dieWords(size)} from casino ${face}`
};

/** How the table is asked for an adjustment. */
export function askingAdjust({ name }: { readonly name: string }): AskWords {
  return {
    question: `Adjust a die, ${name}.`,
    hint: 'Turn and place one, or take one back.'
  };
}

export const adjustChoices = {
  turn: ({ size, face }: { readonly size: Size; readonly face: Face }): string =>
    `Turn ${dieWords(size)} to ${face}`,
  takeBack: ({ size, face }: { readonly size: Size; readonly face: Face }): string =>
    `Take ${dieWords(size)} back from casino ${face}`
};

export const adjustPicks = {
  ...casinoPicks,
  ...diePicks,
  do: (value: Adjustment<string>['do']): string =>
    value === 'turn' ? 'Turn a die and place it' : 'Take a die back'
};
