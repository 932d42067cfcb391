import { isolated, possessive } from '$lib/core';
import type { AskWords, GateWords } from '$lib/games/contract/define';

/** What stands at the gate of a secret for which its game has no words of its own. */
export function plainGate({ question }: AskWords): GateWords {
  return { lies: question, wants: 'only you look', what: 'it', laid: 'it’s placed' };
}

/** What its button says. */
export const LAY = 'Place it face down';

/** What stands there once nothing is asked any more. */
export const END: AskWords = {
  question: 'The game is over',
  hint: 'Everything is paid',
  action: 'See the result'
};

// AskList
export const whatCanBeToldNow = 'Possible entries';
export const somethingElse = 'Something else';

// MatchBoard
export const theTable = 'The game';
export const theBoardOfThisGame =
  'Couldn’t load the board. You can keep playing in this simple view; nothing is lost.';

// MatchBoundary
export const gameCannotBeShown = 'This game can’t be shown';
export const nothingIsLost = 'Something went wrong on this screen. The game is saved, and nothing is lost.';
export const openTheSimpleView = 'Open the simple view';
export const saveTheGame = 'Save the game as a file';
export const log = 'Log';

// Papers
export const theLastMove = 'The last move';
export const whatItPaid = 'Payouts';
export const ifWeStoppedNow = 'If we stop now';
export const supposingWeStopped = 'If we stop now, this is the result:';
export const whatEachWouldBePaid = 'Payouts per player';
export const theTableIsEmpty = 'Nothing here yet';

// PlainAsk
export const thatIsAll = 'Done';

// PlainTable
export const finalResult = 'Final result';
export const round = (round: number) => `Round ${round}`;
export const players = 'Players';
export const moneyWon = 'Money won';
export const whatTeamsHaveInCommon = 'Team totals';
export const team = (indexOf: number) => `Team ${indexOf}`;

// SecretAsk
export const whoTakesTheDevice = 'Who takes the device?';
export const nothingIsChosenYet = 'Nothing chosen yet.';
export const allIsTold = 'Everything is entered.';

// PlainTable
export const tryAgain = 'Try again';

// EndSheet
export const endTheMatch = 'End the game';
export const isTheRoundPaid = (round: number) =>
  `Round ${round} isn’t finished. Pay it out before the game ends?`;
export const isItPaid = 'Pay out what’s on the table first?';
export const roundCannotBePaidYet = (round: number) =>
  `Round ${round} can’t be paid yet. Something that decides it hasn’t been entered or revealed.`;
export const cannotBePaidYet =
  'The rest can’t be paid yet. Something that decides it hasn’t been entered or revealed.';
export const roundIsPaid = (round: number) => `Pay round ${round} as it stands`;
export const roundIsNotPaid = (round: number) => `Don’t pay round ${round}`;
export const allIsPaid = 'Pay it as it stands';
export const nothingIsPaid = 'Don’t pay it';
export const howItEnds = 'The result if we stop now';
export const countedWhenItIsOver = 'Everyone’s money is counted when the game is over.';
export const goesToNobody = (sum: string) => `${sum} goes to no one.`;
export const payAndEnd = 'Pay and end the game';
export const endUnpaid = 'End without paying';
export const endItNow = 'End the game now';
export const theEndCanBeTakenBack = 'You can undo this, like everything else.';

// PaidSheet
export const whatWasPaidIn = (round: number) => `Payouts in round ${round}`;
export const whatEachWasPaid = 'Payouts per player';
export const inWhichOrder = 'Sort by';
export const byPlace = 'By place';
export const byPlayer = 'By player';
export const elsewhere = 'Other payments';
export const nobody = 'No one';

// PayoutWalk
export const payoutRound = (round: number) => `Payout, round ${round}`;
export const roundPaid = (round: number) => `Round ${round}, paid`;
export const paidTo = (paid: readonly { readonly sum: string; readonly to: string }[]) =>
  paid.map(({ sum, to }) => `${sum} to ${to}`).join(', ');
export const nobodyIsPaidHere = 'No one is paid here';
export const out = 'out';
export const whyPaid = (sum: string) => `${sum}: why?`;
export const nothingInThisRound = 'Nothing this round';
export const winnings = 'Winnings';

// SeatSheet
export const ifTheRoundEnded = 'If the round ended now, this would be the result:';
export const whatWouldBePaid = (name: string) => `${possessive(isolated(name))} payout`;

// Shell
export const unknownSum = '–';

// TurnPicker
export const isDone = (name: string) => `${isolated(name)}, done`;
