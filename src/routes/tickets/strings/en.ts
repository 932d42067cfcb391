// Tickets
export const gamesInProgress = 'Games in progress';
export const gameNotShown = 'This game can’t be shown.';

// roundOf
export const round = (number: number) => `Round ${number}`;
export const roundOf = (number: number, total: number) => `Round ${number} of ${total}`;

// Gone
export const gamesAreGone = (count: number, day: string) =>
  count === 1
    ? `This browser no longer has the game that Croupier last saw here on ${day}. The browser may have deleted it. If you have a backup file, restore it.`
    : `This browser no longer has the ${count} games that Croupier last saw here on ${day}. The browser may have deleted them. If you have a backup file, restore it.`;
export const restoreABackup = 'Restore a backup';

// UnprotectedNotice
export const gamesMayBeCleared = (count: number) =>
  count === 1
    ? 'You have one game here. The browser may delete it when space runs low.'
    : `You have ${count} games here. The browser may delete them when space runs low.`;
export const protectMyGames = 'Protect my games';
export const browserRefused = 'The browser said no for now. Save a backup file to keep your games safe.';
export const backUpInSettings = 'Back up in Settings';

// HomeScreenHint
export const putItOnTheHomeScreen = 'Put Croupier on your Home Screen';
export const safariMayDelete =
  'Safari may delete your games if you don’t open this website for a week. On the Home Screen they stay.';
export const tapShareThenAdd = 'Tap Share in Safari, then “Add to Home Screen”.';
export const gamesStayInSafari =
  'Games you already have stay in Safari. Back them up here, then restore the file on the Home Screen.';
