export const whoIsPaidAtACasino = 'Who is paid at a casino?';
export const oneCasino = 'one casino';
export const notesThatLieThere = 'Notes that lie there';
export const tapAgainForASecond = 'Tap again for a second one';
export const theTwoNotesThatLie = 'the two notes that lie there';
export const cardsThatLieThere = 'Cards that lie there';
export const aDoubleCardCounts2 = 'a double card counts 2';
export const noneToFivePlayersByName =
  'none to five players by name; whoever has no cards there need not be listed';
export const fourDiceInThreeCards = 'Four dice on three cards tie with four dice on four';
export const equalDiceLeaveAndTheLeast = 'Equal dice leave, and the least is paid';
export const oneAloneTakesOneNote = 'One alone takes one note';
