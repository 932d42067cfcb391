import type { Posting } from '$lib/core';
import { setsOf } from '$lib/games/vegas-strip/actions/placing';
import type { CasinoView, SetAtCasino, View, Why } from '$lib/games/vegas-strip/types';

/** A set at a casino, with its payment once that is known. */
interface ClaimOfReason {
  readonly set: SetAtCasino;
  readonly posting?: Posting<Why>;
}

/** Returns the casino that a reason is about. */
export function casinoOfReason(why: Why, { casinos }: Pick<View, 'casinos'>): CasinoView | undefined {
  return 'casino' in why ? casinos.find(({ name }) => name === why.casino) : undefined;
}

/** Returns the sets at a casino now, or at the last payout if the reason comes from it. */
export function claimsOfReason(
  { id, name, sets }: CasinoView,
  why: Why,
  { paid: roundPaid }: Pick<View, 'paid'>
): readonly ClaimOfReason[] {
  const reasonJson = JSON.stringify(why);
  const isPaid = roundPaid?.postings.some((posting) => JSON.stringify(posting.why) === reasonJson) === true;
  if (roundPaid === undefined || !isPaid) return sets.map((set) => ({ set }));
  const casinoResult = roundPaid.houses.find(({ casino }) => casino === id);
  const laidSets = setsOf(roundPaid.laid[id] ?? []);
  const enteredSets =
    casinoResult === undefined
      ? []
      : [...(casinoResult.leader === undefined ? [] : [casinoResult.leader]), ...casinoResult.others];
  return (laidSets.length > 0 ? laidSets : enteredSets).map((set) => {
    const posting = roundPaid.postings.find(
      ({ why: reason }) =>
        'casino' in reason &&
        reason.casino === name &&
        'player' in reason &&
        reason.player === set.player &&
        ('blocker' in reason ? reason.blocker : undefined) === set.blocker
    );
    return posting === undefined ? { set } : { set, posting };
  });
}
