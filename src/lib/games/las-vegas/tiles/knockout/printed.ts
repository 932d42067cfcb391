/** Maximum number of one player's dice in the bar; the big die is one of them. */
export const BAR = 2;
