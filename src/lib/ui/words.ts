import { capital, dollars, inARow, inWords, isolated, isolatedText, listed, plural } from '$lib/core';

// BackUp
export const backup = 'Backup';
export const everythingThatIsKeptIn = 'what is kept here, in one file';
export const backUp = 'Back up';
export const restore = 'Restore';
/** How much is here and not in the file of a backup. */
export interface LeftOut {
  readonly damaged: number;
  readonly unsaved: number;
  readonly forms: number;
}
/** "It holds everything that is kept here, except 1 damaged record." */
export function holdsWhat({ damaged, unsaved, forms }: LeftOut, name?: string): string {
  const leftOut = [
    ...(damaged === 0 ? [] : [plural(damaged, 'damaged record')]),
    ...(unsaved === 0 ? [] : [plural(unsaved, 'game that isn’t saved yet', 'games that aren’t saved yet')]),
    ...(forms === 0 ? [] : [plural(forms, 'unfinished form')])
  ];
  const holds = `${name === undefined ? 'It' : isolatedText(name)} holds everything that is kept here`;
  return leftOut.length === 0 ? `${holds}.` : `${holds}, except ${listed(leftOut)}.`;
}
export const putItSomewhere = (holds: string) => `${holds} Put it somewhere that outlives this device.`;

// ShowMore
export const showMore = 'Show more';
export const shownOfAll = (shown: number, all: number) => `${shown} of ${all}`;

// SheetNotLoaded
export const thisSheet = 'This sheet';

// Banner
export const tryNow = 'Try now';
export const closeThisMessage = 'Close this message';

// BoxPartList
export const whatIsInTheBox = (title: string) => `What is in the box of ${title}`;

// BoxPartRow
export const asInYourBox = 'As in your box';
export const checkYourBox = 'Check your box.';
export const done = 'Done';
export const putItRight = 'Put it right';
export const backToWhatWeThink = 'Back to what we think';
export const ofPart = (way: string, part: string) => `${way}: ${part}`;
export const printed = 'Printed';
export const severalSourcesAgree = 'Several sources agree';
export const followsFromThePrint = 'Follows from the print';
export const oneSourceOnly = 'One source only';
export const aGuess = 'A guess';
export const notKnown = 'Not known';

// BoxTabs
export const box = 'Box';

// Covered
export const holdToLook = (label: string) => `${label}: hold to look`;
export const tapToCover = 'Tap to cover';
export const cannotHoldTapToOpen = 'Cannot hold? Tap to open';

// FingerDraw
export const drawWithFingers = 'Draw with fingers';
export const holdItThereUntilAll =
  'Hold it there until all are in, or tap your name. Then one is drawn, each as likely as the others.';
export const drawnAtTheMomentWhen = 'Drawn at the moment when the last finger came down.';
export const drawAgain = 'Draw again';
export const begins = (found: string) => `${isolated(found)} begins`;
export const leaveIt = 'Leave it';
export const everybodyAFingerOnYour = 'Everybody: put a finger on your name';
export const wasDrawnAndBegins = (found: string) => `${isolated(found)} was drawn and begins.`;

// HandOnSheet
export const shareAsALink = 'Share as a link';
export const hideTheQRCode = 'Hide the QR code';
export const showAQRCode = 'Show a QR code';
export const theLinkToYourAs = (what: string) => `The link to your ${what}, as a QR code`;
export const anotherPhonesCameraOpensIt = (what: string) =>
  `Another phone’s camera opens it, and takes the ${what} over.`;
export const saveAsAFile = 'Save as a file';
export const aThatSomebodyGaveYou = (what: string) => `A ${what} that somebody gave you`;
export const openAFile = 'Open a file';
export const orItsLink = 'Or its link';
export const takeThis = (what: string) => `Take this ${what}`;
export const theLink = 'The link';

// LogLines
export const linesThatCannotBeFollowed = 'Lines that cannot be followed';
export const round = (round: number) => `Round ${round}`;
export const newestFirst = 'newest first';
export const lineNumber = (number: number) => `Line ${number}`;
export const whatWasPaidIn = (round: number) => `What was paid in round ${round}`;
export const whatItPaid = 'What it paid';
export const moneyOf = (name: string, sum: string, rule: string) => `${isolated(name)} ${sum}, § ${rule}`;
export const nothingHasHappenedYetEvery =
  'Nothing has happened yet; every move will stand here in a sentence.';
export const tapALineToSee = 'Tap a line to see the table as it was then.';

// MendCounts
export const howManyAreInThe = (pieceTitle: string) => `${pieceTitle}: how many are in the box`;
export const inAll = (what: string) => `${what} in all`;

// MendWords
export const oneMoreSpace = 'One more space';
export const oneSpaceFewer = 'One space fewer';
export const space = (index: number) => `Space ${index}`;

// MoneyBeside
export const hasNow = 'Has';
export const together = 'Together';

// MoneyChart
export const moneyRoundByRound = 'Money, round by round';
export const theSameAsATable = 'The same as a table';
export const roundTitle = 'Round';
export const start = 'Start';

// NotLoaded
export const couldNotBeLoadedNothing = (what: string) => `${what} could not be loaded; nothing is lost.`;
export const tryAgain = 'Try again';

// NoteFan
export const notes = (values: readonly number[]) =>
  `${plural(values.length, 'note')}: ${inARow(values.map(dollars))}`;

