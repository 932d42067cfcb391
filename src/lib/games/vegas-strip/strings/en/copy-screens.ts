import { isolatedText, listed, ordinal, plural, possessive } from '$lib/core';

// CopyBox
export const yourBoxVegasStrip = 'Your copy: Vegas Strip';
export const back = 'Back';
export const rules = 'Rules';
export const share = 'Share';
export const linkBringsACopy = 'This link brings a copy. It replaces yours, and you can undo that.';
export const importThisCopy = 'Import this copy';
export const done = 'Done';
export const everyNewGameUsesIt = 'Every new game uses it';
export const notSaved = 'Not saved';
export const shareYourBox = 'Share your copy';
export const box = 'copy';
export const setupCard = 'Setup card';
export const casinos = 'Casinos';
export const characters = 'Characters';
export const undone = (words: string) => `Undone: ${words}`;
export const importingACopy = 'importing a copy';

// CopyCard
export const notPrintedHint = 'The rulebook doesn’t print these. Enter them from your setup card';
export const once = 'once';
export const players = 'Players';
export const setupCardPlayers = (players: number) => `Setup card, ${players} players`;
export const checkYourBox = 'check your copy';
export const startingJackpot = 'Starting jackpot';
export const chipsOnEachCasino = 'chips on each casino';
export const chipsOnEachCasinoTitle = 'Chips on each casino';
export const tilesLeftInTheBox = 'Tiles left in the box';
export const tapWhatYourCardRemoves = ': tap what your card removes.';
export const tileStaysInBox = (tile: number) => `Tile ${tile} is left in the box`;
export const teams = 'Teams';
export const swapHint = ': tap two places to swap them.';
export const round = 'Round';
export const placesOfRound = (round: number) => `Places in round ${round}`;
export const placeTeam = (place: number, team: number) => `${ordinal(place)} place, team ${team}`;
/** Who plays with whom, by places: "1st with 3rd and the 2nd alone. Filled pennants are fixers." */
export const teamsOfRound = (teams: readonly (readonly number[])[]) =>
  `${listed(teams.map((team) => teamOf(team.map(ordinal))))}. Filled pennants are fixers.`;
const teamOf = (places: readonly string[]) =>
  places.length === 1 ? `the ${places.join('')} solo` : places.join(' with ');
export const sameOnMyCard = 'My card says the same';
export const theTeamsOfRound = (round: number) => `the teams of round ${round}`;

// CopyCasinos
export const withTwoOrFourPlayers =
  'With two or four players there are five casinos, otherwise six. A casino doesn’t need a character.';
export const nameOfCasino = (at: number) => `Name of casino ${at}`;
export const casino = (at: number) => `Casino ${at}`;
export const characterAtCasino = (at: number) => `Character at casino ${at}`;
export const characterAt = (name: string) => `Character at ${isolatedText(name)}`;
export const noCharacter = 'No character';
export const theNameOfACasino = 'the name of a casino';
export const whoIsAtACasino = 'who is at a casino';

// CopyCharacters
export const addACharacter = 'Add a character';
export const youCanPlayWithoutCharacters =
  'You can play without characters. Enter the ones you play with: name, side, and what the card says.';
export const name = 'Name';
export const side = 'Side';
export const textOnYourCard = 'The text on your card, in your words';
export const helpFromCroupier = 'Help from Croupier';
export const aTileLimitHere = 'A tile limit here';
export const refusesAnyMore = 'Refuses any more tiles, and says why';
export const tileLimit = 'Tile limit';
export const noNumberTwiceHere = 'No number twice here';
export const refusesASecond5 = 'Refuses a second 5';
export const tokensMoveHere = '+3 tokens move here';
export const offersBeforeLead = 'Offers them before the lead is checked';
export const chipsChangeHands = 'Chips change hands';
export const addsAButton = 'Adds a button: who and how many';
export const leaveOut = (name: string) => `Remove ${isolatedText(name)}`;
export const aNewCharacter = 'a new character';
export const theTileLimit = 'the tile limit';
export const leavingOut = (name: string) => `removing ${isolatedText(name)}`;

// what was changed: CopyCard
export const chipsOnEachCasinoNow = (count: number) => `${plural(count, 'chip')} on each casino`;
export const isInPlay = (tile: number) => `${tile} is in play`;
export const tileLeftOut = (tile: number) => `${tile} is left in the box`;
export const roundNumber = (number: number) => `Round ${number}`;
export const setupCardName = (players: number) => `the setup card for ${players} players`;

// what was changed: CopyCharacters
export const theNameOfACharacter = 'the name of a character';
export const sideNow = (side: string) => `side ${side}`;
export const wordsOf = (name: string) => `${possessive(isolatedText(name))} words`;
export const noNumberTwiceNow = 'no number twice';
export const chipsChangeHandsNow = 'chips change hands';
