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
  casinoTiles: CasinoTiles,
  isRigged: boolean,
  options: Pick<Options, 'tokenOff' | 'tokenSeven'>
): readonly BrokenRule[] {
  const rulesBroken = brokenRules(tile, casinoTiles, options);
  if (!isRigged || !isForbiddenSeven(tile, options)) return rulesBroken;
  return [
    ...rulesBroken,
    { code: 'seven', rule: sevenRule(tile), casino: casinoTiles.casino, player: tile.player }
  ];
}
