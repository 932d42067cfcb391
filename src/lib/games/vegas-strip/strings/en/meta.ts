/** What its sums are. */
export const one = 'chip';
export const many = 'chips';
export const pieceWords = 'poker chip';
