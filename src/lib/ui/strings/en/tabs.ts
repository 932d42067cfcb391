/** The words of the tabs stand by themselves: the first page shows these and no others of the kit. */
export const play = 'Play';
export const parts = 'Pieces';
export const referee = 'Referee';
export const ledger = 'History';
export const places = 'Main';
