export const whatDoesBadLuckCost = 'What does Bad Luck cost?';
export const badLuck = 'Bad Luck';
export const whatDoesBadLuckCostBesideOthers = 'What does Bad Luck cost with other dice?';
export const badLuckBesideOtherDice = 'Bad Luck with grey, neutral or black dice';
export const theGrayDieSparesNobody = 'A grey die saves no one';
export const diceAtItsCasino = 'Dice at its casino';
export const oneToFivePlayersByName =
  'one to five players by name: everyone in the game, with `{}` for a player with no dice at its casino';
export const whatEachHas = 'Each player’s notes and chips';
export const whenItIsCharged = 'when it is charged';
export const theSamePlayersAndWhatEachHasWhenItIs =
  'the same players, with the notes and chips they have when it’s charged';
export const aBankWhoseNotesAreCounted = 'A bank whose notes are counted';
export const theFewestPayAndGet = 'The fewest pay and get one note back';
export const neutralBlankOrBlackDice = 'Neutral, grey or black dice';
export const neutralColourOfTwoPlayers = 'Neutral dice (two players)';
export const theNeutralColourOfTwoPlayers =
  'the neutral colour at its casino in a two-player game; if you give it, name at most two players';
export const blankGrayDice = 'Grey dice';
export const blankGrayDiceAtItsCasino = 'grey dice at its casino, of another imaginary player';
export const blackDiceOfOnePlayer = 'Black dice of one player';
export const blackDiceOfOneOfTheSamePlayers = 'black dice at its casino, of one of the same players';
export const twoPlayersAtMostBesideTheNeutral = 'two players at most with the neutral colour';
export const theSamePlayersAsInDice = 'the same players as in dice';
