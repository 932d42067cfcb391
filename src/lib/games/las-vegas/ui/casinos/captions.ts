import { joinWithAnd, type Names } from '$lib/core';
import type { CasinoView, Claim, Strength, Why } from '$lib/games/las-vegas/types';
import { isImaginary } from '$lib/games/las-vegas/payout/payout';
import { diceWords, ownerName } from '$lib/games/las-vegas/strings/en/shared';
import * as say from '$lib/games/las-vegas/strings/en/row';

/** Short text about everyone tied at the same count. */
export interface TieCaption {
  /** For example "Ben and Carla (1 small die and the big one) tie with 3 each. Both are out." */
  readonly sentence: string;
  readonly why: Why;
}

/** One line for each group of tied counts at a casino. */
export function tieCaptions(casino: CasinoView, names: Names): readonly TieCaption[] {
  const tiedCounts = new Set(casino.claims.filter(({ tied }) => tied).map(({ own }) => own.count));
  return [...tiedCounts].flatMap((count) => {
    const group = casino.claims.filter(({ own }) => own.count === count);
    const [first] = group;
    return first === undefined ? [] : [{ sentence: tiedGroupSentence(group, names), why: first.why }];
  });
}

/** Sentence about one group of tied claims: "Ben and Carla tie with 3 each. Both are out." */
export function tiedGroupSentence(group: readonly Claim[], names: Names): string {
  const playerClaims = group.filter(({ own }) => !isImaginary(own.who));
  const imaginaryClaims = group.filter(({ own }) => isImaginary(own.who));
  const nameList = joinWithAnd(
    [...playerClaims, ...imaginaryClaims].map(({ own }) => nameWithDice(own, names))
  );
  return say.allAreOut(nameList, group[0]?.own.count ?? 0, group.length === 2);
}

function nameWithDice(strength: Strength, names: Names): string {
  const name = ownerName(strength.who, names);
  return strength.big > 0 || strength.black !== undefined ? say.nameAndDice(name, diceWords(strength)) : name;
}

/** Heading of an award: "Most dice still in: 5". */
export function rankWords(why: Why): string | undefined {
  if (why.code === 'most') return say.mostDiceLabel(why.own.count);
  if (why.code === 'second') return say.secondMostDiceLabel(why.own.count);
  return why.code === 'imaginary' ? say.noOwner : undefined;
}
