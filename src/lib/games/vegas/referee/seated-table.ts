import { moves, type PlayerId, type Posting } from '$lib/core';
import type { Award, Verdict } from '$lib/games/contract/define';
import type { Plate } from '$lib/games/contract/form';
import { caseSeats, type CaseSeats } from '$lib/referee/case-seats';
import { rulebook } from '$lib/games/vegas/rulebook';
import { text } from '$lib/games/vegas/strings/en/log';
import type { Why } from '$lib/games/vegas/types';

export interface SeatedTable extends CaseSeats<Why> {
  /** Replaces players by their names as keys. */
  byName<Value>(all: readonly (readonly [PlayerId, Value])[]): Readonly<Record<string, Value>>;
  paid(postings: readonly Posting<Why>[]): Pick<Verdict, 'awards' | 'reasons'>;
}

/** Seats these players in the order in which they are named. */
export function tableOf(names: readonly string[]): SeatedTable {
  const people = caseSeats<Why>(names, rulebook, text);
  return {
    ...people,
    byName: (all) => Object.fromEntries(all.map(([player, value]) => [people.name(player), value])),
    paid: (postings) => ({
      awards: postings.filter(moves).map((posting): Award => {
        const to = isOut(posting) ? 'box' : people.name(posting.to as PlayerId);
        return { to, piece: posting.piece, value: posting.value };
      }),
      reasons: postings.map((posting) =>
        isOut(posting) ? people.reason(posting.why) : people.reason(posting.why, posting.to as PlayerId)
      )
    })
  };
}

/** Draws the counters of each player at a table, and who wins its gold. */
export function counterPlates({ facts, awards }: Verdict): readonly Plate[] {
  return Object.entries(facts['counts'] as Readonly<Record<string, number>>).map(([name, count]) => ({
    name,
    count,
    state: awards.some(({ to }) => to === name) ? 'lit' : 'dark'
  }));
}

function isOut({ to }: Posting<Why>): boolean {
  return to === 'box';
}
