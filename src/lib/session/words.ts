import { plural } from '$lib/core';

// follow: why a match cannot go on
export const unknownEntry =
  'This game’s log has an entry that this version doesn’t know: it is damaged, or from a newer version. You can look at the game up to there, and nothing is lost.';
export const unknownMoveWritten =
  'This game’s log has a move that this version doesn’t know: it is damaged, or from a newer version. You can look at the game up to there, and nothing is lost.';
export const cannotGoOnBecause = (why: string) =>
  `This match cannot go on with today’s rules: ${why} Its log is kept.`;
export const cannotGoOn = 'This match cannot go on with today’s rules. Its log is kept.';

// inspect: what is wrong with what was kept
export const otherPeople = (title: string, min: number, max: number, there: number) =>
  `${title} is played by ${min} to ${max} people, and ${plural(there, 'person sits', 'people sit')} here.`;
export const seatsOutOfOrder = 'The seats of this match are not kept in their order.';
export const unknownWay = (title: string) =>
  `The options saved with this game of ${title} are damaged, or this version doesn’t know them.`;
export const cannotBegin = (title: string) => `Today’s rules of ${title} cannot even begin this match.`;
export const unknownParts = 'The log of these pieces is damaged, or from a newer version.';
export const tapsDropped = 'Your half-finished move couldn’t be restored. Please tap it in again.';
export const handedSeatMissing = 'A seat that nobody has is handed over in the log of this game.';
export const handedToOneThere = (name: string) =>
  `A seat is handed to ${name} in the log of this game, who already sits there.`;

// kept-form: what was entered and not finished
export const draftDropped =
  'What you had entered here was saved by another version, or is damaged, and couldn’t be restored. Please enter it again.';

// accepting: in place of a move that cannot be put in words
export const unknownMove = 'A move this version doesn’t know.';
export const unfollowedMove = 'A move this version can’t follow.';

// labels: what the undo bar takes back
export const endOfTheMatch = 'the end of the match';
export const andThePayout = (words: string) => `${words} and the payout`;
export const turnAndPayout = (round: number) => `the last turn and payout of round ${round}`;
export const changeOfLine = (number: number) => `the change of line ${number}`;
export const appSupplies = 'the app supplies it';
export const tableTells = 'the table tells it';
export const bigDie = (face: number) => `the big ${face}`;
export const die = (face: number) => `the ${face}`;
export const pieceFor = (name: string) => `a piece for ${name}`;

// labels, lines: a seat that is handed on
export const playsFor = (one: string, other: string) => `${one} plays for ${other}`;
export const insteadOf = (now: string, before: string) => `${now} instead of ${before}`;
export const playsFromHere = (to: string, from: string) => `From here ${to} plays for ${from}.`;

// lines, looks: what the log says
export const tableEnds = 'The table ends the match.';
export const tableEndsPaid = 'The table ends the match, and what lies there is paid.';
const OFTEN = ['', '', ' twice'];
export const handOpened = (name: string, times: number) =>
  `${name}’s hand was opened${OFTEN[times] ?? ` ${times} times`}.`;

// reconcile: what another tab has done
export const lastLines = (lines: number) => `what was entered last here (${lines} lines)`;
export const lastLine = 'what was entered last here';
export const lastDone = 'what was done last here';
export const quoted = (sentence: string) => `“${sentence}”`;
export const tapsCleared =
  'Another tab played on, and this page now shows its log; the taps made here no longer answer anything and were cleared.';
export const notSaved = (what: string) =>
  `Another tab played on, and this page now shows its log; ${what} was not saved: enter it again if it still belongs there.`;

// parts
export const diceTray = 'Dice tray';
export const oneDie = 'One die';
export const diceWithFaces = (faces: number) => `Dice with ${faces} faces`;
export const faces = (count: number) => `${count} faces`;
export const handsFull = 'These hands are full.';

// backup
export const backupOfCroupier = 'Backup of Croupier';

/** A count of one row of a group: "Anna’s small dice, casino 3: 2". */
export const counted = (group: string, row: string, count: number) => `${group}, ${row}: ${count}`;
export const dieInASentence = 'die';
export const dice = 'dice';
