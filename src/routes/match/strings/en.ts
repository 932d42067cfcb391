import { isolated, isolatedText, plural } from '$lib/core';

// page
export const matchCroupier = 'Game · Croupier';
export const croupier = (title: string) => `${title} · Croupier`;
export const noMatchHere = 'Game not found';
export const lookAtWhatIsKept = 'See the saved data';
export const toTheMatchesAndBoxes = 'Back to the home page';
export const match = 'Game';
export const openingTheMatch = 'Opening the game …';
export const thereIsNoMatchAt = 'There’s no game at this address on this device.';

// MatchScreen
export const toTheMatches = 'Back to your games';
export const log = 'Log';
export const ifStopped = 'If we stop';
export const rules = 'Rules';
export const table = 'Options';
export const theResult = 'The result';
export const recap = 'Recap';
export const saved = 'Saved';
export const saving = 'Saving';
export const notSavedYet = 'Not saved yet';

// TableSheet
export const whatLiesOnTheTable =
  'Choose what you do by hand and what the app does. You can switch at any time.';
export const hideTheMoney = 'Hide the money';
export const sumsOfEarlierRoundsShow = 'Totals from earlier rounds show only when you tap';
export const howMuchTheTableTells = 'What you’ll enter';
export const itTakesEffectNow = 'A change takes effect right away. Everything entered so far stays.';
export const tableDisplay = 'Table display';
export const showTheTable =
  'Opens the board and everyone’s money in a second window, for example for a television. It follows the game and shows no secrets.';
export const openTheDisplay = 'Open the display';
export const leaveItForLater = 'Pause for later';
export const endTheMatchHere = 'End the game here';
export const whatThatComesTo = 'You’ll see the result before anything is final.';

export const onTheTable = 'You';
export const theApps = 'App';

// page
export const theRulesOfThisGame = 'The rules of this game';

// BackUpOffer
export const isFromBefore = (file: string) => `Your backup ${isolatedText(file)} doesn’t have this game yet.`;
export const matchesHaveEndedSinceThe = (unsafe: number) =>
  unsafe === 1 ? '1 game isn’t backed up yet.' : `${unsafe} games aren’t backed up yet.`;
export const backUp = 'Back up';
export const theBackupCouldNotBe =
  'Couldn’t write the backup. Your games are safe here, and the old backup is unchanged. Try again.';
export const theBrowserDidNotLet = (name: string) =>
  `The browser didn’t let Croupier write ${isolatedText(name)}. The file is unchanged. Try again.`;

// ChangeScreen
export const changeLine = (number: number) => `Change line ${number}`;
export const leaveIt = 'Cancel';
export const leaveItAsItIs = 'Cancel';
export const changeIt = 'Change it';
export const tellItOtherwise = 'Choose again';
export const howWasIt = 'What really happened?';
export const itReads = 'The line will say:';
export const itReadNow = 'It says now:';
export const thatIsAll = 'Done';
export const theLineAsItIs = 'The line already says that.';
export const thePictureOfTheChange = 'A picture of the change';
export const whatChangesAfterIt = 'Changes after it';
export const withThisRound = 'Everyone’s money, including what this round would pay now';
export const asItWas = 'no change';
export const afterTheChange = (name: string) => `${isolated(name)}, after the change`;
export const beforeTheChange = (name: string) => `${isolated(name)}, before the change`;
export const whatItIsMadeOf = 'Breakdown';
export const instead = 'instead of';
export const changeItAndReEnter = (lines: number) =>
  `Change it and re-enter ${plural(lines, 'line', 'lines')}`;
export const nobodysMoneyChanges = 'No one’s money changes.';
export const moneyIsHidden = 'Someone’s money changes. Totals are hidden in this game.';
export const moneyIsCountedAtTheEnd = 'Someone’s money changes. Totals are counted when the game is over.';
export const thenHandOver = 'A payout changes, so afterwards:';
export const handOverUntilThen = 'A payout changes or is undone. Until it’s entered again:';
export const pieces = (count: number, piece: string, worth: string) => `${plural(count, piece)} (${worth})`;
export const gives = (giver: string, taker: string, pieces: string) => `${giver} gives ${taker} ${pieces}.`;
export const givesBack = (giver: string, pieces: string) => `${giver} gives back ${pieces}.`;
export const takes = (taker: string, pieces: string) => `${taker} takes ${pieces}.`;
export const everythingAfterItStays = 'Everything after this line stays.';
export const noLongerFits = (number: number) => `Line ${number} no longer fits:`;
export const isTakenBack = (lines: number) =>
  lines === 1
    ? 'It’s undone, and you can enter it again.'
    : `The ${lines} lines from there on are undone. You can put them back one at a time.`;
export const undoTakesItBack = 'You can undo this change.';
export const theTable = 'This screen';

// MatchScreen: lines that an edit or undo took back
export const undoneByTheChange = (sentence: string) => `Undone by your change: ${sentence}`;
export const undone = (sentence: string) => `Undone: ${sentence}`;
export const waitsUntilItFits = (sentence: string) => `Waits until it fits: ${sentence}`;
export const enterItAgain = 'Enter it again';
export const showAll = (lines: number) => (lines === 1 ? 'Show it' : `Show all ${lines}`);

// lastEvent
export const wasTakenBack = (sentence: string) => `Undone: ${sentence}`;
export const wasBroughtBack = (sentence: string) => `Redone: ${sentence}`;
export const wasChanged = (sentence: string) => `Changed: ${sentence}`;
export const isNext = (name: string) => `${isolated(name)} is next.`;

// TableSheet
export const people = 'Players';
export const aNameASeat = 'Correct a name, or replace a player.';

// PeopleScreen
export const atThisTable = 'Players';
export const backToTheTable = 'Back to the game';
export const done = 'Done';
export const theirTurn = 'their turn';
export const sitsHereAlready = (name: string) => `${name} is already playing.`;
export const isCalledNow = (now: string) => `The name is now ${now}.`;
export const newNameOf = (name: string) => `New name for ${name}`;
export const logAndResultChangeWithIt = 'This changes the name everywhere, in old games too.';
export const whoPlaysFor = (name: string) => `Who takes over from ${name}?`;
export const theMoneyStaysWithTheSeat =
  'The new player takes over the seat with its money. The result names both.';
export const changeTheNameOf = (name: string) => `Change ${name}’s name`;
export const handTheSeatOn = (name: string) => `Replace ${name}`;
export const thePenChangesAName = 'Tap the pen to change a name, or the arrow to replace a player.';
