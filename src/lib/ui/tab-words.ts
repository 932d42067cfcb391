/** The words of the tabs stand by themselves: the first page shows these and no others of the kit. */
export const play = 'Play';
export const parts = 'Parts';
export const referee = 'Referee';
export const ledger = 'Ledger';
export const places = 'Places';
