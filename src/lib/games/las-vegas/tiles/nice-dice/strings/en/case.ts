export const space = (space: number) => `space ${space}`;
export const aDieOnSpaceWhereThere = (space: number) => `a die on space ${space}, which has room for one`;
export const whatDoTheSpacesOfNice = 'What do the spaces of Nice Dice pay?';
export const niceDice = 'Nice Dice';
export const diceOnTheSpaces = 'Dice on the spaces';
export const noneToFivePlayersByName = 'none to five players by name, and the spaces where they have a die';
export const oneDieOnASpace = 'one die on a space';
export const allSixSpacesAreTaken = 'All six spaces are taken';
