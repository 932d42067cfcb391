import { isolatedText, listed, plural } from '$lib/core';

/** The texts about the owner’s copy. */

// Copies
export const enterYourCards = 'Enter your setup cards';
export const changeYourCards = 'Add or change setup cards';
export const nothingEntered =
  'The rulebook doesn’t print the setup cards and the characters. Enter yours once.';
export const enteredSoFar = (cards: number, total: number, characters: number) =>
  `${cards} of ${total} setup cards and ${plural(characters, 'character')} entered.`;

// With what a match is played
export const startingChips = (chips: string) => `Each casino starts with ${chips}.`;
export const startingChipsWithout = (chips: string, tiles: readonly number[]) =>
  `Each casino starts with ${chips}. Tiles left out: ${listed(tiles.map(String))}.`;
export const checkYourCard = (sentence: string) => `${sentence} Check your setup card.`;
export const characterAt = (character: string, casino: string) =>
  `${isolatedText(character)} at ${isolatedText(casino)}`;
export const nameless = 'a casino without a name';
export const noCharacters = 'You’re playing without characters.';
export const characters = (all: readonly string[]) => `Characters: ${listed(all)}.`;

// Why it is not one
export const notABox = 'This isn’t a Vegas Strip copy. Use a link or a file made under “Your copy”.';
export const copyProblem = 'A copy needs cards, casinos and characters.';
export const cardsByPlayers = 'List the setup cards by their number of players, 2 to 6.';
export const setupCardProblem = (players: number) =>
  `The setup card for ${players} players needs a starting jackpot, removed tiles and teams.`;
export const start = (most: number) => `Enter 0 to ${most} chips for a starting jackpot.`;
export const removed =
  'For the removed tiles, enter numbers from 1 to 7, each once, and leave at least one in the game.';
export const teams = (players: number) =>
  `In the teams for ${players} players, name everyone once in each of the three rounds, with at most two in a team.`;
export const mostCharacters = (most: number) => `Enter at most ${most} character cards.`;
export const characterName = (longest: number) => `Enter 1 to ${longest} letters for a character’s name.`;
export const sides = 'A character has a side A and a side B.';
export const characterText = (longest: number) =>
  `Enter at most ${longest} letters for what a character says.`;
export const tilesHere = (most: number) => `Enter a limit of 1 to ${most} tiles for a character.`;
export const onOrOff = 'Turn each thing a character does on or off.';
export const mostCasinos = (most: number) => `Enter at most ${most} casinos.`;
export const casinoName = (longest: number) => `Enter at most ${longest} letters for a casino’s name.`;
export const characterThere = 'Pick one of your characters for the casino.';
export const sameName = 'Give each casino a different name.';
