import { dollars, plural, type Names, type PlayerId } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import { NOTES_DEALT, ROUNDS } from '$lib/games/las-vegas/data';
import type { Face, View } from '$lib/games/las-vegas/types';

/** The question between the first and the last tap of an answer. */

/** The notes of the deal, this many of them still missing. */
export function noteStep(missing: number): string {
  if (missing === NOTES_DEALT) return 'Turn up six pairs of notes.';
  return missing === 1 ? 'One more note.' : `${missing} more notes.`;
}

/** "5 more small dice, 1 big die." */
export function diceStep(small: number, big: boolean): string {
  return `${missingDice(small, big)}.`;
}

/** The same for the neutral dice. */
export function neutralStep(small: number, big: boolean): string {
  return `${missingDice(small, big)}. They’re all placed once you tap the last one.`;
}

function missingDice(small: number, big: boolean): string {
  if (small === 0) return big ? 'The big die' : 'No die';
  const ones = plural(small, 'more small die', 'more small dice');
  return big ? `${ones}, 1 big die` : ones;
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

/** A round that is entered only at its end, while it is played. */
export function playStep({ round, royale }: View): AskText {
  const hint =
    royale === undefined
      ? 'Count the dice once they’re all placed.'
      : 'Tap a tile to enter what it paid, or what’s on it.';
  return { question: `Play round ${round}.`, hint, action: COUNT_DICE };
}

/** The dice that are still to be counted. */
export function countStep(missing: number): string {
  return missing === 0 ? 'All the dice are counted.' : `${plural(missing, 'die', 'dice')} still to count.`;
}

/** Shown beside the chips left. */
export const CHIPS_LEFT_HINT = 'Change this only if someone paid chips to pass.';

/** The button once the notes of the bank are counted. */
export const BANK_DONE = 'Done';

/** The line below the notes of the bank: this many are missing, or too many are entered. */
export function bankStep(missing: number, surplus: number): string {
  if (surplus > 0) return `${surplus} too many`;
  return missing > 0 ? `${missing} to count` : BANK_DONE;
}

/** The button below the notes of one value, once they are counted. */
export function kindStep(value: number, count: number | undefined): string {
  if (count === undefined) return 'Not counted yet';
  if (count === 0) return `None of ${dollars(value)}`;
  return `${plural(count, 'note')} of ${dollars(value)}`;
}

/** The black dice of a throw, once the first of them is typed. */
export function blackStep(first: number): string {
  return `A ${first}. Now the other die.`;
}

/** The chips that are left after a pass. */
export function passStep(left: number): string {
  return `No dice placed, ${plural(left, 'chip')} left`;
}

/** The button after the last payout, and after an earlier one. */
export const SEE_WHO_WON = 'See who won';
export const onToRound = (round: number) => `On to round ${round}`;

/** The line below a paid round: who starts the next one, or that it was the last. */
export function paidStep({ phase, opening, round }: View, names: Names): AskText {
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
