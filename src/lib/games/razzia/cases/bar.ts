import * as v from 'valibot';
import { defineCase } from '$lib/games/define';
import { exactly } from '$lib/games/position';
import { payBar } from '$lib/games/razzia/payout';
import { resolve } from '$lib/games/razzia/resolve';
import { proposalWhy } from '$lib/games/razzia/strongest';
import type { Played } from '$lib/games/razzia/types';
import { barFacts, barMembers, readBar, told } from './position';

/** Who takes the money of a bar, or who proposes how to divide it. */
export const bar = defineCase({
  id: 'bar',
  title: 'Who takes the money of a bar?',
  schema: exactly({ game: v.literal('razzia'), case: v.literal('bar'), ...barMembers }),
  settle: (given) => {
    const table = readBar(given);
    const resolution = resolve(table.cards, table.seating);
    const { awards, reasons } = told(
      payBar('this', given.chits, table.cards, table.seating, table.rules),
      table
    );
    const answered = new Set(reasons.map(({ player }) => player));
    const dealing = resolution.claimants.filter(({ player }) => !answered.has(table.name(player)));
    return {
      awards,
      reasons: [
        ...reasons,
        ...dealing.map((own) =>
          table.reason(proposalWhy('this', rivalsOf(own, resolution.claimants), table.seating), own.player)
        )
      ],
      facts: barFacts(resolution, table)
    };
  }
});

/** Whom the sentence for a claimant speaks of: not of equal symbols where his own is lower than both. */
function rivalsOf(own: Played, claimants: readonly Played[]): readonly Played[] {
  const [best] = claimants;
  if (best === undefined || own.value === best.value) return claimants;
  return claimants.filter((each) => each === best || each.value < best.value);
}
