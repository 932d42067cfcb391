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
import { askId, choose, isCasino, refuseCasino, TILE, type ChooseAsk, type StripAction } from './action';
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

/** A tile of the turn is placed at a casino, where allowed with tokens on it (4.1 to 4.10). */
export const place: StripAction<'place'> = {
  isReadable: (move) => hasMembers(move, { ...TILE, casino: isCasino, plus: isOptional(isCount) }),
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
  log(before, move) {
    const { tile, casino, plus = 0 } = move;
    const holder = setOf(before, move);
    const set = setsOf(tilesWithPlaced(before, move)).find((set) => isSameSet(set, holder));
    const { sum: total = 0, leads = false } = set ?? {};
    return { code: 'placed', ...holder, tile, plus, casino: nameOf(before, casino), total, leads };
  }
};

/** Asks for a tile of this set, its casino and its tokens. */
export function placeAsk(state: State, set: Holder): ChooseAsk {
  const id = set.blocker ? { id: 'block', params: { step: 'place', set: 'blockers' } } : askId('place');
  const parts = {
    tile: [...handOf(state, set).map(String), NO_TILE],
    plus: Array.from({ length: TOKENS_AT_ONCE + 1 }, (_, plus) => String(plus))
  };
  const moves = allPlacements(state, set);
  return { ...choose(id, moves, (move) => refusePlacing(state, move)), for: set.player, parts };
}

/** Returns all placements of a set, legal or not; with one to three tokens at casinos that allow them (4.7, 4.10). */
export function allPlacements(state: State, set: Holder): readonly PlaceMove[] {
  const tokens = Array.from({ length: Math.min(TOKENS_AT_ONCE, tokensLeft(state)) }, (_, index) => index + 1);
  const places = casinosOf(state).flatMap((casino): readonly Pick<PlaceMove, 'casino' | 'plus'>[] => [
    { casino },
    ...(characterOf(state, casino)?.tokens === true ? tokens.map((plus) => ({ casino, plus })) : [])
  ]);
  return handOf(state, set).flatMap((tile) =>
    places.map((where) => ({ type: 'place', ...blockerFlag(set), tile, ...where }) as const)
  );
}

/** Returns the reason why a tile cannot be placed there, from public facts only; secrets are never used. */
export function refusePlacing(state: State, move: PlaceMove): Refusal | undefined {
  const { tile, casino, plus = 0 } = move;
  const holder = setOf(state, move);
  const refusal = refuseSet(state, holder) ?? refuseCasino(state, casino) ?? refuseTile(state, holder, tile);
  if (refusal !== undefined) return refusal;
  const character = characterOf(state, casino);
  const casinoName = nameOf(state, casino);
  if (plus > 0 && character?.tokens !== true) return { code: 'noTokenHere', rule: '4.7', casino: casinoName };
  if (plus > 0 && plus > tokensLeft(state)) return { code: 'noTokens', rule: '4.7', left: tokensLeft(state) };
  const casinoTiles = {
    casino: casinoName,
    placedTiles: placedTilesAt(state, casino),
    ...(character && { limits: character })
  };
  const [broken] = brokenRules({ ...holder, number: tile, plus }, casinoTiles, state.options);
  return broken ?? refuseTieElsewhere(state, { player: holder.player }, casino);
}

function tilesWithPlaced(state: State, move: PlaceMove): NonNullable<State['laid'][CasinoId]> {
  const { tile: number, casino, plus = 0 } = move;
  return [...placedTilesAt(state, casino), { ...setOf(state, move), number, plus }];
}

/** Returns the set that leads each casino alone, or did so last (4.8). */
function leadersByCasino(state: State): State['led'] {
  const led: Partial<Record<CasinoId, Holder>> = { ...state.led };
  for (const casino of casinosOf(state)) {
    const [one, other] = leadingSets(placedTilesAt(state, casino));
    if (one !== undefined && other === undefined) led[casino] = holderOf(one);
  }
  return led;
}
