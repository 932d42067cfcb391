import { hasLeft, nextStaying, PLAYER_IDS, type PlayerId } from '$lib/core';
import { refuseLeave, type LeaveMove, type LeavingRules } from '$lib/games/contract/leaving';
import { meta } from '$lib/games/vegas/meta';
import { mayHaveCounters, placedBy } from '$lib/games/vegas/state/table';
import { progress } from '$lib/games/vegas/state/view';
import type { Move, Phase, RefusalWhy, State } from '$lib/games/vegas/types';
import { ending, quiet, type Turn } from './end-turn';
import { notNow } from './refuse-turn';
import { waitingFor } from './turn';

const LEAVING: LeavingRules = { rule: '1.10', tooFew: '1.12', min: meta.players.min };

/** In these phases something is half done that others would have to finish. */
const LATER: ReadonlySet<Phase> = new Set(['space', 'duel', 'step', 'gold', 'winner', 'lowest']);

/** Reason why this player cannot leave now, or undefined (1.10, 1.12). */
export function refuseQuit(state: State, move: LeaveMove<'quit'>): RefusalWhy | undefined {
  if (state.phase === 'over') return notNow(state);
  const refused = refuseLeave(state, move, LEAVING);
  if (refused !== undefined || !LATER.has(state.phase)) return refused;
  return { code: 'leaveSoon', rule: '1.10', player: move.player };
}

/** Returns the reason why a move cannot be about a player who left, or about counters that were taken along. */
export function refuseAbsent(state: State, move: Move): RefusalWhy | undefined {
  const gone = goneIn(state, move);
  return gone === undefined ? undefined : { code: 'leftAlready', rule: '1.10', player: gone };
}

function goneIn(state: State, move: Move): PlayerId | undefined {
  if (move.type === 'stand' || move.type === 'cards' || move.type === 'resume')
    return hasLeft(state, move.player) ? move.player : undefined;
  return ownersIn(move).find((player) => !mayHaveCounters(state, player));
}

/** The players who have counters on the board according to this move. */
function ownersIn(move: Move): readonly PlayerId[] {
  if (move.type === 'winner') return move.winner === 'nobody' ? [] : [move.winner];
  if (move.type === 'lies') return move.whose === 'nobody' ? [] : [move.whose];
  if (move.type !== 'counts') return [];
  return PLAYER_IDS.filter((player) => (move.counts[player] ?? 0) > 0);
}

/** A player leaves: pawn, cards and counters in hand go in the box, and placed counters stay or go (1.10, 1.11). */
export function quit(state: State, { player, pieces }: LeaveMove<'quit'>): Turn {
  const { round } = progress(state);
  const isPlaced = state.depth === 'rounds' || placedBy(state, player) > 0;
  const before =
    round === 1 && state.phase === 'first' && state.joinedLate === undefined
      ? ({ between: true } as const)
      : {};
  const gone = { player, round, ...before, pieces: isPlaced ? pieces : 'go' } as const;
  const { [player]: _, ...pawns } = state.pawns;
  const table = pieces === 'go' ? withoutCounters(state, player) : state;
  const left: State = { ...table, pawns, left: [...(state.left ?? []), gone] };
  const begins = state.begins === player ? nextStaying(left, player) : state.begins;
  return goOn({ ...left, begins }, player);
}

function goOn(state: State, player: PlayerId): Turn {
  if (state.phase === 'first') {
    const waiting = waitingFor(state);
    return quiet({
      ...state,
      turn: waiting ?? state.begins,
      phase: waiting === undefined ? 'turn' : 'first'
    });
  }
  if (state.turn !== player) return quiet(state);
  if (state.phase === 'turn' || state.phase === 'throw') return ending(quiet(state));
  return quiet({ ...state, turn: nextStaying(state, player) });
}

function withoutCounters(state: State, player: PlayerId): State {
  const tables = state.tables.map((table) => {
    const others = Object.entries(table.counters).filter(([, whose]) => whose !== player);
    return { ...table, counters: Object.fromEntries(others) };
  });
  return { ...state, tables };
}
