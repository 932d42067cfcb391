import type { Control } from '$lib/games/contract/define';
import { stillToCount } from './counted';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import { COUNT_DICE, countStep, playStep } from '$lib/games/las-vegas/strings/en/steps';
import CountBoard from './CountBoard.svelte';
import * as say from '$lib/games/las-vegas/strings/en/count';

/** The count of a round: the casinos stay while it is played, and then everything is counted on one page. */
export const count: Control<LasVegas> = {
  Board: CountBoard,
  begins: { action: COUNT_DICE, back: say.notYet, words: playStep },
  words: ({ ask, taps }) =>
    ask.kind === 'counts' ? { question: countStep(stillToCount(ask.groups, taps)) } : undefined
};
