/** Components that the first question of a running match does not need. The table loads them once it is painted. */
export const lazyComponents = {
  chipCards: () => import('$lib/chip-cards/ChipCards.svelte'),
  chipPick: () => import('$lib/chip-cards/ChipPick.svelte'),
  count: () => import('./count/Count.svelte'),
  dealBoard: () => import('./DealBoard.svelte'),
  heldPieces: () => import('./HeldPieces.svelte')
};
