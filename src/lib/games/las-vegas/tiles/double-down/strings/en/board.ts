// AskHeap
export const bigDie = 'big die';
export const howManyDiceMove = 'Dice to move';
export const none = 'none';
export const theBigDieAlone = 'The big die alone';
export const moveNone = 'Move none';
export const oneSmallDie = '1 small die';
export const smallDice = (small: number) => `${small} small dice`;
export const andTheBigOne = (dice: string) => `${dice} and the big one`;

// Scene
export const diceOnTheTile = 'Dice on the tile';
export const tied = 'tied';
export const nothing = 'nothing';
export const noDiceLieOnThe = 'No dice on the tile yet.';
