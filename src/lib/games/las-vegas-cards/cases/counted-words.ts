export const whoIsPaidForThese = 'Who is paid for these dice?';
export const oneCasinoItsDiceCounted = 'one casino, its dice counted';
export const notesThatLieThere = 'Notes that lie there';
export const tapAgainForASecond = 'Tap again for a second one';
export const theTwoNotesThatLie = 'the two notes that lie there';
export const diceThatLieThere = 'Dice that lie there';
export const aDoubleCardCounts2 = 'a double card counts 2';
export const oneToFivePlayersByName = 'one to five players by name, and the dice on their cards there';
export const diceOfAThirdColour = 'Dice of a third colour';
export const aThirdColour = 'A third colour';
export const diceOfAThirdColourThat =
  'dice of a third colour that nobody plays, a house rule with two players';
export const sixDiceFiveAndFour = 'Six dice, five, and four';
export const equalDiceLeaveAndTheLeast = 'Equal dice leave, and the least is paid';
export const aThirdColourHasTheMost = 'A third colour has the most';
