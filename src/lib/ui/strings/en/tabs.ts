/** The text of the tabs is a module of its own, because the home page shows no other text of the kit. */
export const play = 'Play';
export const parts = 'Pieces';
export const referee = 'Referee';
export const ledger = 'History';
export const places = 'Main';
