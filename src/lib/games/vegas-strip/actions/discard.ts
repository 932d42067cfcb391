import { hasMembers } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { handOf } from '$lib/games/vegas-strip/state/table';
import type { CasinoId, Holder, Move, Refusal, State, StripAsk } from '$lib/games/vegas-strip/types';
import { askId, choose, TILE_CHECKS, type StripAction } from './action';
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
  isReadable: (move) => hasMembers(move, TILE_CHECKS),
  refuse: (state, move) => refuseTurn(state) ?? refuseDiscard(state, setOf(state, move), move.tile),
  apply(state, move) {
    const { tile } = move;
    const holder = setOf(state, move);
    const discardedTiles = [...state.discarded, { ...holder, number: tile }];
    return withoutPostings(finishPlacement({ ...state, discarded: discardedTiles }, holder, tile));
  },
  log: (stateBefore, move) => ({ code: 'discarded', ...setOf(stateBefore, move), tile: move.tile })
};

/** Asks which tile of this set is discarded; empty if one can be placed. */
export function discardAsk(state: State, tileSet: Holder): readonly StripAsk[] {
  const id = tileSet.blocker
    ? { id: 'discard blocker', params: { step: 'discard', set: 'blockers' } }
    : askId('discard');
  const moves = handOf(state, tileSet).map((tile): Move => ({
    type: 'discard',
    ...blockerFlag(tileSet),
    tile
  }));
  const [onlyTile] = handOf(state, tileSet);
  if (onlyTile === undefined || refuseDiscard(state, tileSet, onlyTile) !== undefined) return [];
  return [{ ...choose(id, moves), for: tileSet.player }];
}

/**
 * Returns the reason why a tile cannot be discarded instead (4.11). If the only legal placement is a 7 at one casino,
 * the player may have rigged that casino. That is secret, so in this case any player may discard (4.12).
 */
function refuseDiscard(state: State, tileSet: Holder, tile: number): Refusal | undefined {
  const { player } = tileSet;
  const refusal =
    refuseSet(state, tileSet) ?? refuseTile(state, tileSet, tile) ?? refuseTieElsewhere(state, { player });
  if (refusal !== undefined || canDiscard(state, tileSet)) return refusal;
  const canBePlaced = allPlacements(state, tileSet).some(
    (move) => move.tile === tile && refusePlacing(state, move) === undefined
  );
  return { code: 'mustPlace', rule: canBePlaced ? '4.11' : '4.12', player };
}

function canDiscard(state: State, tileSet: Holder): boolean {
  let onlyCasino: CasinoId | undefined;
  for (const placeMove of allPlacements(state, tileSet)) {
    if (refusePlacing(state, placeMove) !== undefined) continue;
    const { tile: number, casino, plus: tokenCount = 0 } = placeMove;
    if (!isForbiddenSeven({ ...tileSet, number, plus: tokenCount }, state.options)) return false;
    if (onlyCasino !== undefined && casino !== onlyCasino) return false;
    onlyCasino = casino;
  }
  return true;
}
