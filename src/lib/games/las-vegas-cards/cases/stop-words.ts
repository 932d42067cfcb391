export const whoHasToStop = 'Who has to stop?';
export const theEndOfATurn = 'the end of a turn';
export const aTurn = 'a turn';
export const turnThatIsOver = 'Turn that is over';
export const theTurnThatIsOver = 'the turn that has just ended';
export const aNumberOfCards = 'a number of cards';
export const cardsAtTheCasinos = 'Cards at the casinos';
export const cardsNotDice = 'cards, not dice';
export const twoToFivePlayersByName =
  'two to five players by name, and the cards of each at the casinos; at least one for each turn, at most five for each turn and twelve in all';
export const aNumberOfCardsFromToAfter = (turn: number, most: number) =>
  `a number of cards from ${turn} to ${most} after turn ${turn}`;
export const sevenCardsAndThenFour = 'Seven cards, and then four more';
export const afterTheSixthTurn = 'After the sixth turn';
export const hasStopped = 'has stopped';
export const hasAnotherTurn = 'has another turn';
export const theRoundIsOver = 'The round is over';
