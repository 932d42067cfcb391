import { plural } from '$lib/core';

/** Sentences that say why a move of replaced pieces is not possible. */

/** The names of one piece of a part, and of several. */
interface PieceNames {
  readonly one: string;
  readonly many: string;
}

export const noLongerInUse = 'This piece is no longer in use.';
export const noPlayers = 'Add at least one player.';
export const noSuchPlace = 'There’s no such place.';
export const unknownName = 'No one here has this name.';

// Dice
export const allDiceAside = 'All dice are set aside. Put some back first.';
export const wrongDice = 'These aren’t the dice in the tray. Roll again.';
export const asideAfterRoll = 'Roll the die before you set it aside.';
export const noDiceAside = 'No dice are set aside.';
export const noSuchFace = 'The die has no such face.';
export const nothingChosen = 'No one has set this die in secret yet.';
export const modifierTooLarge = (max: number) => `You can add or subtract ${max} at most.`;

// Drawing
export const tooManyMissing = (boxCount: number, { one, many }: PieceNames) =>
  `The box has only ${plural(boxCount, one, many)}, so no more can be missing.`;
export const countTooHigh = (boxCount: number, { one, many }: PieceNames) =>
  `The box has only ${plural(boxCount, one, many)}, so there can’t be that many.`;
export const notInPlay = ({ one }: PieceNames) => `That ${one} isn’t in play.`;
export const noneDiscarded = ({ many }: PieceNames) => `There are no discarded ${many}.`;
export const wholeNumberNeeded = 'Enter a whole number.';
export const allAccountedFor = ({ many }: PieceNames) => `All ${many} are accounted for.`;
export const noneLeftToDraw = ({ many }: PieceNames) => `There are no ${many} left to draw.`;
export const onlySomeLeftToDraw = (remaining: number, { one, many }: PieceNames) =>
  remaining === 1
    ? `Only 1 ${one} is left to draw.`
    : `Only ${plural(remaining, one, many)} are left to draw.`;
export const cannotComeNext = ({ many }: PieceNames) => `These ${many} can’t come next. Draw again.`;

// Handing out and moving
export const alreadyFaceUp = 'It’s already face up.';
export const countBelowZero = ({ many }: PieceNames) => `A count of ${many} can’t go below 0.`;
export const noneInTheBank = ({ many }: PieceNames) => `There are no ${many} left in the bank.`;
export const onlySomeInTheBank = (remaining: number, { one, many }: PieceNames) =>
  remaining === 1
    ? `Only 1 ${one} is left in the bank.`
    : `Only ${plural(remaining, one, many)} are left in the bank.`;
export const noSuchSpace = 'The track has no such space.';
