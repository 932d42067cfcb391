export const aTokenOfTheBlack = 'a token of the Black Box';
export const aListOfTokens = 'a list of tokens';
export const twoPilesOfTokens = 'two piles of tokens';
export const pile = 'Pile';
export const whatDoesTheBlackBox = 'What does the Black Box pay?';
export const blackBox = 'Black Box';
export const whoWonTheCasino = 'Winner of the casino';
export const whoWonTheHigherNote = 'who won the higher note of its casino';
export const tokensOfBothPiles = 'Tokens in both piles';
export const twoListsOfTokensTogether =
  'two lists of tokens: together 60000, 20000, 20000, 0, 0 and 0, at least one in each';
export const first = 'First';
export const second = 'Second';
export const theFirstPileIs0 = 'the first pile is 0, the second 1';
export const thePileThatWasChosen = 'The pile that was chosen';
export const whichOfThePiles = 'which of the piles';
export const twoTokensOf2Chips = 'Two tokens of 2 chips make one note';
export const theSixTokens6000020000 =
  'the six tokens 60000, 20000, 20000, 0, 0 and 0, at least one in each pile';
