import type { EnteredCounts } from '$lib/core/asks/entered';
import { setsOf } from './placing';
import { holderOf, sameSet } from '$lib/games/vegas-strip/state/table';
import type { CasinoView, Holder, Laid, StripAsk, Tap } from '$lib/games/vegas-strip/types';

/** A tile that is picked up, with the tokens on it. */
export interface HeldTile {
  readonly tile: number;
  readonly blocker: boolean;
  readonly plus: number;
}

/**
 * Returns the held tile after these taps: the last one tapped, unless it was tapped again, with the tokens since then.
 */
export function heldBy(draft: readonly Tap[]): HeldTile | undefined {
  let held: HeldTile | undefined;
  for (const tap of draft) {
    if (tap.tap === 'tile') {
      const blocker = tap.blocker === true;
      const again = held?.tile === tap.tile && held.blocker === blocker;
      held = again ? undefined : { tile: tap.tile, blocker, plus: 0 };
    }
    if (tap.tap === 'plus' && held !== undefined) held = { ...held, plus: held.plus + 1 };
    if (tap.tap === 'noPlus' && held !== undefined) held = { ...held, plus: 0 };
  }
  return held;
}

/** Returns the set that a held tile belongs to. */
export function setHeld(player: Holder['player'], { blocker }: HeldTile): Holder {
  return blocker ? { player, blocker } : { player };
}

/** Previews a casino with one more tile. */
export function withTile(casino: CasinoView, tile: Laid): CasinoView {
  return { ...casino, sets: setsOf([...tilesAt(casino), tile]) };
}

/** Returns all tiles at a casino. */
export function tilesAt({ sets }: CasinoView): readonly Laid[] {
  return sets.flatMap(({ tiles = [] }) => tiles);
}

/** Returns the casino at which a player has placed each tile of a set, by tile number. */
export function placedBy(
  casinos: readonly CasinoView[],
  holder: Holder
): ReadonlyMap<number, CasinoView['id']> {
  const placed = new Map<number, CasinoView['id']>();
  for (const casino of casinos)
    for (const tile of tilesAt(casino))
      if (sameSet(holderOf(tile), holder)) placed.set(tile.number, casino.id);
  return placed;
}

type CountsAsk = Extract<StripAsk, { kind: 'counts' }>;

/**
 * Returns the counts entered so far for an ask. In a group that allows one choice, the last tap is the choice; jackpots
 * start at their current count.
 */
export function countsBy(draft: readonly Tap[], { id, groups }: CountsAsk, jackpot = 0): EnteredCounts {
  const taps = draft.filter((tap) => tap.tap === 'count').filter((tap) => tap.ask === id);
  return Object.fromEntries(
    groups.map((group) => {
      const entered = taps.filter((tap) => tap.group === group.id);
      const only = group.total === 1 ? entered.at(-1)?.row : undefined;
      const counts = group.rows.map((row) => {
        const usual = row.id === 'jackpot' ? jackpot : 0;
        const count = entered.findLast((tap) => tap.row === row.id)?.count ?? usual;
        return [row.id, only === undefined || only === row.id ? Math.min(row.max, count) : 0] as const;
      });
      return [group.id, Object.fromEntries(counts)];
    })
  );
}
