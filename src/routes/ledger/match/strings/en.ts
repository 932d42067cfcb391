// page
export const pageTitle = 'Game · History · Croupier';
export const titleOfHistory = (title: string) => `${title} · History · Croupier`;
export const match = 'Game';
export const backToHistory = 'Back to History';
export const sampleGameCroupier = 'A sample game · Croupier';
export const noGameAtAddress = 'There’s no game at this address on this device.';

// Deleted
export const deleted = 'Deleted';
export const removedFromHistory = (matchTitle: string) => `${matchTitle} is no longer in your History.`;
export const isDeleted = (matchTitle: string) => `${matchTitle} deleted`;

// PastMatch
export const log = 'Log';
export const result = 'Result';
export const deleteWord = 'Delete';
export const titleWithDay = (title: string, day: string) => `${title} of ${day}`;
export const replay = 'Replay';
export const recap = 'Recap';
export const thePicture = 'The picture';
export const pictureOfThePosition = 'The picture';
export const ofIsDeleted = (title: string, day: string) => `${title} of ${day} deleted.`;
export const backInHistory = (matchTitle: string) => `${matchTitle} is back in your History.`;

// SampleMatch
export const sampleGameOf = (title: string) => `${title}: a sample game`;
export const nothingHereIsSaved = 'A sample game. Nothing here is saved.';
export const toTheFirstPage = 'Back to the home page';
export const chooseAGame = 'Choose a game';

// Replay
export const endItHere = 'End it now';
export const resume = 'Resume';
export const payouts = 'Payouts';
export const payoutsPerPlayer = 'Payouts per player';

// ReplayBar
export const stepThroughTheMatch = 'Step through the game';
export const oneLineBack = 'One line back';
export const line = 'Line';
export const stepWithSentence = (position: number, total: number, sentence: string) =>
  `${position} of ${total}: ${sentence}`;
export const step = (position: number, total: number) => `${position} of ${total}`;
export const oneLineOn = 'One line forward';

// page

// momentsOf
export const gameStarts = 'The game starts.';

// Notes
export const notes = 'Notes';
export const whatHappened = 'What happened tonight?';
export const place = 'Place';
export const date = 'Date';
export const saveNotes = 'Save notes';
export const notesSaved = 'Notes saved.';
export const theNotes = 'the change to the notes';
export const notesAsBefore = 'Notes are as they were.';
