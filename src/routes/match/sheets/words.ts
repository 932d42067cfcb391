// Dispute
export const disputeThis = 'Dispute this';
export const opensTheReferee = (title: string) => `Opens the referee: ${title}`;

// LogSheet
export const log = 'Log';
export const thePicture = 'The picture';

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
export const whatEachWouldBePaid = 'What each would be paid';
export const nothingLiesOnTheTable = 'Nothing on the table would be paid now.';

// WhySheet
export const thePosition = 'The position for the referee';
export const whatItCounts = 'What it counts';
export const atThisTable = 'At this table:';

// LookingBack
export const changeThisLine = 'Change this line';
