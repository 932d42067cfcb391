export const casino = (number: number) => `Casino ${number}`;
export const thePairsOfThisRound = 'This round’s pairs';
export const theChipsOfOnePlayer = 'One player’s chips';
export const theBank = 'The bank';
export const whatEverybodyHasNow = 'The current totals';
