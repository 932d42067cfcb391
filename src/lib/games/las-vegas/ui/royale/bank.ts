import { enteredCountsOf, excessOverTotal } from '$lib/core/asks/entered';
import type { Control } from '$lib/games/contract/define';
import type { LasVegas } from '$lib/games/las-vegas/types';
import { bankStep } from '$lib/games/las-vegas/strings/en/board-royale';
import BankBoard from './BankBoard.svelte';
import BankKind from './BankKind.svelte';

/** A count of all notes of the bank. */
export const bankCounts: Control<LasVegas> = {
  Board: BankBoard,
  questionText({ ask, taps }) {
    if (ask.kind !== 'counts') return undefined;
    const counts = enteredCountsOf(taps, ask.groups);
    const surplus = ask.groups.reduce((sum, group) => sum + excessOverTotal(group, counts), 0);
    return { action: bankStep(Math.max(0, -surplus), Math.max(0, surplus)) };
  }
};

/** A count of the bank's notes of one kind, beside the table. */
export const bankKind: Control<LasVegas> = { Pad: BankKind };
