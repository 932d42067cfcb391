import { MAX_TILES, FAULT_TILE, TOKEN_VALUE } from '$lib/games/vegas-strip/data';
import { holderOf, isSameSet } from '$lib/games/vegas-strip/state/table';
import type {
  BrokenRule,
  CasinoName,
  Holder,
  PlacedTile,
  Limits,
  Options,
  SetAtCasino
} from '$lib/games/vegas-strip/types';

/** A set of tiles at a casino, with its sum. */
export type RankedSet = SetAtCasino & { readonly sum: number; readonly tiles: readonly PlacedTile[] };

/** Returns the value of a tile: its printed number, plus three per token (4.7). */
export function numberOf({ number, plus: tokenCount }: Pick<PlacedTile, 'number' | 'plus'>): number {
  return number + TOKEN_VALUE * tokenCount;
}

/**
 * Returns the sets at a casino, highest sum first and ties in the order of arrival. Partners and blockers are separate
 * sets (4.2).
 */
export function rankSets(tiles: readonly PlacedTile[]): readonly RankedSet[] {
  const sets: (Holder & { sum: number; tiles: PlacedTile[] })[] = [];
  for (const tile of tiles) {
    const sameSetTiles = sets.find((tileSet) => isSameSet(tileSet, tile));
    if (sameSetTiles === undefined)
      sets.push(Object.assign(holderOf(tile), { sum: numberOf(tile), tiles: [tile] }));
    else {
      sameSetTiles.sum += numberOf(tile);
      sameSetTiles.tiles.push(tile);
    }
  }
  return sets.sort((a, b) => b.sum - a.sum);
}

/** Returns the sets that share the highest sum. A single one is the leader. */
export function leadingSets(tiles: readonly PlacedTile[]): readonly RankedSet[] {
  const sets = rankSets(tiles);
  return sets.filter(({ sum }) => sum === sets[0]?.sum);
}

/** Returns the sets by rank, with a mark on the one that leads alone. */
export function setsOf(tiles: readonly PlacedTile[]): readonly (RankedSet & { readonly leads: boolean })[] {
  const leaders = leadingSets(tiles);
  return rankSets(tiles).map((tileSet) => ({
    ...tileSet,
    leads: leaders.length === 1 && leaders.every((leader) => isSameSet(leader, tileSet))
  }));
}

/** One casino, with its tiles and the limits of its character. */
export interface CasinoTiles {
  readonly casino: CasinoName;
  readonly placedTiles: readonly PlacedTile[];
  readonly limits?: Limits & { readonly name?: string };
}

type PlacingOptions = Pick<Options, 'tokenOff'>;

/** Lists every public rule that a tile breaks at a casino; secrets are not used. */
export function brokenRules(
  tile: PlacedTile,
  { casino, placedTiles, limits = {} }: CasinoTiles,
  options: PlacingOptions
): readonly BrokenRule[] {
  const sameSetTiles = placedTiles.filter((otherTile) => isSameSet(otherTile, tile));
  const holder = holderOf(tile);
  const characterMember = limits.name === undefined ? {} : { character: limits.name };
  const rulesBroken: BrokenRule[] = [];
  if (sameSetTiles.length >= MAX_TILES)
    rulesBroken.push({ code: 'twoTiles', rule: '4.3', casino, ...holder });
  const tieRefusal = refuseSharedLead([...placedTiles, tile], casino, holder, options);
  if (tieRefusal !== undefined) rulesBroken.push(tieRefusal);
  if (limits.tiles !== undefined && placedTiles.length >= limits.tiles)
    rulesBroken.push({
      code: 'limit',
      rule: placedTiles.filter((tile) => tile.blocker !== true).length >= limits.tiles ? '4.6' : '8.7',
      casino,
      most: limits.tiles,
      ...characterMember
    });
  const number = numberOf(tile);
  const sameNumberTiles = placedTiles.filter((tile) => numberOf(tile) === number);
  if (limits.distinct === true && sameNumberTiles.length > 0) {
    const rule = sameNumberTiles.every(({ blocker }) => blocker === true) ? '8.7' : '4.6';
    rulesBroken.push({ code: 'distinct', rule, casino, number, ...characterMember });
  }
  return rulesBroken;
}

/**
 * Returns the refusal of a shared lead. The placed set may not share it (4.5); if only other sets share it, a token
 * caused that (4.8).
 */
export function refuseSharedLead(
  tiles: readonly PlacedTile[],
  casino: CasinoName,
  placingSet: Holder,
  { tokenOff }: PlacingOptions
): BrokenRule | undefined {
  const leaders = leadingSets(tiles);
  const total = leaders[0]?.sum;
  if (leaders.length < 2 || total === undefined) return undefined;
  const others = leaders.filter((tileSet) => !isSameSet(tileSet, placingSet)).map(holderOf);
  if (others.length < leaders.length) {
    const rule = others.every(({ player }) => player === placingSet.player) ? '8.6' : '4.5';
    return { code: 'sharesLead', rule, casino, ...placingSet, with: others, total };
  }
  return tokenOff === 'allowed'
    ? undefined
    : { code: 'otherLead', rule: '4.8', casino, between: others, total };
}

/**
 * Checks whether a tile is a 7 that may not be placed at the team's own rigged casino (4.4, 4.9); a blocker may (8.5).
 */
export function isForbiddenSeven(tile: PlacedTile, { tokenSeven }: Pick<Options, 'tokenSeven'>): boolean {
  if (tile.blocker === true) return false;
  return (tokenSeven === 'print' ? tile.number : numberOf(tile)) === FAULT_TILE;
}

/**
 * Returns the paragraph of a forbidden 7: the printed one, or the one that says what counts as a 7 with a token (4.4,
 * 4.9).
 */
export function sevenRule({ plus: tokenCount }: Pick<PlacedTile, 'plus'>): '4.4' | '4.9' {
  return tokenCount > 0 ? '4.9' : '4.4';
}

/** Checks whether a tile at the team's own rigged casino is a visible fault at the payout (5.10). */
export function isFault({ number, plus: tokenCount, blocker }: PlacedTile): boolean {
  return number === FAULT_TILE && tokenCount === 0 && blocker !== true;
}
