import type { Names } from '$lib/core';
import { withExactDice, withAddedDice } from '$lib/games/las-vegas/state/view';
import { diceShowing } from '$lib/games/las-vegas/state/table';
import type { CasinoView, Claim, Count, Dice, Roll, Strength, DiceOwner } from '$lib/games/las-vegas/types';
import * as say from '$lib/games/las-vegas/strings/en/row';

/** A casino as a choice would leave it, with the player's own claim there. */
export interface Preview {
  readonly casino: CasinoView;
  readonly ownClaim?: Claim;
}

/** The casino with these dice of a player added. */
export function previewPlacing(casino: CasinoView, owner: DiceOwner, dice: Dice): Preview {
  return previewWithClaim(withAddedDice(casino, owner, dice), owner);
}

/** The casino with all dice of its number from a roll added; undefined if the roll has none. */
export function previewRoll(casino: CasinoView, owner: DiceOwner, roll: Roll): Preview | undefined {
  const dice = diceShowing(roll, casino.number);
  return dice.small + dice.big === 0 ? undefined : previewPlacing(casino, owner, dice);
}

/** The casino with the dice counted there so far, and those that were there before the count. */
export function previewCount(
  casino: CasinoView,
  diceCounts: Readonly<Partial<Record<DiceOwner, Count>>>
): CasinoView {
  const diceBefore = casino.claims.map(({ own }): [DiceOwner, Dice] => [own.who, own]);
  const counts = (Object.entries(diceCounts) as [DiceOwner, Count][]).map(
    ([owner, count]): [DiceOwner, Dice] => [
      owner,
      { small: count.small[casino.number - 1] ?? 0, big: Number(count.big === casino.number) }
    ]
  );
  const dice = Object.fromEntries([...diceBefore, ...counts]);
  return { ...casino, ...withExactDice(casino.number, casino.notes, dice) };
}

function previewWithClaim(casino: CasinoView, owner: DiceOwner): Preview {
  const claim = claimOf(casino, owner);
  return claim === undefined ? { casino } : { casino, ownClaim: claim };
}

export function claimOf(casino: CasinoView, owner: DiceOwner): Claim | undefined {
  return casino.claims.find((claim) => claim.own.who === owner);
}

/** Rank of a claim in a word or two: "lead", "second", "ties Denny", "unpaid". */
export function rankText({ why }: Claim, names: Names): string {
  if (why.code === 'most') return say.lead;
  if (why.code === 'second') return say.second;
  if (why.code === 'tied') return tiesText(why.others, names);
  if (why.code === 'imaginary') return say.goesUnderThePile;
  return say.unpaid;
}

/** Names everyone a claim ties with: "ties Denny", "ties Anna and neutral". */
export function tiesText(others: readonly Strength[], names: Names): string {
  return say.tiesWith(others.map(({ who }) => shortName(who, names)));
}

/** Rank that the player's own claim would have: "you’d lead", "you’d tie Denny". */
export function previewRankText({ why }: Claim, names: Names): string {
  if (why.code === 'most') return say.wouldLead;
  if (why.code === 'second') return say.wouldBeSecond;
  if (why.code === 'tied') return say.wouldTie(why.others.map(({ who }) => shortName(who, names)));
  return say.wouldGetNothing;
}

/** Short name for tiles and captions: the player's name, or the imaginary player's colour. */
export function shortName(owner: DiceOwner, names: Names): string {
  return owner === 'neutral' || owner === 'gray' ? say.imaginaryNames[owner] : names(owner);
}
