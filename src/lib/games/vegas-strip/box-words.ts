import { isolatedText, listed, plural } from '$lib/core';

/** What the app says of the box of a table. */

// What is copied
export const copyYourCards = 'Copy your set-up cards';
export const nothingIsCopied =
  'The rules do not print the set-up cards and the characters. Copy what you play with once.';
export const soManyAreCopied = (cards: number, of: number, characters: number) =>
  `${cards} of ${of} set-up cards and ${plural(characters, 'character')} are copied.`;

// With what a match is played
export const chipsLie = (chips: string) => `${chips} lie on each casino.`;
export const chipsLieWithout = (chips: string, tiles: readonly number[]) =>
  `${chips} lie on each casino, without the tiles ${listed(tiles.map(String))}.`;
export const checkYourCard = (sentence: string) => `${sentence} Check your set-up card.`;
export const characterAt = (character: string, casino: string) =>
  `${isolatedText(character)} at ${isolatedText(casino)}`;
export const nameless = 'a casino without a name';
export const noCharacters = 'No characters are played with.';
export const characters = (all: readonly string[]) => `Characters: ${listed(all)}.`;

// Why it is none
export const notABox = 'This is not a Vegas Strip box: use a link or a file that “Your box” has made.';
export const boxHas = 'A box has cards, casinos and characters.';
export const cardsByPlayers = 'The set-up cards stand by their number of players, 2 to 6.';
export const cardHas = (players: number) =>
  `The set-up card of ${players} players has a starting jackpot, removed tiles and teams.`;
export const start = (most: number) => `A starting jackpot is 0 to ${most} chips.`;
export const removed = 'The removed tiles are numbers from 1 to 7, each once, and one tile is left.';
export const teams = (players: number) =>
  `The teams of ${players} players name everybody once in each of the three rounds, at most two together.`;
export const mostCharacters = (most: number) => `A box has at most ${most} characters.`;
export const characterName = (longest: number) => `The name of a character has 1 to ${longest} letters.`;
export const sides = 'A character has a side A and a side B.';
export const characterText = (longest: number) => `What a character says has at most ${longest} letters.`;
export const tilesHere = (most: number) => `A character allows 1 to ${most} tiles.`;
export const onOrOff = 'What a character does is switched on or off.';
export const mostCasinos = (most: number) => `A box has at most ${most} casinos.`;
export const casinoName = (longest: number) => `The name of a casino has at most ${longest} letters.`;
export const characterThere = 'At a casino lies one of the characters of the box.';
export const sameName = 'Two casinos have the same name.';
