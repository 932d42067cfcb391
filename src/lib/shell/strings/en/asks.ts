import { isolated } from '$lib/core';
import type { AskWords, GateWords } from '$lib/games/contract/define';

/** What stands at the gate of a secret for which its game has no words of its own. */
export function plainGate({ question }: AskWords): GateWords {
  return { intro: question, wants: 'only you look', what: 'it', done: 'it’s placed' };
}

/** What its button says. */
export const LAY = 'Place it face down';

// AskList
export const possibleEntries = 'Possible entries';
export const somethingElse = 'Something else';

// AskPanel
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
export const isDone = (name: string) => `${isolated(name)}, done`;
