import { isolateName } from '$lib/core';
import type { AskText, GateText } from '$lib/games/contract/define';

/** The text at the gate of a secret for which the game has no text of its own. */
export function plainGate({ question }: AskText): GateText {
  return { intro: question, task: 'only you look', secret: 'it', done: 'it’s placed' };
}

/** The label of the button that places the secret. */
export const PLACE_FACE_DOWN = 'Place it face down';

// AskList
export const possibleEntries = 'Possible entries';
export const somethingElse = 'Enter something else';

// AskPanel
export const theQuestion = 'The question';
export const done = 'Done';
export const more = 'More';
export const back = 'Back';

// OtherAsks
export const anythingElse = 'Anything else?';

// SecretAsk
export const whoTakesTheDevice = 'Who takes the device?';
export const nothingIsChosenYet = 'Nothing chosen yet.';
export const allIsEntered = 'Everything is entered.';

// TurnPicker
export const players = 'Players';
export const isDone = (name: string) => `${isolateName(name)}, done`;
