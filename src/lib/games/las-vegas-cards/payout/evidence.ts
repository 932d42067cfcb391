import { cardCount } from '$lib/games/las-vegas-cards/data';
import type { CasinoView, Claim, Strength, View, Why } from '$lib/games/las-vegas-cards/types';

export type ClaimReason =
  Extract<Why, { readonly own: Strength }> | Extract<Why, { readonly code: 'leftOver' }>;

/** Checks whether a reason is about the cards or notes of one casino. */
export function isOfCasino(why: Why): why is ClaimReason {
  return 'own' in why || why.code === 'leftOver';
}

/** Returns the casino as it was when the reason was given: now, or in the last round that was paid. */
export function casinoOfReason(
  why: ClaimReason,
  { casinos, paid }: Pick<View, 'casinos' | 'paid'>
): CasinoView | undefined {
  const reasonJson = JSON.stringify(why);
  const hasReason = ({ claims }: CasinoView): boolean =>
    claims.some((claim) => JSON.stringify(claim.why) === reasonJson);
  const matchingCasinos = [...casinos, ...(paid?.casinos ?? [])].filter(
    ({ number }) => number === why.casino
  );
  if (why.code === 'leftOver')
    return matchingCasinos.find(({ notes, claims }) => {
      const remaining = claims.filter(({ tied }) => !tied).length;
      return notes !== undefined && claims.length === why.claimants && remaining === why.left;
    });
  return matchingCasinos.find(hasReason);
}

/** Returns the card count of each claim in a group, if all are known and they differ, or undefined otherwise. */
export function differingCards(group: readonly Pick<Claim, 'own'>[]): readonly number[] | undefined {
  const counts = group.flatMap(({ own }) => (own.cards === undefined ? [] : [cardCount(own.cards)]));
  return counts.length === group.length && new Set(counts).size > 1 ? counts : undefined;
}