// PartPiece
export const thePiece = 'The piece';

// Place
export const back = 'Back';

// ReasonSheet
export const why = 'Why';
export const relatedRules = 'Related rules';

// Result
export const places = 'Places';
export const stopped = (isPaid = false) =>
  isPaid
    ? 'The table stopped before the end, and what lay there was paid.'
    : 'The table stopped before the end.';
export const wentToNobody = (sum: string) => `${sum} went to nobody`;
export const itStillLay = 'It still lay on the table when the match ended.';
export const share = 'Share';
export const playAgain = 'Play again';

// RollChart
export const howOftenEachFaceCame = (title: string) => `${title}: how often each face came`;
export const face = 'Face';
export const came = 'Came';
export const expected = 'Expected';

// RuleSearch
export const nothingFound = 'Nothing found';
export const paragraphsFound = (foundCount: number) => `${foundCount} paragraphs found`;
export const noParagraphSaysThatTry = 'No paragraph says that; try one word of it.';

// RuleTag
export const rule = (id: string) => `Rule ${id}`;

// SeatStrip
export const players = 'Players';
export const whatHas = (name: string) => `What ${isolated(name)} has`;

// Sheet
export const close = 'Close';

// ShowMoney
export const hideTheMoney = 'Hide the money';
export const showTheMoneySoFar = 'Show the money so far';

// Stamp
export const agreedByThisTable = 'Agreed by this table';
export const ourReading = 'Our reading';

// Stepper
export const isNoWholeNumber = (typed: string) => `${isolatedText(typed)} isn’t a whole number`;
export const isTheLeast = (count: number) => `${count} is the least`;
export const isTheMost = (count: number) => `${count} is the most`;
export const oneLess = (what: string) => `One less: ${what}`;
export const oneMore = (what: string) => `One more: ${what}`;
export const notTold = '–';

// Switch
export const on = 'On';
export const off = 'Off';

// Ticket
export const level = 'level';
export const wonTogether = 'have won together';

// TopLine
export const of = (of: number) => `\u00a0of ${of}`;

// UndoBar
export const undo = 'Undo:';
export const yourLastTap = 'your last tap';
export const coverItAndTheTable = 'Cover it, and the table can take back again';
export const nothingToUndoYet = 'Nothing to undo yet';
export const redo = (redo: string) => `Redo: ${redo}`;

// Unshown
export const look = 'Look';

// WinnerCard
export const chip = (count: number) => plural(count, 'chip');
export const whyOf = (sum: string) => `${sum}: why`;

// WinnersCard
export const winTogether = (count: number) => `${capital(inWords(count))} win together`;
export const haveWonTogether = (winners: string) => `${winners} have won together.`;

// HandOnSheet
export const theQRCode = 'The QR code';

// RuleSearch
export const theRulebooks = 'The rulebooks';

// MendWords
export const empty = 'Empty';

// holdingWords
export const sumMore = (sum: string) => `${sum} more`;

// shareText
export const each = ' each';

// takenWords
const BY = { table: 'the table', app: 'the app' } as const;
const TIMES = ['', '', ' twice'];
const often = (times: number) => TIMES[times] ?? ` ${times} times`;
export const changedBy = (by: keyof typeof BY) => `changed by ${BY[by]}`;
export const takenBackBy = (by: keyof typeof BY, times: number) => `taken back${often(times)} by ${BY[by]}`;
export const andBroughtBack = (by: keyof typeof BY, times: number) =>
  `${takenBackBy(by, times)} and brought back`;
export const takenBackAfter = (by: keyof typeof BY, times: number, names: readonly string[]) =>
  `${takenBackBy(by, times)}, after ${handsOpened(names)}`;
export const andBroughtBackAfter = (by: keyof typeof BY, times: number, names: readonly string[]) =>
  `${takenBackAfter(by, times, names)}, and brought back`;
const handsOpened = (names: readonly string[]) =>
  `${listed(names.map((name) => `${name}’s`))} ${names.length === 1 ? 'hand was' : 'hands were'} opened`;

// shareWords
export const theResult = 'The result';
export const copiedPaste = (what: string) => `${what} is copied: paste it wherever you like.`;
export const neitherShareNorCopy =
  'This browser lets Croupier neither share nor copy; mark the result and copy it by hand.';

// NameQuestion
export const hasPlayedHere = (like: string) => `${like} has played here before.`;
export const areTheyTheSame = (name: string, like: string) =>
  `Are ${isolated(name)} and ${isolated(like)} the same person?`;
export const theSame = (like: string) => `The same: ${like}`;
export const somebodyElse = (name: string) => `Somebody else: ${isolated(name)}`;
export const isItTheOne = (name: string) => `Is it the same ${isolated(name)}?`;
export const theSamePerson = 'The same person';
export const somebodyElseOfThisName = 'Somebody else';

// NameForm
export const takeThisName = 'Take this name';
export const oneNeedsAnotherName = 'Then one of the two needs another name.';

const PIECES: Readonly<Record<string, string>> = { note: 'note', chip: 'chip', chit: 'chit' };
/** Pieces that somebody has, by the word of the ledger or as the game calls them. */
export const piecesHeld = (count: number, piece: string) => plural(count, PIECES[piece] ?? piece);
