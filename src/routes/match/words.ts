import { isolated, isolatedText, plural } from '$lib/core';

// page
export const matchCroupier = 'Match · Croupier';
export const croupier = (title: string) => `${title} · Croupier`;
export const noMatchHere = 'No match here';
export const lookAtWhatIsKept = 'Look at what is kept';
export const toTheMatchesAndBoxes = 'To the matches and boxes';
export const match = 'Match';
export const openingTheMatch = 'Opening the match.';
export const thereIsNoMatchAt = 'There is no match at this address on this device.';

// MatchScreen
export const toTheMatches = 'To the matches';
export const log = 'Log';
export const ifStopped = 'If stopped';
export const rules = 'Rules';
export const table = 'Table';
export const theResult = 'The result';
export const saved = 'Saved';
export const saving = 'Saving';
export const notSavedYet = 'Not saved yet';

// TableSheet
export const whatLiesOnTheTable =
  'What lies on the table, and what the app supplies. The other way is always one tap away.';
export const hideTheMoney = 'Hide the money';
export const sumsOfEarlierRoundsShow = 'Sums of earlier rounds show only after a tap';
export const howMuchTheTableTells = 'How much the table tells';
export const itTakesEffectNow = 'A change takes effect right away. What you’ve entered so far stays.';
export const leaveItForLater = 'Leave it for later';
export const endTheMatchHere = 'End the match here';
export const whatThatComesTo = 'What that comes to is shown first.';

export const onTheTable = 'On the table';
export const theApps = 'The app’s';

// page
export const theRulesOfThisGame = 'The rules of this game';

// BackUpOffer
export const isFromBefore = (file: string) => `Your backup ${isolatedText(file)} is from before this match.`;
export const matchesHaveEndedSinceThe = (unsafe: number) => `${unsafe} games aren’t backed up yet.`;
export const backUp = 'Back up';
export const theBackupCouldNotBe = 'The backup could not be written; the one from before is as it was.';
export const theBrowserDidNotLet = (name: string) =>
  `The browser did not let Croupier write ${isolatedText(name)}; it is as it was.`;

// ChangeScreen
export const changeLine = (number: number) => `Change line ${number}`;
export const leaveIt = 'Leave it';
export const leaveItAsItIs = 'Leave it as it is';
export const changeIt = 'Change it';
export const tellItOtherwise = 'Tell it otherwise';
export const howWasIt = 'How was it?';
export const itReads = 'The line then reads:';
export const itReadNow = 'It reads now:';
export const thatIsAll = 'That is all';
export const theLineAsItIs = 'That is what the line says already.';
export const thePictureOfTheChange = 'The picture of the change';
export const whatChangesAfterIt = 'What changes after it';
export const withThisRound = 'What each has, with what this round would pay now';
export const asItWas = 'as it was';
export const afterTheChange = (name: string) => `${isolated(name)}, after the change`;
export const beforeTheChange = (name: string) => `${isolated(name)}, before the change`;
export const whatItIsMadeOf = 'What it is made of';
export const instead = 'instead of';
export const changeItAndReEnter = (lines: number) =>
  `Change it and re-enter ${plural(lines, 'line', 'lines')}`;
export const nobodysMoneyChanges = 'Nobody’s money changes.';
export const moneyIsHidden = 'Money changes. You chose to hide the totals of this game.';
export const moneyIsCountedAtTheEnd = 'Money changes. Totals are counted when the game is over.';
export const thenHandOver = 'A payout changes. Then hand over:';
export const handOverUntilThen = 'A payout is undone or changes. Until it is entered again, hand over:';
export const pieces = (count: number, piece: string, worth: string) => `${plural(count, piece)} (${worth})`;
export const gives = (giver: string, taker: string, pieces: string) => `${giver} gives ${taker} ${pieces}.`;
export const givesBack = (giver: string, pieces: string) => `${giver} gives back ${pieces}.`;
export const takes = (taker: string, pieces: string) => `${taker} takes ${pieces}.`;
export const everythingAfterItStays = 'Everything after it stays.';
export const noLongerFits = (number: number) => `Line ${number} no longer fits:`;
export const isTakenBack = (lines: number) =>
  lines === 1
    ? 'It is taken back, and the table is asked again.'
    : `All ${lines} lines from there on are taken back, and offered to be told again one by one.`;
export const undoTakesItBack = 'Undo takes the change back.';
export const theTable = 'The table';

// MatchScreen: lines that an edit or undo took back
export const undoneByTheChange = (sentence: string) => `Undone by your change: ${sentence}`;
export const undone = (sentence: string) => `Undone: ${sentence}`;
export const waitsUntilItFits = (sentence: string) => `Waits until it fits: ${sentence}`;
export const enterItAgain = 'Enter it again';
export const showAll = (lines: number) => (lines === 1 ? 'Show it' : `Show all ${lines}`);

// lastEvent
export const wasTakenBack = (sentence: string) => `Taken back: ${sentence}`;
export const wasBroughtBack = (sentence: string) => `Brought back: ${sentence}`;
export const wasChanged = (sentence: string) => `Changed: ${sentence}`;
export const isNext = (name: string) => `${isolated(name)} is next.`;

// TableSheet
export const people = 'People';
export const aNameASeat = 'A name was typed wrong, or somebody else takes a seat.';

// PeopleScreen
export const atThisTable = 'At this table';
export const backToTheTable = 'Back to the table';
export const done = 'Done';
export const theirTurn = 'their turn';
export const sitsHereAlready = (name: string) => `${name} sits at this table already.`;
export const isCalledNow = (now: string) => `The name is ${now} now.`;
export const newNameOf = (name: string) => `New name of ${name}`;
export const logAndResultChangeWithIt = 'Log and result change with it, in old matches too.';
export const whoPlaysFor = (name: string) => `Who plays for ${name} from here?`;
export const theMoneyStaysWithTheSeat = 'The money stays with the seat, and the result names both.';
export const changeTheNameOf = (name: string) => `Change the name of ${name}`;
export const handTheSeatOn = (name: string) => `Hand the seat of ${name} on`;
export const thePenChangesAName = 'The pen changes a name. The arrow hands the seat on to somebody else.';
