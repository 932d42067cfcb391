export const whatDoesBadLuckCost = 'What does Bad Luck cost?';
export const badLuck = 'Bad Luck';
export const whatDoesBadLuckCostBesideOthers = 'What does Bad Luck cost with other dice?';
export const badLuckBesideOtherDice = 'Bad Luck with gray, neutral or black dice';
export const theGrayDieSparesNobody = 'A gray die spares nobody';
export const diceAtItsCasino = 'Dice at its casino';
export const oneToFivePlayersByName =
  'one to five players by name: everybody who plays, `{}` for one without dice at its casino';
export const whatEachHas = 'What each has';
export const whenItIsCharged = 'when it is charged';
export const theSamePlayersAndWhatEachHasWhenItIs = 'the same players, and what each has when it is charged';
export const aBankWhoseNotesAreCounted = 'A bank whose notes are counted';
export const theFewestPayAndGet = 'The fewest pay, and get change of one note';
export const neutralBlankOrBlackDice = 'Neutral, blank or black dice';
export const neutralColourOfTwoPlayers = 'Neutral colour of two players';
export const theNeutralColourOfTwoPlayers =
  'the neutral colour of two players at its casino; with it, at most two players are named';
export const blankGrayDice = 'Blank gray dice';
export const blankGrayDiceAtItsCasino = 'blank gray dice at its casino, of another imaginary player';
export const blackDiceOfOnePlayer = 'Black dice of one player';
export const blackDiceOfOneOfTheSamePlayers = 'black dice at its casino of one of the same players';
export const twoPlayersAtMostBesideTheNeutral = 'two players at most beside the neutral colour';
export const theSamePlayersAsInDice = 'the same players as in dice';
