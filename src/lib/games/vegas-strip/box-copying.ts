import type { Copying } from '$lib/games/define';
import { boxOf, PLAYER_COUNTS } from './kept-box';
import { BOX_PART } from './your-box';

/** How the owner of a box tells what no rules print: set-up cards, casinos and characters. */
export const copying: Copying = {
  title: 'Copy your set-up cards',
  said: (kept) => {
    const { cards, characters } = boxOf(kept[BOX_PART]?.copied);
    const done = Object.keys(cards).length;
    if (done === 0 && characters.length === 0)
      return 'The rules do not print the set-up cards and the characters. Copy what you play with once.';
    const typed = `${characters.length} ${characters.length === 1 ? 'character' : 'characters'}`;
    return `${done} of ${PLAYER_COUNTS.length} set-up cards and ${typed} are copied.`;
  },
  screen: () => import('./CopyBox.svelte')
};
