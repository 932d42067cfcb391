import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import type { Face } from '$lib/games/las-vegas/types';
import { dieWords } from '$lib/games/las-vegas/strings/en/shared';
import type { AskText } from '$lib/games/contract/define';
import type { Adjustment } from '$lib/games/las-vegas/tiles/shared/adjust';
import { joinWithAnd } from '$lib/core';

/** The undo label for a part of an answer that several tiles ask for. */

export const casinoPicks = { face: (value: Face): string => `casino ${value}` };
export const diePicks = { size: (value: Size): string => dieWords(value) };

/** The text that Handicap and My Choice share. */

export const adjustLines = {
  turn: ({ size, face }: { readonly size: Size; readonly face: Face }, name: string): string =>
    `${name} turns ${dieWords(size)} to ${face} and places it there.`,
  takeBack: ({ size, face }: { readonly size: Size; readonly face: Face }, name: string): string =>
    `${name} takes ${dieWords(size)} back from casino ${face}.`
};

/** Shorter text for the undo bar. */
export const adjustBriefly = {
  turn: ({ size, face }: { readonly size: Size; readonly face: Face }, name: string): string =>
    `${name} turns ${dieWords(size)} to ${face}`,
  takeBack: ({ size, face }: { readonly size: Size; readonly face: Face }, name: string): string =>
    `${name} takes ${dieWords(size)} from casino ${face}`
};

/** The question that asks for an adjustment. */
export function askingAdjust({ name }: { readonly name: string }): AskText {
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
  do: (value: Adjustment<string>['do']): string => (value === 'turn' ? 'turning a die' : 'taking a die back')
};

/** The buttons that switch to the real tokens, or back to the app. */
export const USE_REAL_TOKENS = 'Use the real tokens';
export const IN_THE_APP = 'In the app';

/** The button with which the app rolls both black dice. */
export const ROLL_BOTH = 'Roll both dice';

/** The question that asks for a roll of both black dice. */
export function askingThrow({ name }: { readonly name: string }): AskText {
  return {
    question: `${name} rolls.`,
    hint: 'Both black dice at once.',
    action: ROLL_BOTH,
    appButton: 'App rolls',
    tableButton: 'Enter them',
    table: { question: `What did ${name} roll?`, hint: 'Tap both black dice.' }
  };
}

/** The log line for a roll of the black dice. */
export function rolledWord({ dice }: { readonly dice: readonly Face[] }, name: string): string {
  return `${name} rolls ${joinWithAnd(dice.map(String))} with the black dice.`;
}
