import { clockwiseFrom, type Played } from '$lib/core';
import { refuseLeave, type LeaveMove, type LeavingRules } from '$lib/games/contract/leaving';
import { meta } from '$lib/games/vegas-strip/meta';
import { everyone } from '$lib/games/vegas-strip/state/table';
import type { Refusal, State, Why } from '$lib/games/vegas-strip/types';
import { isBetween, reseated } from './reseat';

const LEAVING: LeavingRules = { rule: '1.10', tooFew: '1.11', min: meta.players.min };

/** Reason why this player cannot leave now, or undefined: only before anything has happened in a round (1.10). */
export function refuseLeaving(state: State, move: LeaveMove): Refusal | undefined {
  const table = { seats: everyone(state), ...(state.left === undefined ? {} : { left: state.left }) };
  const refused = refuseLeave(table, move, LEAVING);
  if (refused !== undefined || isBetween(state)) return refused;
  return { code: 'leaveLater', rule: '1.10', player: move.player };
}

/** A player leaves: the round begins again with the teams and casinos of the smaller number (1.10 to 1.12). */
export function leave(state: State, { player }: LeaveMove): Played<State, Why> {
  const { paid: _, ...table } = state;
  const [, next = state.first] = clockwiseFrom(state.seats, state.first);
  return reseated(table, {
    seats: state.seats.filter((each) => each !== player),
    left: [...(state.left ?? []), { player, round: state.round, between: true }],
    first: state.first === player ? next : state.first
  });
}
