// Dispute
export const disputeThis = 'Dispute this';
export const opensTheReferee = (title: string) => `Open the referee: ${title}`;

// LogSheet
export const log = 'Log';
export const thePicture = 'The picture';

// DroppedSheet
export const undoneLines = 'Undone lines';
export const putBackInThisOrder =
  'You can put them back one at a time, in this order. Or enter something else for that player instead.';
export const nothingToEnterAgain = 'There’s nothing left to put back.';
export const enterItAgain = 'Enter it again';
export const skip = 'Skip it';
export const theAppDoesItAgain = 'The app will roll or draw this again.';
export const enterItAsUsual = 'Croupier is asking for this now. Enter it as usual.';
export const hasToWait = 'This has to wait until Croupier asks for it.';

// LogSheet
export const showUndoneLines = (lineCount: number) =>
  lineCount === 1 ? 'Show the undone line' : `Show the ${lineCount} undone lines`;

// LookingBack
export const earlierInTheGame = 'Earlier in the game';
export const howThingsStood = 'How things stood.';
export const howThingsStoodAfterLine = (number: number) => `How things stood after line ${number}.`;
export const gameHasJustStarted = 'The game has just started.';
export const backToNow = 'Back to now';

// RulesSheet
export const rules = 'Rules';
export const theRuleThatMattersNow = 'The rule that matters now';
export const openTheRulebook = 'Open the full rulebook';
export const searchTheRules = 'Search the rules';
export const chapters = 'Chapters';

// StoppedSheet
export const whatThisRoundWouldPay = (round: number) =>
  `Everyone’s total, and what round ${round} would add right now`;
export const whatWouldBePaidNow = 'Everyone’s total, and what would be paid right now';
export const thisRound = 'This round';
export const rightNow = 'Right now';
export const ifWeStoppedNow = 'If we stop now';
export const ifWeStopNowResult = 'If we stop now, this is the result:';
export const payoutsPerPlayer = 'Payouts per player';
export const cannotKnowYet =
  'Croupier can’t know yet. Something that decides this round hasn’t been entered or revealed.';
export const nothingWouldBePaid = 'Nothing would be paid right now.';

// WhySheet
export const thePosition = 'The situation for the referee';
export const pictureOfThePosition = 'The picture';
export const yourHouseRuleLabel = 'Your house rule:';

// LookingBack
export const changeThisLine = 'Change this line';
export const reopenAndChangeThisLine = 'Reopen the game and change this line';

// PeopleScreen and LeaveSheet
export const leaves = (name: string) => `${name} leaves`;
export const noOneTakesOver = (name: string) => `No one: ${name} leaves the game`;
export const orLetsThemLeave = 'The arrow also lets a player leave for good.';
export const noOneCanLeave =
  'In this game no one can leave before the end: a seat can only pass to someone else.';
export const whatHappensToThePieces = 'What happens to the pieces?';
export const noOneElseChanges = 'No one else’s money changes.';
export const moneyOfOthersChanges = 'Someone else’s money changes.';
export const effectNotKnownYet = 'How this affects the others isn’t known until the round is counted.';
export const gains = (name: string, sum: string) => `${name} gains ${sum}.`;
export const loses = (name: string, sum: string) => `${name} loses ${sum}.`;
export const keeps = (name: string, sum: string) =>
  `${name} keeps ${sum} and stays in the ranking, marked as having left.`;
export const staysInTheRanking = (name: string) =>
  `${name} keeps everything won so far and stays in the ranking, marked as having left.`;
export const undoBringsPlayerBack = (name: string) => `Undo brings ${name} back.`;
export const someoneTakesOver = (name: string) => `Someone takes over from ${name}`;
export const endInstead = 'End the game';

// PeopleScreen and JoinSheet
export const someoneJoins = 'Someone joins';
export const fromTheNextRound = 'Between rounds, starting with the next one';
export const fromTheNextTurn = 'Between turns, with a full set of pieces';
export const addAPlayer = 'Add';
export const joins = (name: string) => `${name} joins`;
export const whoJoins = 'Who joins?';
export const whichColour = (name: string) => `${name}’s colour`;
export const startsWithWhat = (name: string) => `What does ${name} start with?`;
export const withNothing = 'Nothing';
export const withTheLowest = 'The lowest total';
export const withTheLowestSum = (sum: string) => `The lowest total, ${sum}`;
export const aHouseRule = 'A house rule: as much as the poorest player.';
export const playsFrom = (name: string, round: number) => `${name} plays from round ${round}.`;
export const youCanUndoThisChange = 'You can undo this.';
