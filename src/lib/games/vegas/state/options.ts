import type { Setup } from '$lib/games/contract/define';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import type { Board } from './board';
import { houseRules } from '$lib/games/vegas/house-rules';
import { DEMO_BOARD } from '$lib/games/vegas/copy/demo-board';
import type { Options } from '$lib/games/vegas/types';
import { copiedBoard } from '$lib/games/vegas/your-box';

/** Makes the options of a match from the new-match settings. */
export function options(setup: Setup): Options {
  const { board: boardChoice, ...chosenValues } = fillInHouseRules(houseRules, setup.houseRules);
  const board = boardFor(setup, boardChoice);
  return {
    first: setup.first,
    depth: setup.depth,
    ...chosenValues,
    ...(board === undefined ? {} : { board })
  };
}

/**
 * Returns the copied board. The invented one is used if it was chosen, or if every turn is entered and there is no
 * copied one.
 */
function boardFor({ box = {}, depth }: Setup, boardChoice: 'own' | 'practice'): Board | undefined {
  const boardCopy = boardChoice === 'practice' ? undefined : copiedBoard(box);
  return boardCopy ?? (boardChoice === 'practice' || depth === 'turns' ? DEMO_BOARD : undefined);
}
