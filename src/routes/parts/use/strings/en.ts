import { plural } from '$lib/core';
import { PILES, type DeckPart } from '$lib/parts';

// page
export const partsInUse = 'Pieces in use';
export const titleOf = (name: string) => `${name} · Croupier`;
export const noPartsHere = 'Nothing here';
export const noPartsAtThisAddress = 'There’s no set of missing pieces at this address on this device.';
export const toAllParts = 'Back to missing pieces';

// DiceChoice
export const facesFromTo = (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`;

// UseScreen
export const log = 'Log';
export const rolls = 'Rolls';
export const parts = 'Pieces';
export const partsInTheApp = (count: number) =>
  count === 1
    ? 'The app stands in for one kind of piece.'
    : `The app stands in for ${plural(count, 'kind')} of pieces.`;
export const nothingIsTicked = 'Nothing is ticked. Tap “Pieces” above to choose what’s missing.';
export const trayIsEmpty = 'The tray is empty. Add dice below.';
export const undoneTo = (label: string) => `Undone. Back at: ${label}.`;
export const redoneTo = (label: string) => `Redone. Now at: ${label}.`;
export const theStart = 'the start';
export const howItIsSaved = { saved: 'Saved', saving: 'Saving', waiting: 'Not saved yet' } as const;

// PartSheets
export const drawSeveral = 'Draw several';
export const howManyOneAtATime = (part: DeckPart) => `How many ${part.many} to draw, one at a time?`;
export const drawSoMany = (part: DeckPart, count: number) => `Draw ${plural(count, part.one, part.many)}`;
export const countYour = (part: DeckPart) => `Count your ${PILES[part.container]}`;
export const howManyInYourOwn = (part: DeckPart, expected: number) =>
  `How many ${part.many} are in your own ${PILES[part.container]}? The app expects ${expected}.`;
export const itHasSoMany = (part: DeckPart, count: number) => `It has ${plural(count, part.one, part.many)}`;

// PartLog
export const undone = 'undone';
export const undoneThenRedoneWords = 'undone, then redone';

// DiceChoice
export const inTheTray = 'In the tray';
export const faces = (count: number) => plural(count, 'face');
export const diceWithFaces = (count: number) => `Dice with ${plural(count, 'face')}`;
export const otherFaces = 'Other dice';
export const addOne = 'Add one';
