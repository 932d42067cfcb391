import { listed } from '$lib/core';
import type { AskWords } from '$lib/games/define';
import type { Face } from '$lib/games/las-vegas/types';

/** How both black dice are asked for. */
export function askingThrow({ name }: { readonly name: string }): AskWords {
  return {
    question: `${name} throws.`,
    hint: 'Both black dice at once.',
    action: 'Throw both dice',
    appWay: 'App rolls',
    tableWay: 'Type them',
    table: { question: `What does ${name} throw?`, hint: 'Tap what both black dice show.' }
  };
}

/** The line of the log for a throw. */
export function thrown({ dice }: { readonly dice: readonly Face[] }, who: string): string {
  return `${who} throws ${listed(dice.map(String))} with the black dice.`;
}
