/** The texts of the tabs have their own module, because the home page uses no other text of the UI. */
export const play = 'Play';
export const parts = 'Pieces';
export const referee = 'Referee';
export const ledger = 'History';
export const places = 'Main';
