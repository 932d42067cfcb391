/** Lazy modules that the board needs after its first ask, or rarely. */
export const payout = () => import('./Payout.svelte');
export const purseSheet = () => import('./PurseSheet.svelte');
export const counting = () => import('./Counting.svelte');
export const dealBoard = () => import('./DealBoard.svelte');
export const askClaim = () => import('./AskClaim.svelte');
export const askPieces = () => import('./AskPieces.svelte');
export const chipPick = () => import('$lib/chip-cards/ChipPick.svelte');
