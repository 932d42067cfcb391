import { formatDollars, joinWithAnd, plural, type Names, type PlayerId } from '$lib/core';
import { pieceCount, type Size } from '$lib/games/las-vegas/actions/owned-dice';
import { diceWords } from '$lib/games/las-vegas/strings/en/shared';
import type { Dice } from '$lib/games/las-vegas/types';

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

/** The button that ends the count of the bank's notes. */
export const BANK_DONE = 'Done';

/** The line below the bank's notes: how many are still to count, or how many are too many. */
export function bankStep(missingCount: number, surplusCount: number): string {
  if (surplusCount > 0) return `${surplusCount} too many`;
  return missingCount > 0 ? `${missingCount} to count` : BANK_DONE;
}

/** The button below the notes of one value: their count, or that they are not counted yet. */
export function kindStep(value: number, count: number | undefined): string {
  if (count === undefined) return 'Not counted yet';
  if (count === 0) return `None of ${formatDollars(value)}`;
  return `${plural(count, 'note')} of ${formatDollars(value)}`;
}

/** The question once the first of two black dice is entered. */
export function blackStep(firstFace: number): string {
  return `A ${firstFace}. Now the other die.`;
}

/** One die of a player, as a button label. */
export function dieLabel(size: Size): string {
  return size === 'big' ? 'The big die' : 'A small die';
}

/** "Anna has 2 small dice and Ben has the big die on the tile."; undefined if nothing is there. */
export function dicePlaceWords(
  dice: Readonly<Partial<Record<PlayerId, Dice>>>,
  placeText: string,
  names: Names
): string | undefined {
  const diceByPlayer = (Object.entries(dice) as [PlayerId, Dice][]).filter(
    ([, dice]) => pieceCount(dice) > 0
  );
  if (diceByPlayer.length === 0) return undefined;
  return `${joinWithAnd(diceByPlayer.map(([player, dice]) => `${names(player)} has ${diceWords(dice)}`))} ${placeText}.`;
}
