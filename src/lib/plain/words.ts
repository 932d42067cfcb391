import type { AskWords, GateWords } from '$lib/games/define';

/** What stands at the gate of a secret for which its game has no words of its own. */
export function plainGate({ question }: AskWords): GateWords {
  return { lies: question, wants: 'only you look', what: 'it', laid: 'it is laid' };
}

/** What its button says. */
export const LAY = 'Lay it face down';

/** What stands there once nothing is asked any more. */
export const END: AskWords = {
  question: 'The match is over',
  hint: 'Everything is paid',
  action: 'See the result'
};

// AskList
export const whatCanBeToldNow = 'What can be told now';
export const somethingElse = 'Something else';

// MatchBoard
export const theTable = 'The table';
export const theBoardOfThisGame =
  'The board of this game does not open, so here is the plain table. Nothing is lost.';

// MatchBoundary
export const gameCannotBeShown = 'This game can’t be shown';
export const nothingIsLost = 'Something went wrong on its screen. The game is saved, and nothing is lost.';
export const openTheSimpleView = 'Open the simple view';
export const saveTheGame = 'Save the game as a file';
export const log = 'Log';

// Papers
export const theLastMove = 'The last move';
export const whatItPaid = 'What it paid';
export const ifWeStoppedNow = 'If we stopped now';
export const supposingWeStopped = 'If we stopped now, this would be the result:';
export const whatEachWouldBePaid = 'What each would be paid';
export const theTableIsEmpty = 'The table is empty';

// PlainAsk
export const thatIsAll = 'That is all';

// PlainTable
export const finalResult = 'Final result';
export const round = (round: number) => `Round ${round}`;
export const players = 'Players';
export const moneyWon = 'Money won';
export const whatTeamsHaveInCommon = 'What teams have in common';
export const team = (indexOf: number) => `Team ${indexOf}`;

// SecretAsk
export const whoTakesTheDevice = 'Who takes the device';
export const nothingIsChosenYet = 'Nothing is chosen yet.';
export const allIsTold = 'Everything is told.';

// PlainTable
export const tryAgain = 'Try again';

// EndSheet
export const endTheMatch = 'End the match';
export const isTheRoundPaid = (round: number) =>
  `Round ${round} lies on the table. Is it paid before the match ends?`;
export const isItPaid = 'Is what lies on the table paid before the match ends?';
export const roundCannotBePaidYet = (round: number) =>
  `Round ${round} can’t be paid yet. Something that decides it hasn’t been entered or revealed.`;
export const cannotBePaidYet =
  'The rest can’t be paid yet. Something that decides it hasn’t been entered or revealed.';
export const roundIsPaid = (round: number) => `Round ${round} is paid as it lies`;
export const roundIsNotPaid = (round: number) => `Round ${round} is not paid`;
export const allIsPaid = 'It is paid as it lies';
export const nothingIsPaid = 'It is not paid';
export const howItEnds = 'How it would end';
export const countedWhenItIsOver = 'What each has is counted once the match is over.';
export const goesToNobody = (sum: string) => `${sum} goes to nobody.`;
export const payAndEnd = 'Pay it and end the match';
export const endUnpaid = 'End without paying it';
export const endItNow = 'End the match now';
export const theEndCanBeTakenBack = 'You can undo the end, like everything else.';

// PaidSheet
export const whatWasPaidIn = (round: number) => `What was paid in round ${round}`;
export const whatEachWasPaid = 'What each was paid';
export const inWhichOrder = 'In which order';
export const byPlace = 'By place';
export const byPlayer = 'By player';
export const elsewhere = 'Besides';
export const nobody = 'Nobody';
