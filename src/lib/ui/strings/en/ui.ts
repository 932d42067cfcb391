import {
  capital,
  dollars,
  inARow,
  inWords,
  isolated,
  isolatedText,
  listed,
  plural,
  possessive
} from '$lib/core';

// BackUp
export const backup = 'Backup';
export const everythingThatIsKeptIn = 'everything saved here, in one file';
export const backUp = 'Back up';
export const restore = 'Restore';
/** How much is here and not in the file of a backup. */
export interface LeftOut {
  readonly damaged: number;
  readonly unsaved: number;
  readonly forms: number;
}
/** "It has everything saved on this device, except 1 damaged record." */
export function holdsWhat({ damaged, unsaved, forms }: LeftOut, name?: string): string {
  const leftOut = [
    ...(damaged === 0 ? [] : [plural(damaged, 'damaged record')]),
    ...(unsaved === 0 ? [] : [plural(unsaved, 'game that isn’t saved yet', 'games that aren’t saved yet')]),
    ...(forms === 0 ? [] : [plural(forms, 'unfinished form')])
  ];
  const holds = `${name === undefined ? 'It' : isolatedText(name)} has everything saved on this device`;
  return leftOut.length === 0 ? `${holds}.` : `${holds}, except ${listed(leftOut)}.`;
}
export const putItSomewhere = (holds: string) => `${holds} Keep it somewhere safe, not only on this device.`;

// ShowMore
export const showMore = 'Show more';
export const shownOfAll = (shown: number, all: number) => `${shown} of ${all}`;

// SheetNotLoaded
export const thisSheet = 'This sheet';

// Banner
export const tryNow = 'Try now';
export const closeThisMessage = 'Close this message';

// BoxPartList
export const whatIsInTheBox = (title: string) => `In the box of ${title}`;

// BoxPartRow
export const asInYourBox = 'As in your copy';
export const checkYourBox = 'Check your copy.';
export const done = 'Done';
export const putItRight = 'Edit';
export const backToWhatWeThink = 'Reset to default';
export const ofPart = (way: string, part: string) => `${way}: ${part}`;
export const printed = 'In the rulebook';
export const severalSourcesAgree = 'Several sources agree';
export const followsFromThePrint = 'Follows from the rulebook';
export const oneSourceOnly = 'Only one source';
export const aGuess = 'A guess';
export const notKnown = 'Not known';

// BoxTabs
export const box = 'Box';

// Covered
export const holdToLook = (label: string) => `${label}: hold to look`;
export const tapToCover = 'Tap to cover';
export const cannotHoldTapToOpen = 'Cannot hold? Tap to open';

// FingerDraw
export const drawWithFingers = 'Finger picker';
export const holdItThereUntilAll =
  'Keep it there until everyone is in, or tap your name. Then one player is picked at random.';
export const drawnAtTheMomentWhen = 'Picked when the last finger came down.';
export const drawAgain = 'Pick again';
export const begins = (found: string) => `${isolated(found)} goes first`;
export const leaveIt = 'Cancel';
export const everybodyAFingerOnYour = 'Everyone: put a finger on your name';
export const wasDrawnAndBegins = (found: string) => `${isolated(found)} was picked and goes first.`;

// HandOnSheet
export const shareAsALink = 'Share as a link';
export const hideTheQRCode = 'Hide the QR code';
export const showAQRCode = 'Show a QR code';
export const theLinkToYourAs = (what: string) => `The link to your ${what}, as a QR code`;
export const anotherPhonesCameraOpensIt = (what: string) =>
  `Scan it with another phone’s camera to open the ${what} there.`;
export const saveAsAFile = 'Save as a file';
export const aThatSomebodyGaveYou = (what: string) => `Import a ${what}`;
export const openAFile = 'Open a file';
export const orItsLink = 'Or paste its link';
export const takeThis = (what: string) => `Import this ${what}`;
export const theLink = 'The link';

// LogLines
export const linesThatCannotBeFollowed = 'Lines Croupier can’t read';
export const round = (round: number) => `Round ${round}`;
export const newestFirst = 'newest first';
export const lineNumber = (number: number) => `Line ${number}`;
export const whatWasPaidIn = (round: number) => `Payouts in round ${round}`;
export const whatItPaid = 'Payouts';
export const moneyOf = (name: string, sum: string, rule: string) => `${isolated(name)} ${sum}, § ${rule}`;
export const nothingHasHappenedYetEvery = 'Nothing has happened yet. Every move will show up here.';
export const tapALineToSee = 'Tap a line to see how things stood then.';

// MendCounts
export const howManyAreInThe = (pieceTitle: string) => `${pieceTitle}: number in the box`;
export const inAll = (what: string) => `${what} in all`;

// MendWords
export const oneMoreSpace = 'Add a space';
export const oneSpaceFewer = 'Remove a space';
export const space = (index: number) => `Space ${index}`;

// MoneyBeside
export const hasNow = 'Has';
export const together = 'Total';

// MoneyChart
export const payoutsByRound = 'Payouts, round by round';
export const payout = (round: number) => `Payout, round ${round}`;
export const moneyRoundByRound = 'Money, round by round';
export const theSameAsATable = 'Show as a table';
export const roundTitle = 'Round';
export const start = 'Start';

