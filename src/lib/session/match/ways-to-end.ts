import { ended, isPlayer, ledgerOf, type End, type GameTypes, type Ranking, type Replay } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { unclaimedMoney } from '$lib/session/results/unclaimed-money';

/** A preview of one way to end a match. */
export interface Ending {
  readonly end: End;
  /** Best first; empty if the standings are secret before the end. */
  readonly ranking: Ranking<GameTypes['Why']>;
  /** The total that would go unclaimed, in whole dollars. */
  readonly nobody: number;
}

/** All ways to end the match now. If the round would pay a player, the first way pays it. */
export function endingsOf(game: Game, replayed: Replay<GameTypes>): readonly Ending[] {
  const { rules } = game;
  const { state } = replayed;
  const pays = rules.now(state).some(({ to, value }) => value > 0 && isPlayer(to));
  const ends: readonly End[] = pays ? ['endPaid', 'end'] : ['end'];
  const isOpen = rules.ranking(state, ledgerOf(replayed)).length > 0;
  return ends.map((end) => {
    const { state: after, postings } = ended(rules, state, end);
    const ledger = [...ledgerOf(replayed), ...postings];
    const unpaid = unclaimedMoney(
      game,
      state,
      ledger.map((posting) => ({ posting })),
      postings
    );
    return {
      end,
      ranking: isOpen ? rules.ranking(after, ledger, 'all') : [],
      nobody: unpaid.reduce((sum, { value }) => sum + value, 0)
    };
  });
}
