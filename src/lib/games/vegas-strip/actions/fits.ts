import type { PlayerId } from '$lib/core';
import { TOKENS_AT_ONCE } from '$lib/games/vegas-strip/data';
import { brokenBy, isForbiddenSeven, sharedLead } from './placing';
import {
  casinosOf,
  characterOf,
  handOf,
  laidAt,
  nameOf,
  nothingPlaced,
  playsWithBlockers,
  tokensLeft
} from '$lib/games/vegas-strip/state/table';
import type { CasinoId, Holder, Laid, Refusal, State } from '$lib/games/vegas-strip/types';

/** A tile to be placed, with its casino and the tokens on it. */
export interface Placing extends Holder {
  readonly tile: number;
  readonly casino: CasinoId;
  readonly plus?: number;
}

/** Returns the reason why a tile cannot be placed there, from public facts only; secrets are never used. */
export function refusePlacing(state: State, placing: Placing): Refusal | undefined {
  const { player, tile, casino, plus = 0 } = placing;
  const holder = setOf(state, placing);
  if (holder === undefined) return { code: 'noBlockers', rule: '8.1' };
  if (!casinosOf(state).includes(casino))
    return { code: 'noSuchCasino', rule: '2.2', casinos: casinosOf(state).length };
  const refused = refuseTile(state, holder, tile);
  if (refused !== undefined) return refused;
  const character = characterOf(state, casino);
  if (plus > 0 && character?.tokens !== true)
    return { code: 'noTokenHere', rule: '4.7', casino: nameOf(state, casino) };
  if (plus > 0 && plus > tokensLeft(state)) return { code: 'noTokens', rule: '4.7', left: tokensLeft(state) };
  const laid = { ...holder, number: tile, plus };
  const here = {
    casino: nameOf(state, casino),
    laid: laidAt(state, casino),
    ...(character && { limits: character })
  };
  const [broken] = brokenBy(laid, here, state.options);
  return broken ?? tiedElsewhere(state, { player }, casino);
}

/**
 * Returns the reason why this tile cannot be played now: it is not in the game (2.6), not in hand (4.1), or its set is
 * not due (8.2, 8.3).
 */
function refuseTile(state: State, holder: Holder, tile: number): Refusal | undefined {
  if (!handOf(state, holder).includes(tile)) {
    const rule = state.options.card.removed.includes(tile) ? '2.6' : '4.1';
    return { code: 'tileGone', rule, ...holder, tile };
  }
  if (isDue(state, holder)) return undefined;
  return { code: 'notDue', rule: nothingPlaced(state) ? '8.3' : '8.2', ...holder };
}

function setOf(state: State, { player, blocker }: Holder): Holder | undefined {
  if (blocker !== true) return { player };
  return playsWithBlockers(state) ? { player, blocker } : undefined;
}

function isDue({ due }: State, { blocker }: Holder): boolean {
  return blocker === true ? due.blocker : due.tile;
}

/** Returns the refusal if tokens moved in this turn have made the lead at another casino shared (4.7, 4.8). */
export function tiedElsewhere(state: State, holder: Holder, here?: CasinoId): Refusal | undefined {
  const { untouched } = state;
  if (untouched === undefined) return undefined;
  for (const casino of casinosOf(state)) {
    if (casino === here || !hasMoved(untouched[casino], laidAt(state, casino))) continue;
    const tie = sharedLead(laidAt(state, casino), nameOf(state, casino), holder, state.options);
    if (tie !== undefined) return tie;
  }
  return undefined;
}

/**
 * Checks whether tokens were moved. In this comparison the tiles are the same, because none is placed before the turn
 * ends.
 */
function hasMoved(before: readonly Laid[] = [], laid: readonly Laid[]): boolean {
  return laid.some(({ plus }, index) => before[index]?.plus !== plus);
}

/** Returns all placements of a set that are legal by public facts. */
export function fitting(state: State, holder: Holder): readonly Placing[] {
  return placings(state, holder).filter((placing) => refusePlacing(state, placing) === undefined);
}

/** Returns all placements of a set, legal or not; with one to three tokens at casinos that allow them (4.7, 4.10). */
export function placings(state: State, holder: Holder): readonly Placing[] {
  const tokens = Array.from({ length: Math.min(TOKENS_AT_ONCE, tokensLeft(state)) }, (_, index) => index + 1);
  const places = casinosOf(state).flatMap((casino): readonly Pick<Placing, 'casino' | 'plus'>[] => [
    { casino },
    ...(characterOf(state, casino)?.tokens === true ? tokens.map((plus) => ({ casino, plus })) : [])
  ]);
  return handOf(state, holder).flatMap((tile) => places.map((place) => ({ ...holder, tile, ...place })));
}

/**
 * Returns the reason why a tile cannot be discarded instead (4.11). If the only legal placement is a 7 at one casino,
 * the player may have rigged that casino. That is secret, so in this case any player may discard (4.12).
 */
export function refuseDiscard(state: State, holder: Holder & { readonly tile: number }): Refusal | undefined {
  const set = setOf(state, holder);
  if (set === undefined) return { code: 'noBlockers', rule: '8.1' };
  const refused = refuseTile(state, set, holder.tile);
  if (refused !== undefined) return refused;
  const tie = tiedElsewhere(state, { player: set.player });
  if (tie !== undefined) return tie;
  if (discardIsOpen(state, set)) return undefined;
  const fits = fitting(state, set).some(({ tile }) => tile === holder.tile);
  return { code: 'mustPlace', rule: fits ? '4.11' : '4.12', player: set.player };
}

function discardIsOpen(state: State, set: Holder): boolean {
  let only: CasinoId | undefined;
  for (const placing of placings(state, set)) {
    if (refusePlacing(state, placing) !== undefined) continue;
    const { tile, casino, plus = 0 } = placing;
    if (!isForbiddenSeven(laidAs(set, tile, plus), state.options)) return false;
    if (only !== undefined && casino !== only) return false;
    only = casino;
  }
  return true;
}

function laidAs(set: Holder, number: number, plus: number): Laid {
  return { ...set, number, plus };
}

/** Returns the sets of the current player that are due: their own tiles, and the blockers. */
export function dueSets({ turn, due }: State): readonly Holder[] {
  const own = (player: PlayerId): readonly Holder[] => [
    ...(due.tile ? [{ player }] : []),
    ...(due.blocker ? [{ player, blocker: true } as const] : [])
  ];
  return turn === undefined ? [] : own(turn);
}
