// Reasons why a match cannot continue
export const unknownEntry =
  'This game’s log has an entry this version doesn’t know: it’s damaged, or from a newer version. Nothing is lost, and you can see the game up to there.';
export const unknownMoveWritten =
  'This game’s log has a move this version doesn’t know: it’s damaged, or from a newer version. Nothing is lost, and you can see the game up to there.';
export const cannotContinueBecause = (reason: string) =>
  `This version of Croupier can’t continue this game: ${reason} Its log is safe.`;
export const cannotContinue = 'This version of Croupier can’t continue this game. Its log is safe.';

// Damaged data
export const otherPeople = (title: string, min: number, max: number, players: number) =>
  players === 1
    ? `${title} is for ${min} to ${max} players, and this game has one.`
    : `${title} is for ${min} to ${max} players, and this game has ${players}.`;
export const seatsOutOfOrder = 'The seats of this game are saved in the wrong order.';
export const unknownOptions = (title: string) =>
  `This game of ${title} was saved with options that are damaged, or from a newer version.`;
export const cannotOpenGame = (title: string) => `This version of Croupier can’t open this game of ${title}.`;
export const unknownParts = 'The log of these pieces is damaged, or from a newer version.';
export const tapsDropped = 'Your half-finished move couldn’t be restored. Please tap it in again.';
export const seatDoesNotExist = 'In this game’s log, someone takes over a seat that doesn’t exist.';
export const newPlayerAlreadySeated = (name: string) =>
  `In this game’s log, ${name} takes over a seat but already has one.`;

// Unfinished forms
export const draftDropped =
  'What you’d entered here was saved by another version or is damaged, so it couldn’t be restored. Please enter it again.';

// Shown for a move without a sentence of its own
export const unknownMove = 'A move this version doesn’t know.';
export const unfollowedMove = 'A move this version can’t follow.';

// Labels of the undo bar
export const endOfTheMatch = 'the end of the game';
export const withPayout = (label: string) => `${label} and the payout`;
export const turnAndPayout = (round: number) => `the last turn and payout of round ${round}`;
export const changeLabel = (number: number) => `the change of line ${number}`;
export const appDoesIt = 'the app does it';
export const youEnterIt = 'you enter it';
export const bigDie = (face: number) => `the big ${face}`;
export const die = (face: number) => `the ${face}`;
export const takenPiece = 'a piece taken away';
export const pieceFor = (name: string) => `a piece for ${name}`;

// Someone takes over a seat
export const playsFor = (newName: string, oldName: string) => `${newName} replaces ${oldName}`;
export const insteadOf = (newName: string, oldName: string) => `${newName} instead of ${oldName}`;
export const playsFromHere = (newName: string, oldName: string) =>
  `From here on, ${newName} plays for ${oldName}.`;

// Lines of the log
export const endedEarly = 'Game ended early.';
export const endedEarlyPaid = 'Game ended early, after a final payout.';
const TIMES_SUFFIXES = ['', '', ' twice'];
export const handOpened = (name: string, times: number) =>
  `${name}’s hand was opened${TIMES_SUFFIXES[times] ?? ` ${times} times`}.`;

// Changes by another tab
export const lastLines = (lineCount: number) => `your last ${lineCount} lines`;
export const lastLine = 'your last entry';
export const lastAction = 'your last action';
export const quoted = (sentence: string) => `“${sentence}”`;
export const tapsCleared =
  'Someone played on in another tab, so this page now shows that log. Your half-finished move was cleared because it no longer fits.';
export const notSaved = (item: string) =>
  `Someone played on in another tab, so this page now shows that log. Not saved: ${item}. Enter it again if it still fits.`;

// Missing pieces
export const diceTray = 'Dice tray';
export const oneDie = 'One die';
export const diceWithFaces = (faces: number) => `Dice with ${faces} faces`;
export const faces = (count: number) => `${count} faces`;
export const handsFull = 'The hands are already full.';

// Backups
export const backupOfCroupier = 'Backup of Croupier';

/** A count of one row of a group: "Anna’s small dice, casino 3: 2". */
export const countLabel = (group: string, row: string, count: number) => `${group}, ${row}: ${count}`;
export const dieInASentence = 'die';
export const dice = 'dice';
