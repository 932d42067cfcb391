import { inWords, type Ask } from '$lib/core';

type AnyAsk = Ask<unknown, unknown>;

/** How a part that is drawn from an ask calls things; the game knows. */
export interface AskPartWords<Move> {
  /** What a button says that makes this choice. */
  readonly choice: (move: Move) => string;
  /** What a group of counts is called, or one row of it. */
  readonly counted: (group: string, row?: string) => string;
  /** What a piece is called that can be drawn. */
  readonly piece: (from: string, piece: string) => string;
  /** The place of the piece with the number `next`, from 1. */
  readonly step?: (ask: AnyAsk, next: number) => string | undefined;
}

/** The way in which the app supplies what is asked, in one or two words. */
export function appWay(ask: AnyAsk): string {
  return ask.kind === 'dice' ? 'App rolls' : 'App draws';
}

/** What is still missing before these taps answer the ask, in one sentence. */
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

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A card as it is called, and of several equal ones of a hand which one: "Single 2, first of two". */
export function oneOfEqual(called: string, hand: readonly string[], at: number): string {
  const equal = hand.flatMap((card, place) => (card === hand[at] ? [place] : []));
  const nth = equal.indexOf(at);
  return equal.length > 1 ? `${called}, ${ORDINALS[nth] ?? nth + 1} of ${inWords(equal.length)}` : called;
}

// AskBar
export const whatTheAppWantsTo = 'Enter now';

// AskPart
export const choose = 'Choose';
export const which = 'Which?';
export const howMany = 'How many?';

// CountField
export const oneLess = (what: string) => `One less: ${what}`;
export const oneMore = (what: string) => `One more: ${what}`;

// Counts
export const allCounted = 'All counted';
export const stillToCount = (what: number) => `${what} still to count`;
export const tooMany = (over: number) => `${over} too many`;

// DicePad
export const big = 'big';
export const diceSoFar = 'Dice so far';
export const bigDie = 'Big die';
export const smallDice = 'Small dice';

// Faces
export const bigOfFace = (face: number) => `Big ${face}`;

// Gate
export const passTo = 'Pass to';
export const everybodyElseLooksAway = 'Everyone else looks away.';
export const onlyYouLook = 'For your eyes only';
export const slideToItThenBack = 'Slide to your choice, then back to the button';
export const coverItWhenYouHave = 'Cover it when you’ve seen it';
export const letGoWhenYouHave = 'Let go on the button when you’ve seen it';
export const tapBelowWhenYouHave = 'Tap the button below when you’ve seen it';
export const tapItThenTheButton = 'Tap your choice, then the button below';
export const holdingOnlyYouLook = 'Holding: for your eyes only';
export const holdToSee = (what: string) => `Hold to see ${what}`;
export const letGoHereAnd = (laid: string) => `Let go here and ${laid}`;
export const letGoAndItIs = 'Let go to cover it';
export const cannotHoldTapToOpen = 'Cannot hold? Tap to open, tap to cover';
export const layItFaceDown = 'Place it face down';
export const coverAndLeaveIt = 'Cover, choose later';

// HandOut
export const isInTheMiddle = (piece: string) => `${piece}, in the middle`;
export const isWith = (piece: string, name: string) => `${piece}, with ${name}`;
export const inTheMiddleTitle = 'In the middle';

// PiecePad
export const soFar = 'So far';
export const takeAway = (words: string) => `Remove ${words}`;
export const left = (words: string, left: number) => `${words}, ${left} left`;
export const leftOfLeft = (left: number) => `${left} left`;

// Split
export const whoGetsThePieceThat = 'Who gets the piece you tap?';
export const thePieces = 'The pieces';
export const nobodysYet = 'no one’s yet';
export const ownedBy = (piece: string, owner: string) => `${piece}: ${owner}`;

// Supply
export const letTheAppDoIt = 'Let the app do it';
export const typeIt = 'Enter it';
export const inTheApp = 'In the app';

// AskPart
export const noneIsLeft = (piece: string) => `${piece}: none left.`;

// Counts
export const rowOf = (group: string, row: string) => `${group}, ${row}`;
