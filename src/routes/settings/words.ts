import { plural } from '$lib/core';

// page
export const settingsCroupier = 'Settings · Croupier';
export const settings = 'Settings';
export const toTheFirstPage = 'To the first page';
export const atTheTable = 'At the table';
export const yourBoxes = 'Your boxes';
export const whatIsInThemAnd = 'what is in them, and what we are not sure of';
export const look = 'Look';
export const people = 'People';
export const namesChangedMerged = 'change a name, forget one, make two into one';
export const lookAtThePeople = 'Look at the people';
export const rolledByTheApp = 'Rolled by the app';
export const onThisDevice = 'On this device';
export const croupier = 'Croupier';

// AtTheTable
export const theme = 'Theme';
export const sound = 'Sound';
export const diceAndNotes = 'dice and notes';
export const keepTheScreenAwake = 'Keep the screen awake';
export const whileAMatchIsOpen = 'while a match is open';
export const night = 'Night';
export const day = 'Day';
export const asDevice = 'As device';

// OnThisDevice
export const notSaved = 'Not saved';
export const savedAndProtected = 'Saved and protected';
export const savedOnThisDevice = 'Saved on this device';
export const protect = 'Protect';
export const theBrowserSaidNoFor =
  'The browser said no for now. It agrees more readily once the app is installed or has been used for a while.';
export const protectedTheBrowserDoesNot =
  'Protected matches are not cleared by the browser when space runs low.';
export const noMatchesYet = 'no matches yet';
export const matches = (count: number) => plural(count, 'match', 'matches');
export const inAll = (count: string, size: string) => `${count}, ${size} in all`;
export const underATenthMB = 'under 0.1 MB';
export const mB = (bytes: string) => `${bytes} MB`;

// Rolled
export const noDiceWereRolledIn =
  'No dice were rolled in Parts yet; here each face will be counted against what a fair die would do.';

// Version
export const aNewerVersionIsHere = 'A newer version is here';
export const thisIs = (version: string, offline: string) => `this is ${version}; ${offline}`;
export const update = 'Update';
export const version = (version: string) => `Version ${version}`;
export const whatHasChanged = 'What has changed';
export const worksOffline = 'works offline';
export const notYetKeptForOffline = 'not yet kept for offline use';

// OnThisDevice
export const aFileThatIsWritten = 'A file that is written again';
export const offeredEachTimeAMatch = 'offered each time a match ends';
export const chooseTheFile = 'Choose the file';
export const theBrowserCouldNotWrite = 'The browser could not write this file.';
