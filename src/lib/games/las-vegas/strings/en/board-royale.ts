import { dollars, listed } from '$lib/core';

// BankBoard
export const theNotesOfTheBank = 'The bank’s notes';
export const unseen = (unseen: number) => `${unseen} not seen yet`;
export const notesOfInTheBank = (value: number) => `${dollars(value)} notes in the bank`;

// LayBoard
export const theSixteenSides = 'The sixteen sides';
export const atCasino = (title: string, at: number) => `${title}, at casino ${at}`;
export const casino = (at: number) => `casino ${at}`;

// TileLine
export const tileOfCasino = (number: number, words: string) => `Tile of casino ${number}, ${words}`;

// TilePayments
export const aChip = 'a chip';
export const toTheBank = 'to the bank';
export const back = 'back';

// TileResults
export const casinoOfCasino = (casino: number) => `Casino ${casino}`;

// BlackDice
export const blackDice = 'Black dice';
export const blackDie = (face: number) => `Black ${face}`;
export const blackDieSoFar = (face: number) => `Black ${face}, one so far`;

// News
export const tileEffect = 'The tile’s effect';

// TileCard
export const tileAtCasino = (at: number) => `Tile at casino ${at}`;

export const blackDiceShow = (faces: readonly number[]) => `Black dice: ${listed(faces.map(String))}`;
