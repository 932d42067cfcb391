// Ring
export const theCounterMovesOnThe = (sumWords: string) =>
  `The counter moves on: the next space pays ${sumWords}.`;
