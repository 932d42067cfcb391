import { listed, type Names } from '$lib/core';
import type { CasinoView, Claim, Strength, Why } from '$lib/games/las-vegas/types';
import { isImaginary } from '$lib/games/las-vegas/payout/payout';
import { diceWords, whoName } from '$lib/games/las-vegas/strings/en/shared';
import * as say from '$lib/games/las-vegas/strings/en/row';

/** Short text about everyone tied at the same count. */
export interface TieCaption {
  /** For example "Ben and Carla (1 small die and the big one) have 3 each: both leave." */
  readonly words: string;
  readonly why: Why;
}

/** One line for each group of tied counts at a casino. */
export function tieCaptions(casino: CasinoView, names: Names): readonly TieCaption[] {
  const counts = new Set(casino.claims.filter(({ tied }) => tied).map(({ own }) => own.count));
  return [...counts].flatMap((count) => {
    const group = casino.claims.filter(({ own }) => own.count === count);
    const [first] = group;
    return first === undefined ? [] : [{ words: tiedGroupSentence(group, names), why: first.why }];
  });
}

/** Sentence about one group of tied claims: "Ben and Carla have 3 each: both leave." */
export function tiedGroupSentence(group: readonly Claim[], names: Names): string {
  const owned = group.filter(({ own }) => !isImaginary(own.who));
  const imaginaryClaims = group.filter(({ own }) => isImaginary(own.who));
  const list = listed([...owned, ...imaginaryClaims].map(({ own }) => nameWithDice(own, names)));
  return say.allLeave(list, group[0]?.own.count ?? 0, group.length === 2);
}

function nameWithDice(strength: Strength, names: Names): string {
  const name = whoName(strength.who, names);
  return strength.big > 0 || strength.black !== undefined ? say.nameAndDice(name, diceWords(strength)) : name;
}

/** Heading of an award: "Most dice still in: 5". */
export function rankWords(why: Why): string | undefined {
  if (why.code === 'most') return say.mostStillIn(why.own.count);
  if (why.code === 'second') return say.secondStillIn(why.own.count);
  return why.code === 'imaginary' ? say.noOwner : undefined;
}
