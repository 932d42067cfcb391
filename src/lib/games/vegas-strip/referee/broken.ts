import {
  brokenRules,
  isForbiddenSeven,
  sevenRule,
  type CasinoTiles
} from '$lib/games/vegas-strip/actions/placing';
import type { BrokenRule, PlacedTile, Options } from '$lib/games/vegas-strip/types';

/** Names of the broken rules in the facts of a verdict. */
export const BROKEN_RULE_NAMES = {
  twoTiles: 'two-tiles',
  sharesLead: 'leader',
  otherLead: 'leader',
  limit: 'limit',
  distinct: 'distinct',
  seven: 'seven'
} as const satisfies Readonly<Record<BrokenRule['code'], string>>;

/** Lists every rule that a tile breaks, the secret one included. Only for callers that may know the secret. */
export function allBrokenRules(
  tile: PlacedTile,
  place: CasinoTiles,
  rigged: boolean,
  options: Pick<Options, 'tokenOff' | 'tokenSeven'>
): readonly BrokenRule[] {
  const open = brokenRules(tile, place, options);
  if (!rigged || !isForbiddenSeven(tile, options)) return open;
  return [...open, { code: 'seven', rule: sevenRule(tile), casino: place.casino, player: tile.player }];
}
