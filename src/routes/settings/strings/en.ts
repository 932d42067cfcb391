import { plural } from '$lib/core';

// page
export const settingsCroupier = 'Settings · Croupier';
export const settings = 'Settings';
export const toTheFirstPage = 'Back to the home page';
export const duringAGame = 'During a game';
export const yourBoxes = 'Your copies';
export const boxContentsIntro = 'what’s in each box, and what we’re not sure of';
export const openButton = 'Open';
export const people = 'Players';
export const namesChangedMerged = 'change, remove or merge names';
export const openPlayers = 'Open Players';
export const rolledByTheApp = 'Rolled by the app';
export const onThisDevice = 'On this device';
export const croupier = 'Croupier';

// TableSettings
export const theme = 'Theme';
export const sound = 'Sound';
export const diceAndNotes = 'dice and notes';
export const caller = 'Spoken payouts';
export const reasonsOfPayouts = 'a voice says who gets what, and why';
export const vibration = 'Vibration';
export const whenTheTurnPasses = 'when the turn passes';
export const keepTheScreenAwake = 'Keep screen on';
export const whileAMatchIsOpen = 'while a game is open';
export const darkTheme = 'Dark';
export const lightTheme = 'Light';
export const asDevice = 'System';

// OnThisDevice
export const notSaved = 'Not saved';
export const savedAndProtected = 'Saved and protected';
export const savedOnThisDevice = 'Saved on this device';
export const protect = 'Protect my games';
export const browserRefusedForNow =
  'The browser said no for now. It’s more likely to agree once you’ve installed the app or used it for a while. Until then, back up your games.';
export const protectedExplained = 'The browser doesn’t delete protected games when space runs low.';
export const noMatchesYet = 'no games yet';
export const matches = (count: number) => plural(count, 'game');
export const inAll = (count: string, size: string) => `${count}, ${size} in all`;
export const underTenthMB = 'under 0.1 MB';
export const megabytes = (bytes: string) => `${bytes} MB`;

// Rolled
export const noDiceRolled =
  'You haven’t rolled any dice in Missing pieces yet. Once you do, you’ll see how often each face comes up, next to what a fair die would show.';

// Version
export const updateAvailable = 'Update available';
export const versionYouHave = (version: string, offlineText: string) => `you have ${version}; ${offlineText}`;
export const update = 'Update';
export const version = (version: string) => `Version ${version}`;
export const whatsNew = 'What’s new';
export const worksOffline = 'works offline';
export const notOfflineYet = 'not available offline yet';

// OnThisDevice
export const backupFile = 'Backup file';
export const updateAfterEachGame = 'you can update it after each game';
export const chooseTheFile = 'Choose a file';
export const fileNotWritten =
  'The browser couldn’t write this file. Your games are safe here. Choose another file.';

// What’s new
export const changesCroupier = 'What’s new · Croupier';
export const changes = 'What’s new';
export const toTheSettings = 'Back to settings';
