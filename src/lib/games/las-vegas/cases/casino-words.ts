export const neutralBlankOrBlackDice = 'Neutral, grey or black dice';
export const whoIsPaidAtACasino = 'Who is paid at a casino?';
export const oneCasino = 'one casino';
export const notesThatLieThere = 'Notes there';
export const tapAgainForASecond = 'Tap again for a second one';
export const theTwoNotesThatLie = 'the two notes there';
export const diceThatLieThere = 'Dice there';
export const noneToFivePlayersByName = 'none to five players by name; leave out players with no dice there';
export const neutralColourOfTwoPlayers = 'Neutral dice (two players)';
export const theNeutralColourOfTwoPlayers =
  'the neutral colour in a two-player game; if you give it, name at most two players';
export const blankGrayDice = 'Grey dice';
export const blankGrayDiceOneImaginary =
  'grey dice; one imaginary player, and not the same one as the neutral colour';
export const blackDiceOfOnePlayer = 'Black dice of one player';
export const blackDiceOfJustOnePlayer =
  'black dice of just one player, who may be left out of `dice`; with `neutral`, both name at most two players together';
export const twoPlayersAtMostBeside = 'two players at most with the neutral colour';
export const fivePlayersAtMostOneAColour = 'five players at most, one a colour';
