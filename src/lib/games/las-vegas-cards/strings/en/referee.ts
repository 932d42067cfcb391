export const bonusCase = { title: 'What are these chip cards worth?', shortName: 'chip cards' };
export const player = { title: 'Their owner', description: 'whose they are' };
export const chipCardsWords = {
  title: 'Chip cards of each colour',
  description:
    'none to five colours, by any names of 1 to 40 Unicode code points, and how many chip cards of each'
};
export const twoPinkAndFourGold = 'Two pink and four gold';

export const whoIsPaidAtACasino = 'Who is paid at a casino?';
export const oneCasino = 'one casino';
export const notesThere = 'Notes there';
export const tapAgain = 'Tap again for a second one';
export const theTwoNotesThere = 'the two notes there';
export const cards = {
  title: 'Cards there',
  description: 'none to five players by name; leave out players with no cards there'
};
export const aDoubleCardCounts2 = 'a double card counts as 2';
export const fourDiceInThreeCards = 'Four dice on three cards tie with four dice on four';
export const tiesRemovedFewestDiceWin = 'Ties are removed, and the fewest dice win';
export const onePlayerLeft = 'One player left takes one note';

export const countedCase = {
  title: 'Who is paid for these dice?',
  shortName: 'one casino, its dice counted'
};
export const diceThere = 'Dice there';
export const upToFivePlayers = 'one to five players by name, and the dice on their cards there';
export const neutral = {
  title: 'Dice of a third colour',
  more: 'A third colour',
  description: 'dice of a third colour that no one plays, as a house rule with two players'
};
export const sixDiceFiveAndFour = 'Six dice, five, and four';
export const aThirdColourHasTheMost = 'A third colour has the most';

export const aNoteOfTheBox = 'a note of the box';
export const twoNotes = 'two notes';
export const aListOfNotes = 'a list of notes';
export const aCount = 'a count';
export const single = {
  label: 'single',
  description: 'cards with one die; with `set`, up to as many as it has of one number'
};
export const double = {
  label: 'double',
  description: 'the card with two dice; with `set`, up to as many as it has of one number'
};
export const number = { label: 'number', description: 'its number' };
export const dice = { label: 'dice', description: 'its dice' };
export const colour = 'Colour';
export const colours = 'colours';

export const aListOfCards = 'a list of cards';
export const card = 'Card';
export const selectionCase = {
  title: 'May these cards be placed together?',
  shortName: 'the cards of one turn'
};
export const chosen = {
  title: 'Chosen cards',
  description:
    'none to five cards, with no more of any card than a set has: four with one die and one with two of each number, unless `set` says otherwise'
};
export const hand = {
  title: 'All five cards in hand',
  more: 'The whole hand',
  description: 'the five cards in hand, including the chosen ones'
};
export const aSetHasNoMoreOfThisCard = 'a set has no more of this card';
export const aCardOfTheHand = 'a card of the hand';
export const three5s = 'Three 5s';
export const two4sAndA2 = 'Two 4s and a 2';
export const aDouble1AndADouble = 'A double 1 and a double 6, with the rest of the hand';
export const notAllowed = 'Not allowed';
export const casino = (number: string) => `Casino ${number}`;

export const aNumberOfCards = 'a number of cards';
export const diceCards = 'dice cards';
export const set = {
  absent: 'a player has the thirty dice cards we expect',
  title: 'A player’s dice cards in your copy',
  hint: 'if your count differs from ours',
  more: 'Other dice cards in your copy',
  description:
    'how many of each dice card a player in your copy has, `single 1` to `double 6`, where that differs from what we expect; thirty in all with the others'
};
export const diceCardOneOf = (cardNames: string) => `a dice card: one of ${cardNames}`;
export const aPlayerHasDiceCards = (setSize: number) => `a player has ${setSize} dice cards`;
export const aCountFrom0To = (max: number) => `a count from 0 to ${max}`;

export const stopCase = { title: 'Who has to stop?', shortName: 'the end of a turn' };
export const aTurn = 'a turn';
export const turn = { title: 'Turn that is over', description: 'the turn that has just ended' };
export const cardsWords = {
  title: 'Cards at the casinos',
  hint: 'cards, not dice',
  description:
    'two to five players by name, and the cards of each at the casinos; at least one for each turn, at most five for each turn and twelve in all'
};
export const cardsAfterTurn = (turn: number, maxCards: number) =>
  `a number of cards from ${turn} to ${maxCards} after turn ${turn}`;
export const sevenCardsAndThenFour = 'Seven cards, and then four more';
export const afterTheSixthTurn = 'After the sixth turn';
export const hasStopped = 'has stopped';
export const hasAnotherTurn = 'has another turn';
export const theRoundIsOver = 'The round is over';
