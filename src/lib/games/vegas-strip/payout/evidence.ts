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
  { paid }: Pick<View, 'paid'>
): readonly ClaimOfReason[] {
  const reasonJson = JSON.stringify(why);
  const isPaid = paid?.postings.some((posting) => JSON.stringify(posting.why) === reasonJson) === true;
  if (paid === undefined || !isPaid) return sets.map((set) => ({ set }));
  const house = paid.houses.find(({ casino }) => casino === id);
  const laidSets = setsOf(paid.laid[id] ?? []);
  const entered =
    house === undefined ? [] : [...(house.leader === undefined ? [] : [house.leader]), ...house.others];
  return (laidSets.length > 0 ? laidSets : entered).map((set) => {
    const posting = paid.postings.find(
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
