import { defineCase } from '$lib/referee/define-case';
import { payBar } from '$lib/games/razzia/payout/payout';
import { resolve } from '$lib/games/razzia/payout/resolve';
import { proposalReason } from '$lib/games/razzia/payout/strongest';
import type { PlayedCard } from '$lib/games/razzia/types';
import { barFacts, readBar, awardsAndReasons, barMembers, PEOPLE_LIMITS } from './bar-table';
import { examples } from './examples';
import { plates } from './situation';
import * as say from '$lib/games/razzia/strings/en/referee';

/** The case of a bar: who takes its money, or who proposes how to divide it. */
export const bar = defineCase({
  id: 'bar',
  ...say.barCase,
  sketch: { chits: [30000, 5000] },
  people: PEOPLE_LIMITS,
  fields: barMembers,
  settle: (position) => {
    const table = readBar(position);
    const resolution = resolve(table.cards, table.tieContext);
    const { awards, reasons } = awardsAndReasons(
      payBar('this', position.chits, table.cards, table.tieContext),
      table
    );
    const answeredNames = new Set(reasons.map(({ player }) => player));
    const dealingCards = resolution.claimants.filter(({ player }) => !answeredNames.has(table.name(player)));
    return {
      awards,
      reasons: [
        ...reasons,
        ...dealingCards.map((card) =>
          table.reason(
            proposalReason('this', rivalsOf(card, resolution.claimants), table.tieContext),
            card.player
          )
        )
      ],
      facts: barFacts(resolution, table)
    };
  },
  examples: examples.bar,
  answer: ({ facts }) => {
    const proposer = facts['proposer'];
    return typeof proposer === 'string' ? [{ who: proposer, words: say.proposesADeal }] : [];
  },
  plates
});

/**
 * Lists the claimants that the reason for `card` compares. If `card` is weaker than the best card, other cards equal to
 * the best are left out, so that the reason does not mention their tie.
 */
function rivalsOf(card: PlayedCard, claimants: readonly PlayedCard[]): readonly PlayedCard[] {
  const [strongest] = claimants;
  if (strongest === undefined || card.value === strongest.value) return claimants;
  return claimants.filter((claimant) => claimant === strongest || claimant.value < strongest.value);
}
