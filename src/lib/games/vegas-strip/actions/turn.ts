import { clockwiseFrom, type PlayerId } from '$lib/core';
import {
  casinosOf,
  handOf,
  holderOf,
  placedTilesAt,
  nameOf,
  nothingPlaced,
  playsWithBlockers
} from '$lib/games/vegas-strip/state/table';
import type { CasinoId, Hands, Holder, PlacedTile, Refusal, State } from '$lib/games/vegas-strip/types';
import { notNowReason } from './action';
import { refuseSharedLead } from './placing';

/** The set of tiles that a move of this turn plays: that of the player whose turn it is, or the blockers. */
export function setOf({ turn, first }: State, { blocker }: Pick<Holder, 'blocker'>): Holder {
  return holderOf({ player: turn ?? first, ...blockerFlag({ blocker }) });
}

export function blockerFlag({ blocker }: { readonly blocker?: true | undefined }): Pick<Holder, 'blocker'> {
  return blocker === true ? { blocker } : {};
}

/** Returns the refusal of a move that belongs to a turn, if there are no turns now. */
export function refuseTurn(state: State): Refusal | undefined {
  return state.phase === 'turns' ? undefined : notNowReason(state);
}

/** Refuses blockers if more than two play (8.1). */
export function refuseSet(state: State, { blocker }: Holder): Refusal | undefined {
  return blocker === true && !playsWithBlockers(state) ? { code: 'noBlockers', rule: '8.1' } : undefined;
}

/**
 * Returns the reason why this tile cannot be played now: it is not in the game (2.6), not in hand (4.1), or its set is
 * not due (8.2, 8.3).
 */
export function refuseTile(state: State, holder: Holder, tile: number): Refusal | undefined {
  if (!handOf(state, holder).includes(tile)) {
    const rule = state.options.card.removed.includes(tile) ? '2.6' : '4.1';
    return { code: 'tileGone', rule, ...holder, tile };
  }
  const { due: dueTiles } = state;
  if (holder.blocker === true ? dueTiles.blocker : dueTiles.tile) return undefined;
  return { code: 'notDue', rule: nothingPlaced(state) ? '8.3' : '8.2', ...holder };
}

/** Returns the refusal if tokens moved in this turn have made the lead at another casino shared (4.7, 4.8). */
export function refuseTieElsewhere(
  state: State,
  holder: Holder,
  exceptCasino?: CasinoId
): Refusal | undefined {
  const { untouched } = state;
  if (untouched === undefined) return undefined;
  for (const casino of casinosOf(state)) {
    if (casino === exceptCasino || !hasMoved(untouched[casino], placedTilesAt(state, casino))) continue;
    const tieRefusal = refuseSharedLead(
      placedTilesAt(state, casino),
      nameOf(state, casino),
      holder,
      state.options
    );
    if (tieRefusal !== undefined) return tieRefusal;
  }
  return undefined;
}

/**
 * Checks whether tokens were moved. The tiles are the same in both lists, because none is placed before the turn ends.
 */
function hasMoved(tilesBefore: readonly PlacedTile[] = [], tiles: readonly PlacedTile[]): boolean {
  return tiles.some(({ plus: tokenCount }, index) => tilesBefore[index]?.plus !== tokenCount);
}

/** Returns the sets of the current player that are due: their own tiles, and the blockers. */
export function setsToPlace({ turn: player, due: dueTiles }: State): readonly Holder[] {
  if (player === undefined) return [];
  return [
    ...(dueTiles.tile ? [{ player }] : []),
    ...(dueTiles.blocker ? [{ player, blocker: true } as const] : [])
  ];
}

/** Takes a tile out of its hand, and continues: the rest of the turn, the next player, or the end of the turns. */
export function finishPlacement(stateBefore: State, holder: Holder, tile: number): State {
  const { untouched: _, turn = stateBefore.first, ...state } = withoutTile(stateBefore, holder, tile);
  const { due: dueTiles } = state;
  if (dueTiles.tile || dueTiles.blocker) return { ...state, turn };
  const [, ...others] = clockwiseFrom(state.seats, turn);
  const next = [...others, turn].find(
    (player) => tilesOf(state.hands, player) + tilesOf(state.blockers, player) > 0
  );
  if (next === undefined) return { ...state, phase: 'reveal' };
  return {
    ...state,
    turn: next,
    due: { tile: tilesOf(state.hands, next) > 0, blocker: tilesOf(state.blockers, next) > 0 }
  };
}

function withoutTile(state: State, holder: Holder, tile: number): State {
  const { player, blocker } = holder;
  const remainingTiles = handOf(state, holder).filter((number) => number !== tile);
  const tilesToPlace = { ...state.due, [blocker === true ? 'blocker' : 'tile']: false };
  if (blocker === true)
    return { ...state, due: tilesToPlace, blockers: { ...state.blockers, [player]: remainingTiles } };
  return { ...state, due: tilesToPlace, hands: { ...state.hands, [player]: remainingTiles } };
}

function tilesOf(hands: Hands, player: PlayerId): number {
  return hands[player]?.length ?? 0;
}
