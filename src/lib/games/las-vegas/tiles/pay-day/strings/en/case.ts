export const whatDoesPayDayPay = 'What does Pay Day pay?';
export const payDay = 'Pay Day';
export const whoActivatesTheTile = 'who activates the tile';
export const aNumberOfCasinos = 'a number of casinos';
export const casinosWithDiceOfYours = 'Casinos with your dice';
export const casinosWhereThisPlayerHasDice =
  'how many casinos this player has dice at, including the one just activated';
export const threeCasinos = 'Three casinos';
