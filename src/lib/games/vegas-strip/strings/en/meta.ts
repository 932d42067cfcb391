/** The unit of its sums. */
export const one = 'chip';
export const many = 'chips';
export const pieceName = 'poker chip';
