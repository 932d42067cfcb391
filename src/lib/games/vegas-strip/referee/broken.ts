import {
  brokenRules,
  isForbiddenSeven,
  sevenRule,
  type PlacedAt
} from '$lib/games/vegas-strip/actions/placing';
import type { Broken, Laid, Options } from '$lib/games/vegas-strip/types';

/** Names of the broken rules in the facts of a verdict. */
export const CODES = {
  twoTiles: 'two-tiles',
  sharesLead: 'leader',
  otherLead: 'leader',
  limit: 'limit',
  distinct: 'distinct',
  seven: 'seven'
} as const satisfies Readonly<Record<Broken['code'], string>>;

/** Lists every rule that a tile breaks, the secret one included. Only for callers that may know the secret. */
export function allBrokenRules(
  tile: Laid,
  place: PlacedAt,
  rigged: boolean,
  options: Pick<Options, 'tokenOff' | 'tokenSeven'>
): readonly Broken[] {
  const open = brokenRules(tile, place, options);
  if (!rigged || !isForbiddenSeven(tile, options)) return open;
  return [...open, { code: 'seven', rule: sevenRule(tile), casino: place.casino, player: tile.player }];
}
