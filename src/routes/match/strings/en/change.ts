import { isolateName, plural } from '$lib/core';

// ChangeScreen
export const changeLine = (number: number) => `Change line ${number}`;
export const cancel = 'Cancel';
export const changeIt = 'Change it';
export const chooseAgain = 'Choose again';
export const whatReallyHappened = 'What really happened?';
export const tapWhatIsWrong = 'Tap what’s wrong, then enter what it should be.';
export const theLineWillSay = 'The line will say:';
export const itReadNow = 'It says now:';
export const done = 'Done';
export const lineSaysThatAlready = 'The line already says that.';
export const thePictureOfTheChange = 'A picture of the change';
export const whatChangesAfterIt = 'Changes after it';
export const withThisRound = 'Everyone’s money, including what this round would pay now';
export const noChange = 'no change';
export const afterTheChange = (name: string) => `${isolateName(name)}, after the change`;
export const beforeTheChange = (name: string) => `${isolateName(name)}, before the change`;
export const breakdown = 'Breakdown';
export const instead = 'instead of';
export const changeItAndReEnter = (lineCount: number) =>
  `Change it and re-enter ${plural(lineCount, 'line', 'lines')}`;
export const nobodysMoneyChanges = 'No one’s money changes.';
export const moneyIsHidden = 'Someone’s money changes. Totals are hidden in this game.';
export const countedAtTheEnd = 'Someone’s money changes. Totals are counted when the game is over.';
export const payoutChangesAfterwards = 'A payout changes, so afterwards:';
export const payoutChangesUntilThen = 'A payout changes or is undone. Until it’s entered again:';
export const pieces = (count: number, piece: string, worthText: string) =>
  `${plural(count, piece)} (${worthText})`;
export const gives = (giver: string, taker: string, pieces: string) => `${giver} gives ${taker} ${pieces}.`;
export const givesBack = (giver: string, pieces: string) => `${giver} gives back ${pieces}.`;
export const takes = (taker: string, pieces: string) => `${taker} takes ${pieces}.`;
export const everythingAfterItStays = 'Everything after this line stays.';
export const noLongerFits = (number: number) => `Line ${number} no longer fits:`;
export const isTakenBack = (lineCount: number) =>
  lineCount === 1
    ? 'It’s undone, and you can enter it again.'
    : `The ${lineCount} lines from there on are undone. You can put them back one at a time.`;
export const youCanUndoThisChange = 'You can undo this change.';
