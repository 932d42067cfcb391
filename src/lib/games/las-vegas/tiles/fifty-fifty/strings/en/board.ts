// AskBet
export const typeThem = 'Enter them';
export const appRolls = 'App rolls';
export const theBet = 'The bet';
export const loses = 'loses';
export const theAppHasTheDice = 'The app has the dice';
export const realDiceTapBoth = 'Your own dice: tap both';
export const sameSum = 'Same total';
export const noSum = 'no total';
export const only = (from: number) => `only ${from}`;
export const to = (from: number, to: number) => `${from} to ${to}`;

// Scene
export const firstThrow = 'first roll';
export const against = (sumOf: number) => `against ${sumOf}`;
export const lastSumRolled = 'last total rolled';
export const whatItIsWorth = 'Its value';
