export const equalCountsLeaveAndTheLeast = 'Equal counts leave, and the least is paid';
export const everybodyIsLevelAndNobody = 'Everybody is level, and nobody is paid';
export const twoPlayersAndTheNeutral = 'Two players, and the neutral colour is second';
export const aBlackDieMakesATie = 'A black die makes a tie';
