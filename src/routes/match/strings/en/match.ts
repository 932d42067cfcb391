import { isolateName } from '$lib/core';

// page
export const matchCroupier = 'Game · Croupier';
export const croupier = (title: string) => `${title} · Croupier`;
export const backToHome = 'Back to the home page';
export const match = 'Game';
export const openingTheMatch = 'Opening the game …';
export const noGameAtAddress = 'There’s no game at this address on this device.';

// MatchScreen
export const theTable = 'This screen';
export const backToYourGames = 'Back to your games';
export const log = 'Log';
export const ifStopped = 'If we stop';
export const rules = 'Rules';
export const optionsTitle = 'Options';
export const theResult = 'The result';
export const recap = 'Recap';
export const saved = 'Saved';
export const saving = 'Saving';
export const notSavedYet = 'Not saved yet';

// MatchScreen: lines that an edit or undo has undone
export const undoneByTheChange = (sentence: string) => `Undone by your change: ${sentence}`;
export const undone = (sentence: string) => `Undone: ${sentence}`;
export const waitsUntilItFits = (sentence: string) => `Waits until it fits: ${sentence}`;
export const enterItAgain = 'Enter it again';
export const showAll = (lineCount: number) => (lineCount === 1 ? 'Show it' : `Show all ${lineCount}`);

// lastEvent
export const wasUndone = (sentence: string) => `Undone: ${sentence}`;
export const wasRedone = (sentence: string) => `Redone: ${sentence}`;
export const wasChanged = (sentence: string) => `Changed: ${sentence}`;
export const isNext = (name: string) => `${isolateName(name)} is next.`;
