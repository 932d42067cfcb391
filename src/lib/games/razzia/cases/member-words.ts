export const aDieSymbol = 'a die symbol';
export const aChitOfTheBox = 'a chit of the box';
export const aListOfChits = 'a list of chits';
export const gambler = 'Gambler';
export const raid = 'Raid';
export const whoseItIsOneCard = 'who played it; one card per player';
export const whatItIs = 'what it is';
export const theDieSymbol = 'the die symbol';
export const aListOfCards = 'a list of cards';
export const card = 'Card';
export const oneCardAPlayer = 'one card per player';
export const noTwoCardsHaveOneKind = 'no two cards have the same kind and value';
export const chitsAtTheBar = 'Chits at the bar';
export const tapAgainForOneMore = 'Tap again for one more';
export const theChitsThatLieThere = 'the chits at the bar, in any order; the list may be empty';
export const cardsAtTheBar = 'Cards at the bar';
export const everybodyAtTheTableClockwise = 'all players, clockwise';
export const theCardsThatWereTurned =
  'the cards turned over there, up to eight and no more than `players`';
export const aNumberOfPlayers = 'a number of players';
export const players = 'Players';
export const howManyPlayTheGame = 'how many people are playing';
export const aListOfNames = 'a list of names';
export const seats = 'Seats';
export const theNamesOfAllPlayers =
  'the names of all `players`, clockwise, including every player with a card';
export const whoDeals = 'Dealer';
export const whoeverOfTheSeatsDeals = 'the player who deals this round, one of the seats';
