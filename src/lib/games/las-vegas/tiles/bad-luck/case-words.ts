export const whatDoesBadLuckCost = 'What does Bad Luck cost?';
export const badLuck = 'Bad Luck';
export const diceAtItsCasino = 'Dice at its casino';
export const oneToFivePlayersByName =
  'one to five players by name: everybody who plays, `{}` for one without dice at its casino';
export const whatEachHas = 'What each has';
export const whenItIsCharged = 'when it is charged';
export const theSamePlayersAndWhatEachHasWhenItIs = 'the same players, and what each has when it is charged';
export const aBankWhoseNotesAreCounted = 'A bank whose notes are counted';
export const theFewestPayAndGet = 'The fewest pay, and get change of one note';
export const theSamePlayersAsInDice = 'the same players as in dice';
