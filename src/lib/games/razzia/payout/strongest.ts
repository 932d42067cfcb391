import { distanceFromDealer, type TieContext } from './resolve';
import type { BarReference, PlayedCard, Why } from '$lib/games/razzia/types';

type ProposalReason = Extract<Why, { code: 'proposes' | 'proposesEqual' }>;

/** Returns the reason why the first claimant proposes (4.1, 6.2). Throws a RangeError if there is no claimant. */
export function proposalReason(
  bar: BarReference,
  claimants: readonly PlayedCard[],
  tieContext: TieContext
): ProposalReason {
  const [card, ...others] = claimants;
  if (card === undefined) throw new RangeError('nobody claims');
  const other = others.find(({ value }) => value === card.value);
  if (other === undefined) return { code: 'proposes', rule: '4.1', bar, own: card, others };
  const steps = distanceFromDealer(card.player, tieContext);
  const otherSteps = distanceFromDealer(other.player, tieContext);
  return {
    code: 'proposesEqual',
    rule: '6.2',
    bar,
    own: card,
    other,
    dealer: tieContext.dealer,
    steps,
    otherSteps,
    ...(steps === otherSteps ? { level: true } : {})
  };
}
