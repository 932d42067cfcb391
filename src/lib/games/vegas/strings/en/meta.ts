/** The unit of this game's sums. */
export const one = 'gold';
export const many = 'gold';
export const pieceName = 'gold chip';
