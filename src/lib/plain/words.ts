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

// Papers
export const theLastMove = 'The last move';
export const whatItPaid = 'What it paid';
export const ifWeStoppedNow = 'If we stopped now';
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
export const allIsTold = 'All is told.';

// PlainTable
export const tryAgain = 'Try again';
