import { isolateName, isolateText, possessive } from '$lib/core';

// TableSheet
export const suppliersIntro = 'Choose what you do by hand and what the app does. You can switch at any time.';
export const hideTheMoney = 'Hide the money';
export const hiddenMoneyHint = 'Totals from earlier rounds show only when you tap';
export const whatYouEnter = 'What you’ll enter';
export const takesEffectRightAway = 'A change takes effect right away. Everything entered so far stays.';
export const tableDisplay = 'Table display';
export const openTableDisplay =
  'Opens the board and everyone’s money in a second window, for example for a television. It follows the game and shows no secrets.';
export const openTheDisplay = 'Open the display';
export const pauseForLater = 'Pause for later';
export const endTheMatchHere = 'End the game here';
export const resultBeforeFinal = 'You’ll see the result before anything is final.';

export const byYou = 'You';
export const byApp = 'App';

// BackUpOffer
export const backupLacksThisGame = (file: string) =>
  `Your backup ${isolateText(file)} doesn’t have this game yet.`;
export const gamesSinceBackup = (unsavedCount: number) =>
  unsavedCount === 1 ? '1 game isn’t backed up yet.' : `${unsavedCount} games aren’t backed up yet.`;
export const backUp = 'Back up';
export const backupNotWritten =
  'Couldn’t write the backup. Your games are safe here, and the old backup is unchanged. Try again.';
export const fileNotWritten = (name: string) =>
  `The browser didn’t let Croupier write ${isolateText(name)}. The file is unchanged. Try again.`;

// TableSheet
export const people = 'Players';
export const aNameASeat = 'Correct a name, replace a player, or let someone join or leave.';

// TableSheet, the turn clock
export const turnClock = 'Turn clock';
export const clockIntro =
  'Shows how long a turn takes and adds up each player’s time. Past the limit it chimes if sound is on, but no one has to stop.';
export const CLOCKS = {
  off: 'Off',
  free: 'No limit',
  30: '30 s',
  60: '1 min',
  120: '2 min',
  300: '5 min'
} as const;

// Clock
export const pauseTheClock = (name: string, time: string) =>
  `Pause. ${possessive(isolateName(name))} turn: ${time}`;
export const paused = 'Paused';
export const pauseAndShow = 'Pause, and see everyone’s time';
export const noTimeRuns = 'No one’s time is running.';
export const timeOf = 'Time so far';
export const total = 'Total';
export const goOn = 'Continue';
export const overtime = (time: string) => `+${time}`;

// TableSheet, the turning screen
export const turnTheScreen = 'Turn the screen to each player';
export const turningIntro = 'For a device in the middle of the table. Undo never turns it.';
export const seating = 'Seating';

// SidesSheet
export const dragEachName = 'Drag each name to its side of the table, or tap it to move it on.';
export const thisDevice = 'this screen';
export const onAPhone = 'A tablet turns to all four sides. A phone turns only to its two ends.';
const SIDE_NAMES = { near: 'near side', left: 'left side', far: 'far side', right: 'right side' } as const;
export const sitsAt = (name: string, side: keyof typeof SIDE_NAMES) =>
  `${isolateName(name)}, ${SIDE_NAMES[side]}. Tap or use the arrow keys to move.`;

// Turning
export const turnOfName = (name: string) => `${possessive(isolateName(name))} turn`;
