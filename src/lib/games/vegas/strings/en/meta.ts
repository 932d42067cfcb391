/** The unit of its sums. */
export const one = 'gold';
export const many = 'gold';
export const pieceWords = 'gold chip';
