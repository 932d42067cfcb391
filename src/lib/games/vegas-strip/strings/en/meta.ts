/** The unit of its sums. */
export const one = 'chip';
export const many = 'chips';
export const pieceWords = 'poker chip';
