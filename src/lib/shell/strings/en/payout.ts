import { formatAmount, isolateName, type Unit } from '$lib/core';

// Papers
export const theLastMove = 'The last move';
export const payouts = 'Payouts';
export const ifWeStopNowResult = 'If we stop now, this is the result:';
export const payoutsPerPlayer = 'Payouts per player';
export const nothingHereYet = 'Nothing here yet';

// EndSheet
export const endTheMatch = 'End the game';
export const payRoundBeforeEnd = (round: number) =>
  `Round ${round} isn’t finished. Pay it out before the game ends?`;
export const payOutFirst = 'Pay out what’s on the table first?';
export const roundCannotBePaidYet = (round: number) =>
  `Round ${round} can’t be paid yet. Something that decides it hasn’t been entered or revealed.`;
export const cannotBePaidYet =
  'The rest can’t be paid yet. Something that decides it hasn’t been entered or revealed.';
export const payRoundAsItStands = (round: number) => `Pay round ${round} as it stands`;
export const doNotPayRound = (round: number) => `Don’t pay round ${round}`;
export const payAsItStands = 'Pay it as it stands';
export const doNotPay = 'Don’t pay it';
export const resultIfWeStop = 'The result if we stop now';
export const countedWhenItIsOver = 'Everyone’s money is counted when the game is over.';
/** "$20,000 goes to no one", "62 chips go to no one"; gold is not counted, so "3 gold goes to no one". */
export const goesToNoOne = (value: number, unit?: Unit) => {
  const areSeveral = unit !== undefined && unit.one !== unit.many && value !== 1;
  return `${formatAmount(value, unit)} ${areSeveral ? 'go' : 'goes'} to no one.`;
};
export const payAndEnd = 'Pay and end the game';
export const endUnpaid = 'End without paying';
export const endItNow = 'End the game now';
export const endCanBeUndone = 'You can undo this, like everything else.';

// PaidSheet
export const payoutsInRound = (round: number) => `Payouts in round ${round}`;
export const sortBy = 'Sort by';
export const byPlace = 'By place';
export const byPlayer = 'By player';
export const elsewhere = 'Other payments';
export const noOne = 'No one';

// PayoutWalk
export const roundSoFar = (round: number) => `Round ${round} so far`;
export const soFar = (name: string, sum: string) => `${isolateName(name)}: ${sum} so far`;
export const roundPaid = (round: number) => `Round ${round}, paid`;
export const paidTo = (
  payments: readonly { readonly sum: string; readonly to: string; readonly isTaken: boolean }[]
) => payments.map(({ sum, to, isTaken }) => `${sum} ${isTaken ? 'from' : 'to'} ${to}`).join(', ');
export const theSameGoesFor = (names: string) => `The same goes for ${names}.`;
export const noOneIsPaidHere = 'No one is paid here';
export const out = 'out';
export const whyPaid = (sum: string) => `${sum}: why?`;
export const inAll = (sum: string) => `${sum} in all`;
export const nothingInThisRound = 'Nothing this round';
export const winnings = 'Winnings';

// DecidingRound
export const decidingRound = (round: number) => `Round ${round} decided it`;
export const player = 'Player';
export const before = 'Before';
export const earned = 'Earned';
export const after = 'After';
