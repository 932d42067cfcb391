// Dispute
export const disputeThis = 'Dispute this';
export const opensTheReferee = (title: string) => `Opens the referee: ${title}`;

// LogSheet
export const log = 'Log';
export const thePicture = 'The picture';

// DroppedSheet
export const undoneLines = 'Undone lines';
export const theyComeBackInThisOrder =
  'They come back one at a time, in this order. Each stays with its player, and what you enter instead takes its place.';
export const nothingToEnterAgain = 'There is nothing left to enter again.';
export const enterItAgain = 'Enter it again';
export const leaveItOut = 'Leave it out';
export const theAppDoesItAgain = 'The app rolls or draws this again.';
export const answerItYourself = 'Croupier is asking for this now. Answer it as usual.';
export const isNotAskedNow = 'This isn’t asked right now, so it waits.';

// LogSheet
export const showUndoneLines = (lines: number) =>
  lines === 1 ? 'Show the undone line' : `Show the ${lines} undone lines`;

// LookingBack
export const anEarlierMoment = 'An earlier moment';
export const theTableAsItWas = 'The table as it was.';
export const theTableAsItWasOfNumber = (number: number) => `The table as it was after line ${number}.`;
export const theMatchHasJustBegun = 'The match has just begun.';
export const backToNow = 'Back to now';

// RulesSheet
export const rules = 'Rules';
export const theRuleThatMattersNow = 'The rule that matters now';
export const allRulesOnAPage = 'All rules on a page of their own';

// StoppedSheet
export const whatThisRoundWouldPay = (round: number) =>
  `What round ${round} would pay as it lies, beside what each has`;
export const whatWouldBePaidNow = 'What would be paid as it lies, beside what each has';
export const thisRound = 'This round';
export const asItLies = 'As it lies';
export const ifWeStoppedNow = 'If we stopped now';
export const supposingWeStopped = 'If we stopped now, this would be the result:';
export const whatEachWouldBePaid = 'What each would be paid';
export const cannotKnowYet =
  'Croupier can’t know yet. Something that decides this round hasn’t been entered or revealed.';
export const nothingLiesOnTheTable = 'Nothing on the table would be paid now.';

// WhySheet
export const thePosition = 'The position for the referee';
export const whatItCounts = 'What it counts';
export const atThisTable = 'At this table:';

// LookingBack
export const changeThisLine = 'Change this line';
