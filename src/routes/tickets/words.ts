import { plural } from '$lib/core';

// Tickets
export const onTheTable = 'On the table';
export const thisMatchCannotBeShown = 'This match cannot be shown.';

// roundOf
export const round = (number: number) => `Round ${number}`;
export const roundOf = (number: number, of: number) => `Round ${number} of ${of}`;

// Gone
export const gamesAreGone = (count: number, day: string) =>
  `This browser no longer has the ${plural(count, 'game', 'games')} that Croupier last saw here on ${day}. It may have cleared them itself. If you have a backup file, restore it.`;
export const restoreABackup = 'Restore a backup';

// Unprotected
export const gamesMayBeCleared = (count: number) =>
  `You have ${plural(count, 'game', 'games')} here. The browser may delete them when space runs low.`;
export const protectMyGames = 'Protect my games';
export const theBrowserSaidNo = 'The browser said no for now. A backup file keeps your games safe.';
export const toTheBackup = 'Back up in the settings';
