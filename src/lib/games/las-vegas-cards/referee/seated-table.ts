import { majorityOf, type PlayerId } from '$lib/core';
import type { Award, Verdict } from '$lib/games/contract/define';
import type { Plate } from '$lib/games/contract/form';
import { caseSeats, type CaseSeats } from '$lib/referee/case-seats';
import { payCasino, strengths } from '$lib/games/las-vegas-cards/payout/payout';
import { rulebook } from '$lib/games/las-vegas-cards/rulebook';
import { text } from '$lib/games/las-vegas-cards/strings/en/log';
import type { Casino, Pair, CardOwner, Why } from '$lib/games/las-vegas-cards/types';

export type SeatedTable = CaseSeats<Why>;

/** Seats these players in the order given. */
export function tableOf(names: readonly string[]): SeatedTable {
  return caseSeats(names, rulebook, text);
}

/** Pays a casino, whose notes may be in any order. */
export function casinoVerdict(
  table: SeatedTable,
  casino: Pick<Casino, 'cards' | 'dice'>,
  [one, other]: Pair
): Pick<Verdict, 'awards' | 'reasons' | 'facts'> {
  const postings = payCasino('this', casino, one > other ? [one, other] : [other, one]);
  const { ranking, tiedGroups } = majorityOf(strengths(casino));
  const nameOf = ({ who }: { readonly who: CardOwner }): string =>
    who === 'neutral' ? who : table.name(who);
  return {
    awards: postings.flatMap((posting): Award[] => {
      if (!('piece' in posting)) return [];
      const { to, piece, value } = posting;
      return [{ to: to === 'box' ? 'box' : table.name(to as PlayerId), piece, value }];
    }),
    reasons: postings
      .filter(({ why }, index) => postings[index - 1]?.why !== why)
      .map(({ to, why }) => (to === 'box' ? table.reason(why) : table.reason(why, to as PlayerId))),
    facts: { ranking: ranking.map(nameOf), tied: tiedGroups.map((group) => group.map(nameOf).sort()) }
  };
}

/** Draws everyone's dice at a casino: the ranking first, then the tied ones struck out. */
export function casinoPlates(
  { facts }: Pick<Verdict, 'facts'>,
  countOf: (name: string) => number | undefined
): readonly Plate[] {
  const plate = (name: string, state: Plate['state']): readonly Plate[] => {
    const count = countOf(name);
    return count === undefined ? [] : [{ name, count, state }];
  };
  return [
    ...(facts['ranking'] as readonly string[]).flatMap((name, rank) =>
      plate(name, rank < 2 ? 'lit' : 'dark')
    ),
    ...(facts['tied'] as readonly (readonly string[])[]).flat().flatMap((name) => plate(name, 'struck'))
  ];
}
