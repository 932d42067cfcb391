/** Lazy modules that the board needs after its first ask, or rarely. */
export const payout = () => import('./payout/Payout.svelte');
export const purseSheet = () => import('./PurseSheet.svelte');
export const counting = () => import('./asks/Counting.svelte');
export const dealBoard = () => import('./asks/DealBoard.svelte');
export const askClaim = () => import('./asks/AskClaim.svelte');
export const askPieces = () => import('./asks/AskPieces.svelte');
export const chipPick = () => import('$lib/chip-cards/ChipPick.svelte');
