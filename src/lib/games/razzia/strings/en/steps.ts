import { capitalize, formatDollars, numberWord, type Names, type PlayerId } from '$lib/core';
import { BAR_NAMES, cardOf } from '$lib/games/razzia/data';
import { nextProposalSentence } from '$lib/games/razzia/payout/duels';
import type { Bar, CardName, DealView, View } from '$lib/games/razzia/types';
import { faceText } from './shared';

/** The question between the first and the last tap of an answer, or the text before the next question. */
interface Step {
  readonly question: string;
  readonly hint: string;
  readonly action?: string;
}

/** The question about one revealed card. Its bar is tapped first, then the card. */
export function cardStep(player: PlayerId, bar: Bar | undefined, names: Names): Step {
  return bar === undefined
    ? { question: `What did ${names(player)} play?`, hint: 'Tap the colour, then the card.' }
    : {
        question: `Which ${BAR_NAMES[bar]} card did ${names(player)} play?`,
        hint: 'Tap its kind and symbol.'
      };
}

/** The question about the next deal, and the button that opens it. */
export const nextToSettleAt = (bar: string) => `Next, settle ${bar}.`;
export const openDeal = (total: string) => `Open the deal: ${total}`;

/** The text for a deal before its bargaining screen is opened. */
export function openStep(view: View, deal: DealView, names: Names): Required<Step> {
  const { words, total } = nextProposalSentence(view, deal, names);
  return {
    question: nextToSettleAt(BAR_NAMES[deal.bar]),
    hint: `${words}.`,
    action: openDeal(formatDollars(total))
  };
}

/** Shown if a proposal leaves no chit in the middle. */
export const PROPOSED = 'Whole chits only, no change.';

/** The text after the last round, before its result. */
export function endStep({ options, dealer }: View, names: Names): Required<Step> {
  const hint =
    options.unclaimed === 'dealer'
      ? `Money left at a bar goes to ${names(dealer)}, the last dealer.`
      : 'Money left at a bar goes to no one.';
  return { question: 'That was the last round.', hint, action: 'See the result' };
}

/** A card for screen readers, with the chits at its bar. */
export function cardAndSum(card: string, total: number): string {
  return total === 0 ? `${card}: no money there` : `${card}: ${formatDollars(total)} there`;
}

/** The chosen card, and how much it can win of all that is at its bar. */
export function pickedCardText(name: CardName | undefined, total: number): string {
  if (name === undefined) return 'No card chosen yet.';
  const { bar, ...face } = cardOf(name);
  const condition = face.kind === 'raid' ? 'If it catches a gambler,' : 'If it’s alone there,';
  return `${BAR_NAMES[bar]}, ${faceText(face)}. ${condition} it takes ${formatDollars(total)}.`;
}

/** The line about the chits being divided: their number, their sum, and how many are still in the middle. */
export function chitsStep(count: number, remaining: number, total: number): string {
  const chits = count === 1 ? 'One chit' : `${capitalize(numberWord(count))} chits`;
  if (remaining === 0) return `${chits}, ${formatDollars(total)}, all shared out`;
  return remaining === count
    ? `${chits}, ${formatDollars(total)}, in the middle`
    : `${chits}, ${formatDollars(total)}, ${numberWord(remaining)} still in the middle`;
}

/** The current step of a player in a deal. */
export function roleStep({ claimants, proposer, shares, answers }: DealView, player: PlayerId): string {
  if (player === proposer)
    return claimants[0]?.kind === 'raid' ? 'Best raid: proposes' : 'Best gambler: proposes';
  const answer = answers[player];
  if (answer === undefined) return shares === undefined ? 'Waiting for the offer' : 'Accept or challenge?';
  return answer === 'accept' ? 'Accepts' : 'Challenges';
}

/** Says how the champion of the next duel became the champion. */
export function duelStep({ duels }: DealView): string {
  return duels.length > 0 ? 'Won the last duel' : 'Proposed';
}
