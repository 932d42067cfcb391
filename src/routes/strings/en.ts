// error
export const pageNotFoundTitle = 'Page not found · Croupier';
export const pageNotFound = 'Page not found';
export const noPageAtAddress = 'Croupier has no page at this address. Your games are safe.';
export const pageNotOpened = 'This page couldn’t be opened';
export const pageNotOpenedHint =
  'Something went wrong in the app. Everything saved so far is safe. Try again.';
export const backToHome = 'Back to the home page';

// layout
export const skipToTheContent = 'Skip to content';

// TranslationNotice
export const translatedPage =
  'Your browser is translating this page, so numbers and turns may be out of date. Nothing you entered is lost. Turn translation off, then reload.';
export const reload = 'Reload';

// page
export const croupier = 'Croupier';
export const gamesInProgress = 'Games in progress';
export const chooseAGame = 'Choose a game';

// Box
export const range = (min: number, max: number) => `${min} to ${max}`;
export const players = 'players';

// Hands
export const alsoHandy = 'Also handy';
export const diceRoller = 'Dice roller';
export const diceRollerHint = 'Any mix of dice, with 2 to 1,000 faces each.';
export const settleATie = 'Settle an argument';
export const refereeHint = 'Enter what’s on the table, see who gets what.';
export const historyLink = 'History';
export const historyHint = 'Every game you’ve finished.';

// HomeTop
export const youPlayWithRealDice = 'You play with real dice.';
export const croupierPaysOut = 'Croupier pays out.';
export const settingsUpdateAvailable = 'Settings: update available';
export const settings = 'Settings';

// Intro
export const yourDiceYourTable = 'Your dice, your table.';
export const croupierDoesTheSums = 'Croupier does the sums.';
export const roll = 'Roll';
export const theRealDice = 'the real dice';
export const tap = 'Tap';
export const whatYouPlaced = 'what you placed';
export const see = 'See';
export const whoIsPaidAndWhy = 'who is paid, and why';
export const lookAtASampleGame = 'Look at a sample game';

// error
export const tryAgain = 'Try again';

// page
export const gamesNotLoaded = 'Your games couldn’t be loaded. They’re still saved.';
