import { LazyModule } from '$lib/ui/page/lazy-module.svelte';

/** Lazy modules that the board needs after its first ask, or rarely. */
export const loads = {
  payout: () => import('./payout/Payout.svelte'),
  purseSheet: () => import('./PurseSheet.svelte'),
  counting: () => import('./asks/Counting.svelte'),
  dealBoard: () => import('./asks/DealBoard.svelte'),
  askClaim: () => import('./asks/AskClaim.svelte'),
  askPieces: () => import('./asks/AskPieces.svelte'),
  chipPick: () => import('$lib/chip-cards/ChipPick.svelte')
};

/** Lazy modules for matches with tiles. */
export const royaleLoads = {
  tileSheet: () => import('./royale/TileSheet.svelte'),
  layBoard: () => import('./royale/LayBoard.svelte'),
  bankBoard: () => import('./royale/BankBoard.svelte')
};

/** Components that only a board with tiles loads; the basic game does without them. */
export const tileComponents = new LazyModule(() => import('./tiles/tile-components'));
