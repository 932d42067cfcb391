export const whoIsPaidOnDouble = 'Who is paid on Double Down?';
export const doubleDown = 'Double Down';
export const diceOnTheTile = 'Dice on the tile';
export const noneToFivePlayersByName = 'none to five players by name, and what they have on the tile';
export const equalCountsLeave = 'Ties are removed';
