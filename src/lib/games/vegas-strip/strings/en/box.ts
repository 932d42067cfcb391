import { isolateText, joinWithAnd, plural } from '$lib/core';
import { spokenCasino } from './shared';

/** The texts about the owner’s copy. */

// Copies
export const enterYourCards = 'Enter your setup cards';
export const changeYourCards = 'Add or change setup cards';
export const nothingEntered =
  'The rulebook doesn’t print the setup cards and the characters. Enter yours once.';
export const enteredSoFar = (cards: number, total: number, characters: number) =>
  `${cards} of ${total} setup cards and ${plural(characters, 'character')} entered.`;

// Starting chips, tiles and characters of a match
export const startingChips = (chips: string) => `Each casino starts with ${chips}.`;
export const startingChipsWithout = (chips: string, tiles: readonly number[]) =>
  `Each casino starts with ${chips}. Tiles left out: ${joinWithAnd(tiles.map(String))}.`;
export const checkYourCard = (sentence: string) => `${sentence} Check your setup card.`;
export const characterAt = (character: string, casino: string) =>
  `${isolateText(character)} at ${spokenCasino(casino)}`;
export const unnamedCasino = 'a casino without a name';
export const noCharacters = 'You’re playing without characters.';
export const characters = (names: readonly string[]) => `Characters: ${joinWithAnd(names)}.`;

// Refusals of an imported copy
export const notABoxRefusal = 'This isn’t a Vegas Strip copy. Use a link or a file made under “Your copy”.';
export const copyRefusal = 'A copy needs cards, casinos and characters.';
export const cardsRefusal = 'List the setup cards by their number of players, 2 to 6.';
export const setupCardRefusal = (players: number) =>
  `The setup card for ${players} players needs a starting jackpot, removed tiles and teams.`;
export const startRefusal = (max: number) => `Enter 0 to ${max} chips for a starting jackpot.`;
export const removedTilesRefusal =
  'For the removed tiles, enter numbers from 1 to 7, each once, and leave at least one in the game.';
export const teams = (players: number) =>
  `In the teams for ${players} players, name everyone once in each of the three rounds, with at most two in a team.`;
export const characterCountRefusal = (max: number) => `Enter at most ${max} character cards.`;
export const characterNameRefusal = (maxLength: number) =>
  `Enter 1 to ${maxLength} letters for a character’s name.`;
export const sidesRefusal = 'A character has a side A and a side B.';
export const characterTextRefusal = (maxLength: number) =>
  `Enter at most ${maxLength} letters for what a character says.`;
export const tileLimitRefusal = (max: number) => `Enter a limit of 1 to ${max} tiles for a character.`;
export const abilitiesRefusal = 'Turn each thing a character does on or off.';
export const casinoCountRefusal = (max: number) => `Enter at most ${max} casinos.`;
export const casinoNameRefusal = (maxLength: number) =>
  `Enter at most ${maxLength} letters for a casino’s name.`;
export const casinoCharacterRefusal = 'Pick one of your characters for the casino.';
export const sameNameRefusal = 'Give each casino a different name.';
