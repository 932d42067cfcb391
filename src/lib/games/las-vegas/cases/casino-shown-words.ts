export const equalCountsLeaveAndTheLeast = 'Ties are removed, and the fewest dice win';
export const everybodyIsLevelAndNobody = 'Everyone ties, and no one is paid';
export const twoPlayersAndTheNeutral = 'Two players, with the neutral colour second';
export const aBlackDieMakesATie = 'A black die makes a tie';
