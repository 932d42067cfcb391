import { hasMembers } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { handOf } from '$lib/games/vegas-strip/state/table';
import type { CasinoId, Holder, Move, Refusal, State, StripAsk } from '$lib/games/vegas-strip/types';
import { askId, choose, TILE, type StripAction } from './action';
import { allPlacements, refusePlacing } from './place';
import { isForbiddenSeven } from './placing';
import {
  blockerFlag,
  finishPlacement,
  refuseSet,
  refuseTile,
  refuseTurn,
  setOf,
  refuseTieElsewhere
} from './turn';

/** A tile of the turn is discarded, because no tile can be placed (4.11, 4.12). */
export const discard: StripAction<'discard'> = {
  isReadable: (move) => hasMembers(move, TILE),
  refuse: (state, move) => refuseTurn(state) ?? refuseDiscard(state, setOf(state, move), move.tile),
  apply(state, move) {
    const { tile } = move;
    const holder = setOf(state, move);
    const discarded = [...state.discarded, { ...holder, number: tile }];
    return withoutPostings(finishPlacement({ ...state, discarded }, holder, tile));
  },
  log: (before, move) => ({ code: 'discarded', ...setOf(before, move), tile: move.tile })
};

/** Asks which tile of this set is discarded; empty if one can be placed. */
export function discardAsk(state: State, set: Holder): readonly StripAsk[] {
  const id = set.blocker
    ? { id: 'discard blocker', params: { step: 'discard', set: 'blockers' } }
    : askId('discard');
  const moves = handOf(state, set).map((tile): Move => ({ type: 'discard', ...blockerFlag(set), tile }));
  const [one] = handOf(state, set);
  if (one === undefined || refuseDiscard(state, set, one) !== undefined) return [];
  return [{ ...choose(id, moves), for: set.player }];
}

/**
 * Returns the reason why a tile cannot be discarded instead (4.11). If the only legal placement is a 7 at one casino,
 * the player may have rigged that casino. That is secret, so in this case any player may discard (4.12).
 */
function refuseDiscard(state: State, set: Holder, tile: number): Refusal | undefined {
  const { player } = set;
  const refusal =
    refuseSet(state, set) ?? refuseTile(state, set, tile) ?? refuseTieElsewhere(state, { player });
  if (refusal !== undefined || canDiscard(state, set)) return refusal;
  const canBePlaced = allPlacements(state, set).some(
    (move) => move.tile === tile && refusePlacing(state, move) === undefined
  );
  return { code: 'mustPlace', rule: canBePlaced ? '4.11' : '4.12', player };
}

function canDiscard(state: State, set: Holder): boolean {
  let single: CasinoId | undefined;
  for (const placing of allPlacements(state, set)) {
    if (refusePlacing(state, placing) !== undefined) continue;
    const { tile: number, casino, plus = 0 } = placing;
    if (!isForbiddenSeven({ ...set, number, plus }, state.options)) return false;
    if (single !== undefined && casino !== single) return false;
    single = casino;
  }
  return true;
}
