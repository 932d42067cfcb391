import { hasMembers, isOneOf } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import {
  casinosOf,
  characterOf,
  holderOf,
  placedTilesAt,
  nameOf,
  isSameSet,
  tokensLeft
} from '$lib/games/vegas-strip/state/table';
import type { PlacedTile, Move, State, StripAsk } from '$lib/games/vegas-strip/types';
import {
  optionalAsk,
  choose,
  HOLDER_CHECKS,
  isCasino,
  isNumber,
  notNowReason,
  refuseCasino,
  type StripAction
} from './action';
import { refuseTurn, setOf } from './turn';

/** A +3 token is put on a tile at a casino, or removed from it, before the tile of the turn is placed (4.7). */
export const token: StripAction<'token'> = {
  isReadable: (move) =>
    hasMembers(move, { ...HOLDER_CHECKS, casino: isCasino, number: isNumber, on: isOneOf([true, false]) }),
  refuse(state, { casino, number, on: isAdded, ...holder }) {
    const refusal = refuseTurn(state) ?? refuseCasino(state, casino);
    if (refusal !== undefined) return refusal;
    const casinoName = nameOf(state, casino);
    if (characterOf(state, casino)?.tokens !== true)
      return { code: 'noTokenHere', rule: '4.7', casino: casinoName };
    const tile = placedTilesAt(state, casino).find(
      (tile) => isSameSet(tile, holder) && tile.number === number
    );
    if (tile === undefined || (!isAdded && tile.plus === 0))
      return {
        code: 'tokenNotThere',
        rule: '4.7',
        casino: casinoName,
        ...holderOf(holder),
        number,
        on: isAdded
      };
    return isAdded && tokensLeft(state) === 0 ? { code: 'noTokens', rule: '4.7', left: 0 } : undefined;
  },
  apply(state, { casino, number, on: isAdded, ...holder }) {
    const tiles = placedTilesAt(state, casino).map((tile): PlacedTile =>
      isSameSet(tile, holder) && tile.number === number
        ? { ...tile, plus: tile.plus + (isAdded ? 1 : -1) }
        : tile
    );
    const untouched = state.untouched ?? state.laid;
    return withoutPostings({ ...state, untouched, laid: { ...state.laid, [casino]: tiles } });
  },
  log(stateBefore, move) {
    const { casino, number, on: isAdded } = move;
    return { code: 'token', ...holderOf(move), casino: nameOf(stateBefore, casino), number, on: isAdded };
  }
};

/** The tokens return to where they were at the start of the turn. */
export const tokensBack: StripAction<'tokensBack'> = {
  isReadable: () => true,
  refuse: (state) => refuseTurn(state) ?? (state.untouched === undefined ? notNowReason(state) : undefined),
  apply: ({ untouched, ...state }) => withoutPostings({ ...state, laid: untouched ?? state.laid }),
  log: (stateBefore) => ({ code: 'tokensBack', player: setOf(stateBefore, {}).player })
};

/**
 * Asks to move tokens before the tile of the turn is placed (4.7), or to return all of them if nothing else is
 * possible.
 */
export function tokenAsks(state: State, isStuck: boolean): readonly StripAsk[] {
  const hasTokens = tokensLeft(state) > 0;
  const moves = casinosOf(state)
    .filter((casino) => characterOf(state, casino)?.tokens === true)
    .flatMap((casino) =>
      placedTilesAt(state, casino).flatMap(({ plus: tokenCount, ...tile }): readonly Move[] => {
        const move = { type: 'token', casino, ...tile } as const;
        return [
          ...(hasTokens ? [{ ...move, on: true }] : []),
          ...(tokenCount > 0 ? [{ ...move, on: false }] : [])
        ];
      })
    );
  const returnAsk = choose({ id: 'tokens back', params: { step: 'tokensBack' } }, [{ type: 'tokensBack' }]);
  const tokensAsk = choose({ id: 'tokens', params: { step: 'token' } }, moves);
  return [
    ...(state.untouched === undefined ? [] : [isStuck ? returnAsk : optionalAsk(returnAsk)]),
    ...(moves.length === 0 ? [] : [optionalAsk(tokensAsk)])
  ];
}
