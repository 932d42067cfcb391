import { isolateName, possessive, type Unit } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';

/** The text that replaces the question at the end. */
export const END: AskText = {
  question: 'The game is over',
  hint: 'Everything is paid',
  action: 'See the result'
};

export const ifWeStoppedNow = 'If we stop now';
export const payoutRound = (round: number) => `Payout, round ${round}`;
export const finalResult = 'Final result';
export const round = (round: number) => `Round ${round}`;
export const won = (unit?: Unit) => (unit === undefined ? 'Money won' : 'Won');
export const teamTotals = 'Team totals';
export const team = (number: number) => `Team ${number}`;
export const tryAgain = 'Try again';
export const ifTheRoundEnded = 'If the round ended now, this would be the result:';
export const payoutOf = (name: string) => `${possessive(isolateName(name))} payout`;
export const unknownSum = '–';
