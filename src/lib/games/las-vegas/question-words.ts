export const casino = (number: number) => `Casino ${number}`;
export const thePairsOfThisRound = 'The pairs of this round';
export const theChipsOfOnePlayer = 'The chips of one player';
export const theBank = 'The bank';
export const whatEverybodyHasNow = 'What everybody has now';
