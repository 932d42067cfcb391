import { withoutPostings } from '$lib/games/contract/action';
import {
  choose,
  isPlayerOrNoOne,
  notNowReason,
  refuseOwner,
  withNews,
  type VegasAsk
} from '$lib/games/vegas/actions/action';
import { goldPosting } from '$lib/games/vegas/payout/payout';
import { contenders, nameOf } from '$lib/games/vegas/state/table';
import type { State } from '$lib/games/vegas/types';
import { closeEntered, goldAt, tiedForLowest } from './entered-scores';

/**
 * Enters the winner of the gold chip of a table: any player, or one of those who are still tied by the entered counts.
 */
export const winner = withNews('winner', {
  isReadable: (move) => isPlayerOrNoOne(move.winner),
  refuse(state, { winner: player }) {
    const { phase, ended: endedTable } = state;
    const refusal = refuseOwner(state, player);
    if (refusal !== undefined) return refusal;
    if (phase !== 'winner' || endedTable === undefined) return notNowReason(state);
    const possibleWinners =
      endedTable.counts === undefined ? contenders(state) : tiedForLowest(state, endedTable);
    if (player === 'nobody' || possibleWinners.includes(player)) return undefined;
    return { code: 'notTied', rule: '6.4', at: nameOf(state, endedTable.table), player };
  },
  apply(state, { winner: player }) {
    const { ended: endedTable } = state;
    if (endedTable === undefined) return withoutPostings(state);
    const name = nameOf(state, endedTable.table);
    const gold = goldAt(state, endedTable);
    return closeEntered(state, endedTable, [
      player === 'nobody'
        ? goldPosting('box', gold, { code: 'toldNobody', rule: '9.2', at: name, gold })
        : goldPosting(player, gold, { code: 'toldWinner', rule: '9.2', at: name, player, gold })
    ]);
  }
});

/** Asks for the winner. */
export function winnerAsk(state: State): VegasAsk {
  const players = [...contenders(state), 'nobody' as const];
  const moves = players.map((player) => ({ type: 'winner', winner: player }) as const);
  return choose(state, 'winner', winner, moves);
}
