export const howDoesTheBankPay = 'How does the bank pay?';
export const theBank = 'the bank';
export const whoIsToGetIt = 'who gets it';
export const aReward = 'A reward';
export const whatItOwes = 'What it owes';
export const whatItPays = 'What it pays';
export const aRewardOfATile =
  'a reward of a tile, or what the bank has owed the player since it had no notes for one';
export const aRewardInNotes = 'a reward in notes';
export const howMuch = 'How much';
export const whatIsToBePaid =
  'what it comes to, in whole dollars; rewards below $30,000 are chips, of which there are enough';
export const notesOfThePlayer = 'Notes of the player';
export const theNotesThatThePlayer = 'the notes that the player has';
export const noNoteOf90000 = 'The bank has no $90,000 notes left';
