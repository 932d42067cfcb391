/** The unit of its sums. */
export const one = 'gold';
export const many = 'gold';
export const pieceName = 'gold chip';
