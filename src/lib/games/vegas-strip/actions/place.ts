import { hasMembers, isCount, isOptional } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { TOKENS_AT_ONCE } from '$lib/games/vegas-strip/data';
import {
  casinosOf,
  characterOf,
  handOf,
  holderOf,
  placedTilesAt,
  nameOf,
  isSameSet,
  tokensLeft
} from '$lib/games/vegas-strip/state/table';
import type { CasinoId, Holder, Move, Refusal, State } from '$lib/games/vegas-strip/types';
import {
  askId,
  choose,
  isCasino,
  refuseCasino,
  TILE_CHECKS,
  type ChooseAsk,
  type StripAction
} from './action';
import { NO_TILE } from './picked-up-tile';
import { brokenRules, leadingSets, setsOf } from './placing';
import {
  blockerFlag,
  finishPlacement,
  refuseSet,
  refuseTile,
  refuseTurn,
  setOf,
  refuseTieElsewhere
} from './turn';

type PlaceMove = Extract<Move, { type: 'place' }>;

/** Places a tile at a casino, with tokens on it if they are allowed (4.1 to 4.10). */
export const place: StripAction<'place'> = {
  isReadable: (move) => hasMembers(move, { ...TILE_CHECKS, casino: isCasino, plus: isOptional(isCount) }),
  refuse: (state, move) => refuseTurn(state) ?? refusePlacing(state, move),
  apply(state, move) {
    const { tile, casino } = move;
    const placedTiles = { ...state.laid, [casino]: tilesWithPlaced(state, move) };
    return withoutPostings(
      finishPlacement(
        { ...state, laid: placedTiles, led: leadersByCasino({ ...state, laid: placedTiles }) },
        setOf(state, move),
        tile
      )
    );
  },
  log(stateBefore, move) {
    const { tile, casino, plus: tokenCount = 0 } = move;
    const holder = setOf(stateBefore, move);
    const tileSet = setsOf(tilesWithPlaced(stateBefore, move)).find((tileSet) => isSameSet(tileSet, holder));
    const { sum: total = 0, leads = false } = tileSet ?? {};
    return {
      code: 'placed',
      ...holder,
      tile,
      plus: tokenCount,
      casino: nameOf(stateBefore, casino),
      total,
      leads
    };
  }
};

/** Asks for a tile of this set, its casino and its tokens. */
export function placeAsk(state: State, tileSet: Holder): ChooseAsk {
  const id = tileSet.blocker ? { id: 'block', params: { step: 'place', set: 'blockers' } } : askId('place');
  const parts = {
    tile: [...handOf(state, tileSet).map(String), NO_TILE],
    plus: Array.from({ length: TOKENS_AT_ONCE + 1 }, (_, tokenCount) => String(tokenCount))
  };
  const moves = allPlacements(state, tileSet);
  return { ...choose(id, moves, (move) => refusePlacing(state, move)), for: tileSet.player, parts };
}

/** Returns all placements of a set, legal or not; with one to three tokens at casinos that allow them (4.7, 4.10). */
export function allPlacements(state: State, tileSet: Holder): readonly PlaceMove[] {
  const tokens = Array.from({ length: Math.min(TOKENS_AT_ONCE, tokensLeft(state)) }, (_, index) => index + 1);
  const placements = casinosOf(state).flatMap((casino): readonly Pick<PlaceMove, 'casino' | 'plus'>[] => [
    { casino },
    ...(characterOf(state, casino)?.tokens === true
      ? tokens.map((tokenCount) => ({ casino, plus: tokenCount }))
      : [])
  ]);
  return handOf(state, tileSet).flatMap((tile) =>
    placements.map((placement) => ({ type: 'place', ...blockerFlag(tileSet), tile, ...placement }) as const)
  );
}

/** Returns the reason why a tile cannot be placed there, from public facts only; secrets are never used. */
export function refusePlacing(state: State, move: PlaceMove): Refusal | undefined {
  const { tile, casino, plus: tokenCount = 0 } = move;
  const holder = setOf(state, move);
  const refusal = refuseSet(state, holder) ?? refuseCasino(state, casino) ?? refuseTile(state, holder, tile);
  if (refusal !== undefined) return refusal;
  const character = characterOf(state, casino);
  const casinoName = nameOf(state, casino);
  if (tokenCount > 0 && character?.tokens !== true)
    return { code: 'noTokenHere', rule: '4.7', casino: casinoName };
  if (tokenCount > 0 && tokenCount > tokensLeft(state))
    return { code: 'noTokens', rule: '4.7', left: tokensLeft(state) };
  const casinoTiles = {
    casino: casinoName,
    placedTiles: placedTilesAt(state, casino),
    ...(character && { limits: character })
  };
  const [brokenRule] = brokenRules({ ...holder, number: tile, plus: tokenCount }, casinoTiles, state.options);
  return brokenRule ?? refuseTieElsewhere(state, { player: holder.player }, casino);
}

function tilesWithPlaced(state: State, move: PlaceMove): NonNullable<State['laid'][CasinoId]> {
  const { tile: number, casino, plus: tokenCount = 0 } = move;
  return [...placedTilesAt(state, casino), { ...setOf(state, move), number, plus: tokenCount }];
}

/** Returns the set that leads each casino alone, or did so last (4.8). */
function leadersByCasino(state: State): State['led'] {
  const lastLeaders: Partial<Record<CasinoId, Holder>> = { ...state.led };
  for (const casino of casinosOf(state)) {
    const [leader, secondLeader] = leadingSets(placedTilesAt(state, casino));
    if (leader !== undefined && secondLeader === undefined) lastLeaders[casino] = holderOf(leader);
  }
  return lastLeaders;
}
