/** Dice of one player that the bar holds; the big one is one of them. */
export const BAR = 2;
