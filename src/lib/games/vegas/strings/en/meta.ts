/** What its sums are. */
export const one = 'gold';
export const many = 'gold';
export const pieceWords = 'gold chip';
