// AskBet
export const typeThem = 'Type them';
export const appRolls = 'App rolls';
export const theBet = 'The bet';
export const loses = 'loses';
export const theAppHasTheDice = 'The app has the dice';
export const realDiceTapBoth = 'Real dice: tap both';
export const sameSum = 'Same sum';
export const noSum = 'no sum';
export const only = (from: number) => `only ${from}`;
export const to = (from: number, to: number) => `${from} to ${to}`;

// Scene
export const firstThrow = 'first throw';
export const against = (sumOf: number) => `against ${sumOf}`;
export const lastSumRolled = 'last sum rolled';
export const whatItIsWorth = 'What it is worth';
