/** The same where tiles are laid. */
export const tileSheet = () => import('./TileSheet.svelte');
export const layBoard = () => import('./LayBoard.svelte');
export const bankBoard = () => import('./BankBoard.svelte');
