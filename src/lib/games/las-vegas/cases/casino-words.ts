export const neutralBlankOrBlackDice = 'Neutral, blank or black dice';
export const whoIsPaidAtACasino = 'Who is paid at a casino?';
export const oneCasino = 'one casino';
export const notesThatLieThere = 'Notes that lie there';
export const tapAgainForASecond = 'Tap again for a second one';
export const theTwoNotesThatLie = 'the two notes that lie there';
export const diceThatLieThere = 'Dice that lie there';
export const noneToFivePlayersByName =
  'none to five players by name; whoever has no dice there need not be listed';
export const neutralColourOfTwoPlayers = 'Neutral colour of two players';
export const theNeutralColourOfTwoPlayers =
  'the neutral colour of two players; with it, at most two players are named';
export const blankGrayDice = 'Blank gray dice';
export const blankGrayDiceOneImaginary =
  'blank gray dice; one imaginary player, and not the same one as the neutral colour';
export const blackDiceOfOnePlayer = 'Black dice of one player';
export const blackDiceOfJustOnePlayer =
  'black dice of just one player, who need not be listed in `dice`; with `neutral`, both name at most two players together';
export const twoPlayersAtMostBeside = 'two players at most beside the neutral colour';
export const fivePlayersAtMostOneAColour = 'five players at most, one a colour';
