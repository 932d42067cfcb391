/** The unit of this game's sums. */
export const one = 'chip';
export const many = 'chips';
export const pieceName = 'poker chip';
