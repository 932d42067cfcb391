export const tiles = 'tiles';
export const blockers = {
  label: 'blockers',
  description: 'with two players only: the tiles of their blockers'
};
export const forbiddenByCharacter = 'what the character forbids';
export const optionsCase = { title: 'Where can a tile go?', shortName: 'a hand and all casinos' };
export const player = { title: 'Player whose turn it is', description: 'who places' };
export const aTile = 'a tile';
export const aListOfTiles = 'a list of tiles';
export const tile = 'Tile';
export const hand = {
  title: 'The hand',
  description: 'the tiles in hand, each number once, and none of them at a casino'
};
export const casino = 'Casino';
export const casinos = 'casinos';
export const casinosMember = {
  title: 'The casinos',
  description: 'every casino by its name: five with two or four players, six otherwise'
};
export const riggedMember = {
  title: 'The casino their own team rigged',
  more: 'Rigged by',
  description: 'the casino the player’s own team rigged, which is secret'
};
export const blockersAgain = 'Blockers';
export const tilesOfTheHand = 'Tiles from the hand';
export const blocker = {
  title: 'They are',
  more: 'Blockers are placed',
  description: 'whether the tiles in hand are blockers'
};
export const fiveCasinosWithTwoPlayers = 'five casinos with two players';
export const oneOfTheCasinos = 'one of the casinos';
export const aHandOfTwoLate = 'A hand of two late in a round';
export const eachNumberOnce = 'each number once';
export const tileNotPlaced = 'a tile that isn’t at a casino';
