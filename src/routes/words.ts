// error
export const notHereCroupier = 'Not here · Croupier';
export const nothingLiesHere = 'Nothing lies here';
export const theLinkLeadsToA = 'Croupier has no page at this link. Your matches are untouched.';
export const thisPageCouldNotBe = 'This page could not be dealt';
export const somethingInTheAppWent = 'Something in the app went wrong. What was saved before is untouched.';
export const toTheMatchesAndBoxes = 'To the matches and boxes';

// layout
export const skipToTheContent = 'Skip to the content';

// TranslationNotice
export const thePageIsTranslated =
  'Your browser is translating this page, so figures and turns on it may be out of date. Nothing you entered is lost. Turn the translation off, then reload.';
export const reload = 'Reload';

// page
export const croupier = 'Croupier';
export const onTheTable = 'On the table';
export const openABox = 'Open a box';

// Box
export const to = (min: number, max: number) => `${min} to ${max}`;
export const players = 'players';

// Hands
export const onlyNeedAHand = 'Only need a hand?';
export const rollAnyDice = 'Roll any dice';
export const aTrayForEveryNumber = 'A tray for every number and every kind.';
export const settleATie = 'Settle a tie';
export const tellWhatLiesThereRead = 'Tell what lies there, read who gets what.';
export const lookItUp = 'Look it up';
export const everyMatchThatWasPlayed = 'The matches that were finished here.';

// HomeTop
export const youPlayWithRealDice = 'You play with real dice.';
export const croupierPaysOut = 'Croupier pays out.';
export const settingsANewerVersionWaits = 'Settings: a newer version waits';
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

// error
export const tryAgain = 'Try again';

// page
export const yourMatchesCouldNotBe = 'Your matches could not be loaded; nothing is lost.';
