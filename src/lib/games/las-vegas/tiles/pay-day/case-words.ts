export const whatDoesPayDayPay = 'What does Pay Day pay?';
export const payDay = 'Pay Day';
export const whoActivatesTheTile = 'who activates the tile';
export const aNumberOfCasinos = 'a number of casinos';
export const casinosWithDiceOfYours = 'Casinos with your dice';
export const casinosWhereThisPlayerHasDice = 'casinos where this player has dice, the one just activated too';
export const threeCasinos = 'Three casinos';
