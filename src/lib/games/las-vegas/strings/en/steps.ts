import { plural, type Names, type PlayerId } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import { NOTES_DEALT, ROUNDS } from '$lib/games/las-vegas/data';
import type { Face, View } from '$lib/games/las-vegas/types';

/** Questions shown between the first and the last tap of an answer. */

/** The question during the deal, with the number of notes still missing. */
export function noteStep(missingCount: number): string {
  if (missingCount === NOTES_DEALT) return 'Turn up six pairs of notes.';
  return missingCount === 1 ? 'One more note.' : `${missingCount} more notes.`;
}

/** "5 more small dice, 1 big die." */
export function diceStep(missingSmall: number, isBigMissing: boolean): string {
  return `${missingDice(missingSmall, isBigMissing)}.`;
}

/** The same for the neutral dice, which are placed as soon as the last one is entered. */
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

/** The question during a placement, before and after the number is tapped. */
export function placeStep(player: PlayerId, face: Face | undefined, dice: number, names: Names): AskText {
  if (face !== undefined) return { question: `How many small ${face}s?`, hint: 'The next tap places them.' };
  const hint = dice === 1 ? 'The next tap places it.' : 'Tap the number.';
  return { question: whereTo(names(player)), hint };
}

/** Shown to players who tap anything else before the number. */
export const NUMBER_FIRST = 'Tap the number first.';

/** The button that starts the count of a round. */
export const COUNT_DICE = 'Count the dice';
export const NOT_YET = 'Not yet';

/** The question during a round that is entered only at its end. */
export function playStep({ round, royale }: View): AskText {
  const hint =
    royale === undefined
      ? 'Count the dice once they’re all placed.'
      : 'Tap a tile to enter what it paid, or what’s on it.';
  return { question: `Play round ${round}.`, hint, action: COUNT_DICE };
}

/** The line that says how many dice are still to be counted. */
export function countStep(missingCount: number): string {
  return missingCount === 0
    ? 'All the dice are counted.'
    : `${plural(missingCount, 'die', 'dice')} still to count.`;
}

/** The line after a pass, with the chips that are left. */
export function passStep(remainingChips: number): string {
  return `No dice placed, ${plural(remainingChips, 'chip')} left`;
}

/** The buttons after the last payout and after an earlier one. */
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

/** The button for the next page of a payout. */
export function nextPage(next: { readonly tile: string } | { readonly casino: Face }): string {
  return 'tile' in next ? `Next: ${next.tile}` : `Next: casino ${next.casino}`;
}
