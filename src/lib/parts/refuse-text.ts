import { plural } from '$lib/core';

/** Why a move of the lost parts is not possible. */

/** What one piece of a part is called, and several. */
interface Called {
  readonly one: string;
  readonly many: string;
}

export const gone = 'This part is not in use any more.';
export const nobodySits = 'Somebody has to sit at the table.';
export const noSuchPlace = 'There is no such place.';
export const nobodyOfThisName = 'Nobody of this name sits here.';

// Dice
export const allAside = 'All dice are set aside; take them back first.';
export const otherDice = 'These are not the dice in the tray.';
export const asideAfterRoll = 'Roll the die before you set it aside.';
export const noneAside = 'No die is set aside.';
export const noSuchFace = 'The die has no such face.';
export const nothingChosen = 'Nobody has chosen in secret yet.';
export const mostPlus = (most: number) => `At most ${most} can be added or taken off.`;

// What is drawn
export const noMoreMissing = (box: number, { one, many }: Called) =>
  `The box holds ${plural(box, one, many)}, so no more can be missing.`;
export const notThatMany = (box: number, { one, many }: Called) =>
  `The box holds ${plural(box, one, many)}, so there cannot be that many.`;
export const notOut = ({ one }: Called) => `No such ${one} is out.`;
export const noneDiscarded = ({ many }: Called) => `No ${many} are discarded.`;
export const wholePieces = 'A pile is counted in whole pieces.';
export const noneAstray = ({ many }: Called) => `No ${many} are astray.`;
export const noneToDraw = ({ many }: Called) => `No ${many} are left to draw.`;
export const onlyToDraw = (left: number, { one, many }: Called) =>
  `Only ${plural(left, one, many)} can be drawn.`;
export const notNext = ({ many }: Called) => `These ${many} cannot come next.`;

// What is handed out, and what moves
export const openAlready = 'It is face up already.';
export const noCount = ({ many }: Called) => `Nobody can have fewer than 0 ${many}.`;
export const noneInTheBank = ({ many }: Called) => `No ${many} are left in the bank.`;
export const onlyInTheBank = (left: number, { one, many }: Called) =>
  left === 1 ? `Only 1 ${one} is left in the bank.` : `Only ${plural(left, one, many)} are left in the bank.`;
export const noSuchSpace = 'The track has no such space.';
