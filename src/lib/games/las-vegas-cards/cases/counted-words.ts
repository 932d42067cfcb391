export const whoIsPaidForThese = 'Who is paid for these dice?';
export const oneCasinoItsDiceCounted = 'one casino, its dice counted';
export const notesThatLieThere = 'Notes there';
export const tapAgainForASecond = 'Tap again for a second one';
export const theTwoNotesThatLie = 'the two notes there';
export const diceThatLieThere = 'Dice there';
export const aDoubleCardCounts2 = 'a double card counts as 2';
export const oneToFivePlayersByName = 'one to five players by name, and the dice on their cards there';
export const diceOfAThirdColour = 'Dice of a third colour';
export const aThirdColour = 'A third colour';
export const diceOfAThirdColourThat =
  'dice of a third colour that no one plays, as a house rule with two players';
export const sixDiceFiveAndFour = 'Six dice, five, and four';
export const equalDiceLeaveAndTheLeast = 'Ties are removed, and the fewest dice win';
export const aThirdColourHasTheMost = 'A third colour has the most';