// NotLoaded
export const couldNotBeLoadedNothing = (what: string) => `${what} couldn’t be loaded. Nothing is lost.`;
export const tryAgain = 'Try again';

// NoteFan
export const notes = (values: readonly number[]) =>
  `${plural(values.length, 'note')}: ${inARow(values.map(dollars))}`;

// PartPiece
export const thePiece = 'The piece';

// Place
export const back = 'Back';

// ReasonSheet
export const why = 'Why?';
export const relatedRules = 'Related rules';

// Result
export const places = 'Final places';
export const stopped = (isPaid = false) => (isPaid ? 'Ended early, after a final payout.' : 'Ended early.');
export const wentToNobody = (sum: string) => `${sum} unclaimed`;
export const itStillLay = 'It was still in play when the game ended.';
export const share = 'Share';
export const playAgain = 'Play again';

// RollChart
export const howOftenEachFaceCame = (title: string) => `${title}: how often each face came up`;
export const face = 'Face';
export const came = 'Rolled';
export const expected = 'Expected';

// RuleSearch
export const nothingFound = 'Nothing found';
export const paragraphsFound = (foundCount: number) => `${foundCount} paragraphs found`;
export const noParagraphSaysThatTry = 'No rule found. Try just one word of it.';

// RuleTag
export const rule = (id: string) => `Rule ${id}`;

// SeatStrip
export const left = 'left';
export const players = 'Players';
export const whatHas = (name: string) => `${possessive(isolated(name))} total`;

// Sheet
export const close = 'Close';

// ShowMoney
export const hideTheMoney = 'Hide the money';
export const showTheMoneySoFar = 'Show the money so far';

// Stamp
export const agreedByThisTable = 'Your house rule';
export const ourReading = 'Our interpretation';

// Stepper
export const isNoWholeNumber = (typed: string) => `${isolatedText(typed)} isn’t a whole number`;
export const isTheLeast = (count: number) => `${count} is the minimum`;
export const isTheMost = (count: number) => `${count} is the maximum`;
export const oneLess = (what: string) => `One less: ${what}`;
export const oneMore = (what: string) => `One more: ${what}`;
export const notTold = '–';

// Switch
export const on = 'On';
export const off = 'Off';

// Ticket
export const level = 'tied';
export const wonTogether = 'win together';

// TopLine
export const of = (of: number) => `\u00a0of ${of}`;

// UndoBar
export const undo = 'Undo:';
export const yourLastTap = 'your last tap';
export const coverItAndTheTable = 'Cover the hand to use undo';
export const nothingToUndoYet = 'Nothing to undo yet';
export const redo = (redo: string) => `Redo: ${redo}`;

// Unshown
export const look = 'Open';

// WinnerCard
export const chip = (count: number) => plural(count, 'chip');
export const whyOf = (sum: string) => `${sum}: why`;

// WinnersCard
export const winTogether = (count: number) => `${capital(inWords(count))} win together`;
export const haveWonTogether = (winners: string) => `${winners} win together.`;

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

// undoneLabel
/** What the players do goes without saying. */
const BY = { table: '', app: ' by the app' } as const;
const TIMES = ['', '', ' twice'];
const often = (times: number) => TIMES[times] ?? ` ${times} times`;
export const changedBy = (by: keyof typeof BY) => `changed${BY[by]}`;
export const takenBackBy = (by: keyof typeof BY, times: number) => `undone${often(times)}${BY[by]}`;
export const andBroughtBack = (by: keyof typeof BY, times: number) =>
  `${takenBackBy(by, times)}, then redone`;
export const takenBackAfter = (by: keyof typeof BY, times: number, names: readonly string[]) =>
  `${takenBackBy(by, times)}, after ${handsOpened(names)}`;
export const andBroughtBackAfter = (by: keyof typeof BY, times: number, names: readonly string[]) =>
  `${takenBackAfter(by, times, names)}, then redone`;
const handsOpened = (names: readonly string[]) =>
  `${listed(names.map((name) => `${name}’s`))} ${names.length === 1 ? 'hand was' : 'hands were'} opened`;

// shareWords
export const theResult = 'The result';
export const copiedPaste = (what: string) => `${what} is copied. Paste it anywhere.`;
export const neitherShareNorCopy =
  'This browser doesn’t let Croupier share or copy. Select the result and copy it by hand.';

// NameQuestion
export const hasPlayedHere = (like: string) => `${like} has played here before.`;
export const areTheyTheSame = (name: string, like: string) =>
  `Are ${isolated(name)} and ${isolated(like)} the same person?`;
export const theSame = (like: string) => `Yes, it’s ${like}`;
export const somebodyElse = (name: string) => `No, ${isolated(name)} is someone else`;
export const isItTheOne = (name: string) => `Is this the same ${isolated(name)}?`;
export const theSamePerson = 'Same person';
export const somebodyElseOfThisName = 'Someone else';

// NameForm
export const takeThisName = 'Use this name';
export const oneNeedsAnotherName = 'Then one of them needs a different name.';

const PIECES: Readonly<Record<string, string>> = { note: 'note', chip: 'chip', chit: 'chit' };
/** Pieces that somebody has, by the word of the ledger or as the game calls them. */
export const piecesHeld = (count: number, piece: string) => plural(count, PIECES[piece] ?? piece);
