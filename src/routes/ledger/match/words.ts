// page
export const matchLedgerCroupier = 'Match · Ledger · Croupier';
export const ledgerCroupier = (title: string) => `${title} · Ledger · Croupier`;
export const match = 'Match';
export const noMatchHere = 'No match here';
export const toTheLedger = 'To the ledger';
export const lookAtWhatIsKept = 'Look at what is kept';
export const thereIsNoMatchAt = 'There is no match at this address on this device.';

// Deleted
export const deleted = 'Deleted';
export const isNoLongerInThe = (words: string) => `${words} is no longer in the ledger.`;
export const isDeleted = (words: string) => `${words} is deleted`;

// PastMatch
export const log = 'Log';
export const result = 'Result';
export const deleteWord = 'Delete';
export const of = (title: string, day: string) => `${title} of ${day}`;
export const replay = 'Replay';
export const thePicture = 'The picture';
export const whatItCounts = 'What it counts';
export const ofIsDeleted = (title: string, day: string) => `${title} of ${day} is deleted.`;
export const isBackInThe = (words: string) => `${words} is back in the ledger.`;

// Replay
export const endItHere = 'End it here';
export const playOn = 'Play on';
export const whatWasPaid = 'What was paid';
export const whatEachWasPaid = 'What each was paid';

// ReplayBar
export const stepThroughTheMatch = 'Step through the match';
export const oneLineBack = 'One line back';
export const line = 'Line';
export const ofOfAt = (at: number, of: number, sentence: string) => `${at} of ${of}: ${sentence}`;
export const ofOfAt2 = (at: number, of: number) => `${at} of ${of}`;
export const oneLineOn = 'One line on';

// page
export const theRulesOfThisGame = 'The rules of this game';

// momentsOf
export const matchBegins = 'The match begins.';
