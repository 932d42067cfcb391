import type { Setup } from '$lib/games/define';
import { chosen } from '$lib/games/house-rule';
import type { Board } from './board';
import { houseRules } from './house-rules';
import { DEMO_BOARD } from './demo-board';
import type { Options } from './types';
import { copiedBoard } from './your-box';

/** What the new-match screen has settled, as the rules read it. */
export function options(setup: Setup): Options {
  const { board: which, ...settled } = chosen(houseRules, setup.houseRules);
  const found = boardFor(setup, which);
  return {
    first: setup.first,
    depth: setup.depth,
    ...settled,
    ...(found === undefined ? {} : { board: found })
  };
}

/** The copied board; the invented one where it is chosen, and where every turn is told without a copied one. */
function boardFor({ box = {}, depth }: Setup, which: 'own' | 'practice'): Board | undefined {
  const copied = which === 'practice' ? undefined : copiedBoard(box);
  return copied ?? (which === 'practice' || depth === 'turns' ? DEMO_BOARD : undefined);
}
