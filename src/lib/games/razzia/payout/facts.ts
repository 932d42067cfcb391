import type { GameFacts, MoneySource, WholeRoll } from '$lib/games/contract/game-facts';
import { nextDuel } from '$lib/games/razzia/actions/bargain';
import { BAR_NAMES } from '$lib/games/razzia/data';
import type { Move, Razzia, State, Why } from '$lib/games/razzia/types';

/**
 * The facts of this game for the summary of a match. Everyone chooses at once, so no one goes first; the dealer only
 * deals. Ties remove no one: equal sums in a duel (4.6, 4.7) and equal symbols (6.3, 6.4) have a winner and a loser, so
 * there is nothing to recount.
 */
export const facts: GameFacts<Razzia> = { source, rolls };

function source(why: Why): MoneySource {
  if (!('bar' in why) || why.bar === 'this') return { kind: 'other' };
  return { kind: 'bar', id: why.bar, label: BAR_NAMES[why.bar] };
}

/** The two dice of a duel: one for each of the two players. */
function rolls(stateBefore: State, move: Move): readonly WholeRoll[] {
  if (move.type !== 'duel') return [];
  const duel = nextDuel(stateBefore);
  if (duel === undefined) return [];
  return [
    { player: duel.champion.player, dice: [move.champion] },
    { player: duel.challenger.player, dice: [move.challenger] }
  ];
}
