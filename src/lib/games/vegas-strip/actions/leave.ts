import { clockwiseFrom } from '$lib/core';
import { isLeaveMove, leaveEvent, refuseLeave, type LeavingRules } from '$lib/games/contract/leaving';
import { meta } from '$lib/games/vegas-strip/meta';
import { playersIncludingLeft } from '$lib/games/vegas-strip/state/table';
import { notNowReason, type StripAction } from './action';
import { isBeforeRound, restartRound } from './round';

const LEAVING_RULES: LeavingRules = { rule: '1.10', tooFewRule: '1.11', min: meta.players.min };

/**
 * A player leaves before anything has happened in a round, which starts again with the teams and casinos of the smaller
 * number (1.10 to 1.12).
 */
export const leave: StripAction<'leave'> = {
  isReadable: (move) => isLeaveMove(move) && move.pieces === 'stay',
  refuse(state, move) {
    if (state.phase === 'over') return notNowReason(state);
    const table = {
      seats: playersIncludingLeft(state),
      ...(state.left === undefined ? {} : { left: state.left })
    };
    const refusal = refuseLeave(table, move, LEAVING_RULES);
    if (refusal !== undefined || isBeforeRound(state)) return refusal;
    return { code: 'leaveLater', rule: '1.10', player: move.player };
  },
  apply(state, { player }) {
    const { paid: _, ...table } = state;
    const [, next = state.first] = clockwiseFrom(state.seats, state.first);
    return restartRound(table, {
      seats: state.seats.filter((seat) => seat !== player),
      left: [...(state.left ?? []), { player, round: state.round, between: true }],
      first: state.first === player ? next : state.first
    });
  },
  log: (_, move) => leaveEvent(move)
};
