import type { PlayerId } from '$lib/core';
import { TOKENS_AT_ONCE } from './data';
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
} from './table';
import type { CasinoId, Holder, Laid, Refusal, State } from './types';

/** A tile of the turn, where it goes and with how many tokens on it. */
export interface Placing extends Holder {
  readonly tile: number;
  readonly casino: CasinoId;
  readonly plus?: number;
}

/** Why a tile cannot be placed there, as everybody can see it; the secrets are never asked. */
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

/** Why this tile is not one of the turn: it stays in the box (2.6), is not in hand (4.1), or its set is not due (8.2, 8.3). */
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

/** A lead that the tokens of this turn have made shared at another casino (4.7, 4.8). */
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

/** Whether tokens have come or gone; no tile is placed before the turn ends. */
function hasMoved(before: readonly Laid[] = [], laid: readonly Laid[]): boolean {
  return laid.some(({ plus }, index) => before[index]?.plus !== plus);
}

/** Every placement of a set that the table can see to be legal. */
export function fitting(state: State, holder: Holder): readonly Placing[] {
  return placings(state, holder).filter((placing) => refusePlacing(state, placing) === undefined);
}

/** Every placement of a set, legal or not; with one to three tokens where tokens come and go (4.7, 4.10). */
export function placings(state: State, holder: Holder): readonly Placing[] {
  const tokens = Array.from({ length: Math.min(TOKENS_AT_ONCE, tokensLeft(state)) }, (_, index) => index + 1);
  const places = casinosOf(state).flatMap((casino): readonly Pick<Placing, 'casino' | 'plus'>[] => [
    { casino },
    ...(characterOf(state, casino)?.tokens === true ? tokens.map((plus) => ({ casino, plus })) : [])
  ]);
  return handOf(state, holder).flatMap((tile) => places.map((place) => ({ ...holder, tile, ...place })));
}

/**
 * Why a tile cannot be discarded instead (4.11). Where all that fits is a 7 at one casino, its player may
 * have rigged that one: whether it is so is a secret, so that everybody may discard then (4.12).
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

/** The set of the player whose turn it is, and its blockers, as far as they are due. */
export function dueSets({ turn, due }: State): readonly Holder[] {
  const own = (player: PlayerId): readonly Holder[] => [
    ...(due.tile ? [{ player }] : []),
    ...(due.blocker ? [{ player, blocker: true } as const] : [])
  ];
  return turn === undefined ? [] : own(turn);
}
