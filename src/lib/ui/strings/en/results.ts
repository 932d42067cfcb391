import { capitalize, numberWord, isolateName, joinWithAnd, plural } from '$lib/core';

// BoxPartRow
export const printed = 'In the rulebook';

// LogLines
export const unreadableLines = 'Lines Croupier can’t read';
export const round = (round: number) => `Round ${round}`;
export const newestFirst = 'newest first';
export const lineNumber = (number: number) => `Line ${number}`;
export const payoutsInRound = (round: number) => `Payouts in round ${round}`;
export const payouts = 'Payouts';
export const moneyOf = (name: string, sum: string, rule: string) => `${isolateName(name)} ${sum}, § ${rule}`;
export const nothingHasHappenedYet = 'Nothing has happened yet. Every move will show up here.';
export const chartHint = 'Tap a line to see how things stood then.';

// MoneyTable
export const hasNow = 'Has';
export const total = 'Total';

// MoneyChart
export const payoutsByRound = 'Payouts, round by round';
export const payout = (round: number) => `Payout, round ${round}`;
export const moneyRoundByRound = 'Money, round by round';
export const showAsTable = 'Show as a table';
export const roundTitle = 'Round';
export const start = 'Start';

// ReasonSheet
export const why = 'Why?';
export const relatedRules = 'Related rules';

// Result
export const places = 'Final places';
export const stopped = (isPaid = false) => (isPaid ? 'Ended early, after a final payout.' : 'Ended early.');
export const unclaimed = (sum: string) => `${sum} unclaimed`;
export const stillInPlay = 'It was still in play when the game ended.';
export const share = 'Share';
export const playAgain = 'Play again';

// RollChart
export const howOftenEachFaceCameUp = (title: string) => `${title}: how often each face came up`;
export const face = 'Face';
export const rolledTitle = 'Rolled';
export const expected = 'Expected';

// Stamp
export const yourHouseRule = 'Your house rule';
export const ourInterpretation = 'Our interpretation';

// WinnerCard
export const chip = (count: number) => plural(count, 'chip');
export const whyOf = (sum: string) => `${sum}: why`;

// WinnersCard
export const winTogether = (count: number) => `${capitalize(numberWord(count))} win together`;
export const haveWonTogether = (winners: string) => `${winners} win together.`;

// holdingWords
export const sumMore = (sum: string) => `${sum} more`;

// shareText
export const eachSuffix = ' each';

// undoneLabel
/** The suffix that names the source of a change. A change by the players needs none. */
const SOURCE_SUFFIXES = { table: '', app: ' by the app' } as const;
const timesText = (times: number) => TIMES[times] ?? ` ${times} times`;
export const changedBy = (source: keyof typeof SOURCE_SUFFIXES) => `changed${SOURCE_SUFFIXES[source]}`;
export const undoneBy = (source: keyof typeof SOURCE_SUFFIXES, times: number) =>
  `undone${timesText(times)}${SOURCE_SUFFIXES[source]}`;
export const undoneThenRedone = (source: keyof typeof SOURCE_SUFFIXES, times: number) =>
  `${undoneBy(source, times)}, then redone`;
export const undoneAfter = (source: keyof typeof SOURCE_SUFFIXES, times: number, names: readonly string[]) =>
  `${undoneBy(source, times)}, after ${handsOpened(names)}`;
export const undoneAfterThenRedone = (
  source: keyof typeof SOURCE_SUFFIXES,
  times: number,
  names: readonly string[]
) => `${undoneAfter(source, times, names)}, then redone`;
const TIMES = ['', '', ' twice'];
const handsOpened = (names: readonly string[]) =>
  `${joinWithAnd(names.map((name) => `${name}’s`))} ${names.length === 1 ? 'hand was' : 'hands were'} opened`;

// NameForm
const PIECES: Readonly<Record<string, string>> = { note: 'note', chip: 'chip', chit: 'chit' };
/** Counts the pieces that someone has, with the word for the piece or the game's own name. */
export const piecesHeld = (count: number, piece: string) => plural(count, PIECES[piece] ?? piece);
