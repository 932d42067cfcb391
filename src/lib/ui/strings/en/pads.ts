import type { Ask } from '$lib/core';

type AnyAsk = Ask<unknown, unknown>;

/** The game's own words for the controls of an ask. */
export interface AskPartWords<Move> {
  /** The label of a button that makes this choice. */
  readonly choice: (move: Move) => string;
  /** The name of a group of counts, or of one row of it. */
  readonly countLabel: (group: string, row?: string) => string;
  /** The name of a piece that can be drawn. */
  readonly piece: (from: string, piece: string) => string;
  /** The place of the piece with the number `next`, from 1. */
  readonly nextSentence?: (ask: AnyAsk, next: number) => string | undefined;
}
/** The label of the button that lets the app roll or draw, in one or two words. */
export function appButton(ask: AnyAsk): string {
  return ask.kind === 'dice' ? 'App rolls' : 'App draws';
}
/** A sentence that says which tap is still missing for an answer. */
export function missingWords(ask: AnyAsk): string {
  switch (ask.kind) {
    case 'counts':
      return 'The counts don’t add up yet.';
    case 'split':
      return 'Give every chit to someone first.';
    case 'choose':
    case 'number':
    case 'dice':
    case 'draw':
      return 'Something is still missing.';
  }
}

// AskPart
export const choose = 'Choose';
export const which = 'Which?';
export const howMany = 'How many?';

// CountField
export const oneLess = (item: string) => `One less: ${item}`;
export const oneMore = (item: string) => `One more: ${item}`;

// Counts
export const allCounted = 'All counted';
export const stillToCount = (count: number) => `${count} still to count`;
export const tooMany = (excess: number) => `${excess} too many`;

// DicePad
export const big = 'big';
export const diceSoFar = 'Dice so far';
export const bigDie = 'Big die';
export const smallDice = 'Small dice';

// HandOut
export const isInTheMiddle = (piece: string) => `${piece}, in the middle`;
export const pieceWithOwner = (piece: string, name: string) => `${piece}, with ${name}`;
export const inTheMiddleTitle = 'In the middle';

// PiecePad
export const soFar = 'So far';
export const remove = (label: string) => `Remove ${label}`;
export const withRemaining = (label: string, remainingCount: number) => `${label}, ${remainingCount} left`;
export const remainingText = (remainingCount: number) => `${remainingCount} left`;

// Split
export const whoGetsTheTappedPiece = 'Who gets the piece you tap?';
export const thePieces = 'The pieces';
export const noOneYet = 'no one’s yet';
export const ownedBy = (piece: string, owner: string) => `${piece}: ${owner}`;

// Supply
export const letTheAppDoIt = 'Let the app do it';
export const enterIt = 'Enter it';
export const inTheApp = 'In the app';

// AskPart
export const noneLeft = (piece: string) => `${piece}: none left.`;

// Counts
export const rowOf = (group: string, row: string) => `${group}, ${row}`;

// AskBar
export const enterNow = 'Enter now';

// Faces
export const bigOfFace = (face: number) => `Big ${face}`;
