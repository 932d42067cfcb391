import { formatDollars, joinWithAnd } from '$lib/core';

// BankBoard
export const theNotesOfTheBank = 'The bank’s notes';
export const unseenCount = (unseen: number) => `${unseen} not seen yet`;
export const notesOfInTheBank = (value: number) => `${formatDollars(value)} notes in the bank`;

// LayBoard
export const theSixteenSides = 'The sixteen sides';
export const atCasino = (title: string, number: number) => `${title}, at casino ${number}`;
export const casino = (number: number) => `casino ${number}`;

// TileLine
export const tileOfCasino = (number: number, description: string) =>
  `Tile of casino ${number}, ${description}`;

// TilePayments
export const aChip = 'a chip';
export const toTheBank = 'to the bank';
export const back = 'back';

// TileResults
export const casinoLabel = (casino: number) => `Casino ${casino}`;

// BlackDice
export const blackDice = 'Black dice';
export const blackDie = (face: number) => `Black ${face}`;
export const blackDieSoFar = (face: number) => `Black ${face}, one so far`;

// News
export const tileEffect = 'The tile’s effect';

// TileCard
export const tileAtCasino = (number: number) => `Tile at casino ${number}`;

export const blackDiceShow = (faces: readonly number[]) => `Black dice: ${joinWithAnd(faces.map(String))}`;
