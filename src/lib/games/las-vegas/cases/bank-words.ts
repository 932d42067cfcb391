export const howDoesTheBankPay = 'How does the bank pay?';
export const theBank = 'the bank';
export const whoIsToGetIt = 'who gets it';
export const aReward = 'A reward';
export const whatItOwes = 'Money it owes';
export const whatItPays = 'Payments';
export const aRewardOfATile =
  'a reward from a tile, or one that the bank had no notes for and still owes the player';
export const aRewardInNotes = 'a reward in notes';
export const howMuch = 'The amount';
export const whatIsToBePaid =
  'the amount in whole dollars; rewards below $30,000 are chips, and there are always enough of those';
export const notesOfThePlayer = 'The player’s notes';
export const theNotesThatThePlayer = 'the notes the player has';
export const noNoteOf90000 = 'The bank has no $90,000 notes left';
