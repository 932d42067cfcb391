import { nextStayingPlayer, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { isLeaveMove, leaveEvent, refuseLeave, type LeavingRules } from '$lib/games/contract/leaving';
import { meta } from '$lib/games/vegas/meta';
import { countPlacedCounters } from '$lib/games/vegas/state/table';
import { progress } from '$lib/games/vegas/state/view';
import type { Phase, Quitter, State } from '$lib/games/vegas/types';
import { notNowReason, refuseStranger, type Turn, type VegasAction } from './action';
import { endTurn } from './end-turn';
import { firstTables } from './stand';

const LEAVING_RULES: LeavingRules = { rule: '1.10', tooFewRule: '1.12', min: meta.players.min };

/** In these phases something is in progress that others would have to finish. */
const UNFINISHED_PHASES: ReadonlySet<Phase> = new Set(['space', 'duel', 'step', 'gold', 'winner', 'lowest']);

/** A player leaves: pawn, cards and counters in hand go in the box, and placed counters stay or go (1.10 to 1.12). */
export const quit: VegasAction<'quit'> = {
  isReadable: isLeaveMove,
  refuse(state, move) {
    const { player } = move;
    const strangerRefusal = refuseStranger(state, player);
    if (strangerRefusal !== undefined) return strangerRefusal;
    if (state.phase === 'over') return notNowReason(state);
    const refusal = refuseLeave(state, move, LEAVING_RULES);
    if (refusal !== undefined || !UNFINISHED_PHASES.has(state.phase)) return refusal;
    return { code: 'leaveSoon', rule: '1.10', player };
  },
  apply(state, { player, pieces }) {
    const { round } = progress(state);
    const isBeforeFirstTurn = round === 1 && state.phase === 'first' && state.joinedLate === undefined;
    const hasPlacedCounters = state.depth === 'rounds' || countPlacedCounters(state, player) > 0;
    const quitter: Quitter = {
      player,
      round,
      ...(isBeforeFirstTurn ? { between: true } : {}),
      pieces: hasPlacedCounters ? pieces : 'go'
    };
    const { [player]: _, ...pawns } = state.pawns;
    const table = pieces === 'go' ? withoutCounters(state, player) : state;
    const nextState: State = { ...table, news: [], pawns, left: [...(state.left ?? []), quitter] };
    const begins = state.begins === player ? nextStayingPlayer(nextState, player) : state.begins;
    return continueAfterQuit({ ...nextState, begins }, player);
  },
  log: (_, move) => leaveEvent(move)
};

function continueAfterQuit(state: State, player: PlayerId): Turn {
  if (state.phase === 'first') return withoutPostings(firstTables(state));
  if (state.turn !== player) return withoutPostings(state);
  if (state.phase === 'turn' || state.phase === 'throw') return endTurn(withoutPostings(state));
  return withoutPostings({ ...state, turn: nextStayingPlayer(state, player) });
}

function withoutCounters(state: State, player: PlayerId): State {
  const tables = state.tables.map((table) => {
    const others = Object.entries(table.counters).filter(([, owner]) => owner !== player);
    return { ...table, counters: Object.fromEntries(others) };
  });
  return { ...state, tables };
}
