export const whichGrayDiceGoWhere = 'Which grey dice go where?';
export const blockIt = 'Block It!';
export const whoActivatesTheTile = 'who activates the tile';
export const theDiceOfOneCluster = 'the dice of one cluster';
export const grayDiceOfTheCluster = 'Grey dice of the cluster';
export const howManyGrayDiceAreInTheCluster = 'how many grey dice are in the cluster';
export const clustersOfThatSizeTaken = 'Clusters of that size already taken';
export const clustersOfThatSizeThatAreTaken =
  'clusters of that size already taken; there are two of 1, two of 2 and one of 3';
export const intoCasino = 'Into casino';
export const theCasinoThatTheyGo = 'the casino that they go into';
export const closedCasino = 'Closed casino';
export const aCasinoIsClosed = 'A casino is closed';
export const theCasinoThatNoEntry = 'the casino that No Entry! has closed';
export const fewerThanTheClustersOfThatSize = (all: number) => `fewer than the ${all} clusters of that size`;
export const threeAtOnce = 'Three at once';
