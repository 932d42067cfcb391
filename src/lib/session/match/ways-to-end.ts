import { endMatch, isPlayer, ledgerOf, type End, type GameTypes, type Ranking, type Replay } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { unclaimedMoney } from '$lib/session/results/unclaimed-money';

/** A preview of one way to end a match. */
export interface Ending {
  readonly end: End;
  /** The ranking, best first; empty if the standings are secret before the end. */
  readonly ranking: Ranking<GameTypes['Why']>;
  /** The total that would go unclaimed, in the game's unit. */
  readonly nobody: number;
}

/** All ways to end the match now. If the round would pay a player, the first way pays it. */
export function endingsOf(game: Game, matchReplay: Replay<GameTypes>): readonly Ending[] {
  const { rules } = game;
  const { state } = matchReplay;
  const paysPlayer = rules.currentPayout(state).some(({ to, value }) => value > 0 && isPlayer(to));
  const possibleEnds: readonly End[] = paysPlayer ? ['endPaid', 'end'] : ['end'];
  const areStandingsPublic = rules.ranking(state, ledgerOf(matchReplay)).length > 0;
  return possibleEnds.map((end) => {
    const { state: endState, postings } = endMatch(rules, state, end);
    const ledger = [...ledgerOf(matchReplay), ...postings];
    const unclaimed = unclaimedMoney(
      game,
      state,
      ledger.map((posting) => ({ posting })),
      postings
    );
    return {
      end,
      ranking: areStandingsPublic ? rules.ranking(endState, ledger, 'all') : [],
      nobody: unclaimed.reduce((sum, { value }) => sum + value, 0)
    };
  });
}
