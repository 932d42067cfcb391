import { listed } from '$lib/core';

// BlackDice
export const blackDice = 'Black dice';
export const blackDie = (face: number) => `Black ${face}`;
export const blackDieSoFar = (face: number) => `Black ${face}, one so far`;

// Outcome
export const tileEffect = 'The tile’s effect';

// TileBoard
export const tileAtCasino = (at: number) => `Tile at casino ${at}`;

export const blackDiceShow = (faces: readonly number[]) => `Black dice: ${listed(faces.map(String))}`;
