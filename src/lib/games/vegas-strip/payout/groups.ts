import { isPlayer, PLAYER_IDS, type PlayerId } from '$lib/core';
import { CASINO_IDS, type CasinoId, type Chips, type Holder } from '$lib/games/vegas-strip/types';

/** Groups that count something at one casino. */
const CASINO_KINDS = ['leader', 'rigged', 'sums', 'jackpot', 'sevens', 'gives', 'takes'] as const;

/** Groups that count something across all casinos. */
const ROUND_KINDS = ['collected', 'sevens'] as const;

export interface CountedGroup {
  readonly kind: (typeof CASINO_KINDS)[number] | (typeof ROUND_KINDS)[number];
  readonly casino?: CasinoId;
}

/** Returns the id of a group of counts. */
export function groupId({ kind, casino }: CountedGroup): string {
  return casino === undefined ? kind : `${casino} ${kind}`;
}

const GROUPS: ReadonlyMap<string, CountedGroup> = new Map(
  [
    ...ROUND_KINDS.map((kind): CountedGroup => ({ kind })),
    ...CASINO_IDS.flatMap((casino) => CASINO_KINDS.map((kind): CountedGroup => ({ kind, casino })))
  ].map((group) => [groupId(group), group])
);

/** Looks up the subject of a group by its id; undefined for an unknown id. */
export function countedGroupOf(id: string): CountedGroup | undefined {
  return GROUPS.get(id);
}

/** Returns the row id of a set of tiles: "p1", or "p1 blockers". */
export function setId({ player, blocker }: Holder): string {
  // eslint-disable-next-line house/words -- the id of an ask
  return blocker === true ? `${player} blockers` : player;
}

const SETS: ReadonlyMap<string, Holder> = new Map(
  PLAYER_IDS.flatMap((player): readonly Holder[] => [{ player }, { player, blocker: true }]).map((holder) => [
    setId(holder),
    holder
  ])
);

/** Returns the set of a row id, or undefined for an unknown id. */
export function setIn(id: string): Holder | undefined {
  return SETS.get(id);
}

type Row = Readonly<Record<string, number>>;

/** Returns the chips per player in a group; players without chips are omitted. */
export function chipsIn(row: Row = {}): Chips {
  return Object.fromEntries(Object.entries(row).filter(([id, count]) => isPlayer(id) && count > 0));
}

/** Lists the players with a count in a group. */
export function playersIn(row: Row = {}): readonly PlayerId[] {
  return Object.keys(chipsIn(row)).filter((id) => isPlayer(id));
}

/** Makes a group in which each of these rows counts one. */
export function rowsWithOneEach(ids: readonly string[]): Row {
  return Object.fromEntries(ids.map((id) => [id, 1]));
}
