import { plural } from '$lib/core';
import { PILES, type DeckPart } from '$lib/parts';

// page
export const partsInUse = 'Parts in use';
export const titleOf = (name: string) => `${name} · Croupier`;
export const noPartsHere = 'No parts here';
export const noPartsAtThisAddress = 'There are no parts at this address on this device.';
export const toAllParts = 'To all parts';

// DiceChoice
export const facesFromTo = (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`;

// UseScreen
export const log = 'Log';
export const rolls = 'Rolls';
export const parts = 'Parts';
export const partsInTheApp = (count: number) => `${plural(count, 'part')} of the box in the app.`;
export const nothingIsTicked = 'Nothing is ticked; “Parts” above chooses what is missing.';
export const noDiceLieInTheTray = 'No dice lie in the tray. Add some below.';
export const undoneTo = (label: string) => `Undo. Now at: ${label}.`;
export const redoneTo = (label: string) => `Redo. Now at: ${label}.`;
export const theBeginning = 'the beginning';
export const howItIsSaved = { saved: 'Saved', saving: 'Saving', waiting: 'Not saved yet' } as const;

// PartSheets
export const drawSeveral = 'Draw several';
export const howManyOneAfterTheOther = (part: DeckPart) => `How many ${part.many}, one after the other?`;
export const drawSoMany = (part: DeckPart, count: number) => `Draw ${plural(count, part.one, part.many)}`;
export const countYour = (part: DeckPart) => `Count your ${PILES[part.lies]}`;
export const howManyLieInYourOwn = (part: DeckPart, expected: number) =>
  `How many ${part.many} lie in your own ${PILES[part.lies]}? The app expects ${expected}.`;
export const soManyLieThere = (part: DeckPart, count: number) =>
  `${plural(count, part.one, part.many)} ${count === 1 ? 'lies' : 'lie'} there`;

// PartLog
export const takenBack = 'taken back';
export const takenBackAndBroughtBack = 'taken back, and brought back';

// DiceChoice
export const inTheTray = 'In the tray';
export const faces = (count: number) => plural(count, 'face');
export const diceWithFaces = (count: number) => `Dice with ${plural(count, 'face')}`;
export const otherFaces = 'Other faces';
export const addOne = 'Add one';
