export const aDieSymbol = 'a die symbol';
export const aChitOfTheBox = 'a chit of the box';
export const aListOfChits = 'a list of chits';
export const gambler = 'Gambler';
export const raid = 'Raid';
export const whoseItIsOneCard = 'whose it is; one card a player';
export const whatItIs = 'what it is';
export const theDieSymbol = 'the die symbol';
export const aListOfCards = 'a list of cards';
export const card = 'Card';
export const oneCardAPlayer = 'one card a player';
export const noTwoCardsHaveOneKind = 'no two cards have one kind and value';
export const chitsAtTheBar = 'Chits at the bar';
export const tapAgainForOneMore = 'Tap again for one more';
export const theChitsThatLieThere = 'the chits that lie there, in any order; the list may be empty';
export const cardsAtTheBar = 'Cards at the bar';
export const everybodyAtTheTableClockwise = 'everybody at the table, clockwise';
export const theCardsThatWereTurned =
  'the cards that were turned over there, none to eight and not more than `players`';
export const aNumberOfPlayers = 'a number of players';
export const players = 'Players';
export const howManyPlayTheGame = 'how many play the game';
export const aListOfNames = 'a list of names';
export const seats = 'Seats';
export const theNamesOfAllPlayers =
  'the names of all `players`, clockwise, among them every player with a card';
export const whoDeals = 'Who deals';
export const whoeverOfTheSeatsDeals = 'whoever of the seats deals in this round';
