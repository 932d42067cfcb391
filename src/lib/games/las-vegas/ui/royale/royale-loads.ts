/** Lazy modules for matches with tiles. */
export const tileSheet = () => import('./TileSheet.svelte');
export const layBoard = () => import('./LayBoard.svelte');
export const bankBoard = () => import('./BankBoard.svelte');
