export const smallDiceLeft = 'small dice left';
export const bigDieLeft = 'big die left';
export const theBigDieIfItIsLeft = 'the big die, if it is left';
export const smallDiceInTheBar = 'small dice in the bar';
export const bigDieInTheBar = 'big die in the bar';
export const theBigDieInTheBar = 'the big die in the bar';
export const whoseDiceGoIntoTheBar = 'Whose dice go in the bar?';
export const knockout = 'Knockout?';
export const whoActivatesTheTile = 'who activates the tile';
export const diceLeftAndDiceInTheBar = 'Dice left, and dice in the bar';
export const oneToFivePlayersByName =
  'one to five players by name, with the dice they have left and in the bar; the player who activates the tile may be left out';
export const diceInTheBarAtMost = (bar: number) => `${bar} dice in the bar at most`;
export const smallDiceAndBigOneAtMost = (smallDice: number, bigDice: number) =>
  `${smallDice} small dice and ${bigDice} big one at most`;
export const somebodyElseThanWhoActivates = 'someone other than the player who activates the tile';
export const oneComesBackOneGoes = 'One comes back, one goes in, one is full';
