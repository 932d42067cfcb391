import { plural, type Names, type PlayerId } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import { NOTES_DEALT, ROUNDS } from '$lib/games/las-vegas/data';
import type { Face, View } from '$lib/games/las-vegas/types';

/** The question between the first and the last tap of an answer. */

/** The notes of the deal, this many of them still missing. */
export function noteStep(missingCount: number): string {
  if (missingCount === NOTES_DEALT) return 'Turn up six pairs of notes.';
  return missingCount === 1 ? 'One more note.' : `${missingCount} more notes.`;
}

/** "5 more small dice, 1 big die." */
export function diceStep(missingSmall: number, isBigMissing: boolean): string {
  return `${missingDice(missingSmall, isBigMissing)}.`;
}

/** The same for the neutral dice. */
export function neutralStep(missingSmall: number, isBigMissing: boolean): string {
  return `${missingDice(missingSmall, isBigMissing)}. They’re all placed once you tap the last one.`;
}

function missingDice(missingSmall: number, isBigMissing: boolean): string {
  if (missingSmall === 0) return isBigMissing ? 'The big die' : 'No die';
  const smallDice = plural(missingSmall, 'more small die', 'more small dice');
  return isBigMissing ? `${smallDice}, 1 big die` : smallDice;
}

/** Asked of the player who places dice. */
export const whereTo = (player: string) => `Where to, ${player}?`;

/** A placement whose number is tapped, or not yet. */
export function placeStep(player: PlayerId, face: Face | undefined, dice: number, names: Names): AskText {
  if (face !== undefined) return { question: `How many small ${face}s?`, hint: 'The next tap places them.' };
  const hint = dice === 1 ? 'The next tap places it.' : 'Tap the number.';
  return { question: whereTo(names(player)), hint };
}

/** If the players missed the order. */
export const NUMBER_FIRST = 'Tap the number first.';

/** The button that starts the count of a round. */
export const COUNT_DICE = 'Count the dice';
export const NOT_YET = 'Not yet';

/** A round that is entered only at its end, while it is played. */
export function playStep({ round, royale }: View): AskText {
  const hint =
    royale === undefined
      ? 'Count the dice once they’re all placed.'
      : 'Tap a tile to enter what it paid, or what’s on it.';
  return { question: `Play round ${round}.`, hint, action: COUNT_DICE };
}

/** The dice that are still to be counted. */
export function countStep(missingCount: number): string {
  return missingCount === 0
    ? 'All the dice are counted.'
    : `${plural(missingCount, 'die', 'dice')} still to count.`;
}

/** The chips that are left after a pass. */
export function passStep(remainingChips: number): string {
  return `No dice placed, ${plural(remainingChips, 'chip')} left`;
}

/** The button after the last payout, and after an earlier one. */
export const SEE_WHO_WON = 'See who won';
export const onToRound = (round: number) => `On to round ${round}`;

/** The line below a paid round: who starts the next one, or that it was the last. */
export function paidRoundText({ phase, opening, round }: View, names: Names): AskText {
  if (phase === 'over')
    return {
      question: round === ROUNDS ? 'All three rounds are paid' : `Round ${round} is paid`,
      action: SEE_WHO_WON
    };
  return { question: `${names(opening.player)} goes first in round ${round}`, action: onToRound(round) };
}

/** The way to the next page of a payout. */
export function nextPage(next: { readonly tile: string } | { readonly casino: Face }): string {
  return 'tile' in next ? `Next: ${next.tile}` : `Next: casino ${next.casino}`;
}
