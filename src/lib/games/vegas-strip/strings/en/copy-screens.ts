import { isolateText, joinWithAnd, ordinal, plural, possessive } from '$lib/core';
import { spokenCasino } from './shared';

// CopyBox
export const yourBoxVegasStrip = 'Your copy: Vegas Strip';
export const backLabel = 'Back';
export const rules = 'Rules';
export const share = 'Share';
export const linkBringsACopy = 'This link brings a copy. It replaces yours, and you can undo that.';
export const importThisCopy = 'Import this copy';
export const doneLabel = 'Done';
export const everyNewGameUsesIt = 'Every new game uses it';
export const notSaved = 'Not saved';
export const shareYourBox = 'Share your copy';
export const box = 'copy';
export const setupCard = 'Setup card';
export const casinos = 'Casinos';
export const characters = 'Characters';
export const undone = (label: string) => `Undone: ${label}`;
export const importingACopy = 'importing a copy';

// CopyCard
export const notPrintedHint = 'The rulebook doesn’t print these. Enter them from your setup card';
export const onceText = 'once';
export const players = 'Players';
export const setupCardPlayers = (players: number) => `Setup card, ${players} players`;
export const checkYourBox = 'check your copy';
export const startingJackpot = 'Starting jackpot';
export const chipsOnEachCasino = 'chips on each casino';
export const chipsOnEachCasinoTitle = 'Chips on each casino';
export const tilesLeftInTheBox = 'Tiles left in the box';
export const removedTilesHint = ': tap what your card removes.';
export const tileStaysInBox = (tile: number) => `Tile ${tile} is left in the box`;
export const teams = 'Teams';
export const swapHint = ': tap two places to swap them.';
export const round = 'Round';
export const placesOfRound = (round: number) => `Places in round ${round}`;
export const placeTeam = (place: number, team: number) => `${ordinal(place)} place, team ${team}`;
/** Lists the teams by places: "1st with 3rd and the 2nd solo. Filled pennants are fixers." */
export const teamsOfRound = (teams: readonly (readonly number[])[]) =>
  `${joinWithAnd(teams.map((team) => teamOf(team.map(ordinal))))}. Filled pennants are fixers.`;
const teamOf = (places: readonly string[]) =>
  places.length === 1 ? `the ${places.join('')} solo` : places.join(' with ');
export const keepCardLabel = 'My card says the same';
export const theTeamsOfRound = (round: number) => `the teams of round ${round}`;

// CopyCasinos
export const withTwoOrFourPlayers =
  'With two or four players there are five casinos, otherwise six. A casino doesn’t need a character.';
export const nameOfCasino = (casinoNumber: number) => `Name of casino ${casinoNumber}`;
export const casino = (casinoNumber: number) => `Casino ${casinoNumber}`;
export const characterAtCasino = (casinoNumber: number) => `Character at casino ${casinoNumber}`;
export const characterAt = (name: string) => `Character at ${spokenCasino(name)}`;
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
export const tileLimitHint = 'Refuses any more tiles, and says why';
export const tileLimit = 'Tile limit';
export const noNumberTwiceHere = 'No number twice here';
export const noNumberTwiceHint = 'Refuses a second 5';
export const tokensMoveHere = '+3 tokens move here';
export const tokensHint = 'Offers them before the lead is checked';
export const chipsChangeHands = 'Chips change hands';
export const chipsHint = 'Adds a button: who and how many';
export const removeLabel = (name: string) => `Remove ${isolateText(name)}`;
export const aNewCharacter = 'a new character';
export const theTileLimit = 'the tile limit';
export const removalText = (name: string) => `removing ${isolateText(name)}`;

// Names of changes in CopyCard
export const chipsOnEachCasinoText = (count: number) => `${plural(count, 'chip')} on each casino`;
export const isInPlay = (tile: number) => `${tile} is in play`;
export const tileLeftOut = (tile: number) => `${tile} is left in the box`;
export const roundNumber = (number: number) => `Round ${number}`;
export const setupCardName = (players: number) => `the setup card for ${players} players`;

// Names of changes in CopyCharacters
export const theNameOfACharacter = 'the name of a character';
export const sideText = (side: string) => `side ${side}`;
export const textOf = (name: string) => `${possessive(isolateText(name))} words`;
export const noNumberTwiceText = 'no number twice';
export const chipsChangeHandsText = 'chips change hands';
