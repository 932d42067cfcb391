import { listed } from '$lib/core';
import type { AskWords } from '$lib/games/define';
import type { Face } from '$lib/games/las-vegas/types';

/** How both black dice are asked for. */
export function askingThrow({ name }: { readonly name: string }): AskWords {
  return {
    question: `${name} rolls.`,
    hint: 'Both black dice at once.',
    action: 'Roll both dice',
    appWay: 'App rolls',
    tableWay: 'Enter them',
    table: { question: `What did ${name} roll?`, hint: 'Tap both black dice.' }
  };
}

/** The line of the log for a throw. */
export function thrown({ dice }: { readonly dice: readonly Face[] }, who: string): string {
  return `${who} rolls ${listed(dice.map(String))} with the black dice.`;
}
