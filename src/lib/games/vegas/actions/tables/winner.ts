import { withoutPostings } from '$lib/games/contract/action';
import {
  choose,
  isPlayerOrNobody,
  notNowReason,
  refuseOwner,
  withNews,
  type VegasAsk
} from '$lib/games/vegas/actions/action';
import { goldPosting } from '$lib/games/vegas/payout/payout';
import { contenders, nameOf } from '$lib/games/vegas/state/table';
import type { State } from '$lib/games/vegas/types';
import { closeEntered, goldAt, tiedForLowest } from './entered-scores';

/** The winner of the gold chip of a table: of all players, or of those who are still tied by the entered counts. */
export const winner = withNews('winner', {
  isReadable: (move) => isPlayerOrNobody(move.winner),
  refuse(state, { winner: player }) {
    const { phase, ended } = state;
    const refusal = refuseOwner(state, player);
    if (refusal !== undefined) return refusal;
    if (phase !== 'winner' || ended === undefined) return notNowReason(state);
    const mayHaveWon = ended.counts === undefined ? contenders(state) : tiedForLowest(state, ended);
    if (player === 'nobody' || mayHaveWon.includes(player)) return undefined;
    return { code: 'notTied', rule: '6.4', at: nameOf(state, ended.table), player };
  },
  apply(state, { winner: player }) {
    const { ended } = state;
    if (ended === undefined) return withoutPostings(state);
    const name = nameOf(state, ended.table);
    const gold = goldAt(state, ended);
    return closeEntered(state, ended, [
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
