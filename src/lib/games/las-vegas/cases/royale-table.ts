import { isPlayer, moves, type Deck, type Place, type PlayerId, type Posting } from '$lib/core';
import type { Award } from '$lib/games/define';
import { chosen } from '$lib/games/house-rule';
import type { ByName } from '$lib/games/position';
import { houseRules } from '$lib/games/las-vegas/house-rules';
import { ROYALE_DEFAULTS, type RoyaleOptions } from '$lib/games/las-vegas/royale';
import { rules } from '$lib/games/las-vegas/rules';
import { withPurses } from '$lib/games/las-vegas/table';
import type { State, Why } from '$lib/games/las-vegas/types';
import type { SeatedTable } from './seated-table';

/** The money of a position: what each has, and the notes of a bank that counts them. */
export interface Money {
  readonly holdings: ByName<{
    readonly notes: readonly number[];
    readonly chips: number;
    readonly owed?: number | undefined;
  }>;
  readonly bank: ByName<number> | undefined;
}

/** A table of the main game with just this money, played with these house rules. */
export function royaleTable(
  { seat, seats }: SeatedTable,
  { holdings, bank }: Money,
  settled: Partial<RoyaleOptions>
): State {
  const royale = { ...ROYALE_DEFAULTS, ...settled };
  const begun = rules.start({ first: 'p1', depth: 'turns', royale, ...chosen(houseRules, {}) }, seats);
  const held = new Map(holdings.map(([name, each]) => [seat(name), each] as const));
  const debts = [...held].flatMap(([player, { owed = 0 }]) => (owed === 0 ? [] : [{ player, value: owed }]));
  const notes: Deck = Object.fromEntries(bank ?? []);
  const counted = bank === undefined ? {} : { bank: { counted: true, notes } };
  return withPurses({ ...begun, royale: { tiles: [], used: [], debts, ...counted } }, (purse, player) => {
    const { notes: own, chips } = held.get(player) ?? { notes: [], chips: 0 };
    return { ...purse, notes: [...own].sort((one, other) => other - one), chips };
  });
}

/** The pieces in the order in which they are handed over, chips of one payment together. */
export function handedOver(postings: readonly Posting<Why>[], table: SeatedTable): readonly Award[] {
  const called = (place: Place): string => (isPlayer(place) ? table.name(place) : place);
  return postings.filter(moves).flatMap(({ from, to, piece, value, why }, index, all): Award[] => {
    const award = { from: called(from), to: called(to), piece, value };
    if (piece !== 'chip') return [award];
    const before = all[index - 1];
    if (before?.why === why && before.piece === 'chip') return [];
    return [{ ...award, count: all.filter((each) => each.why === why && each.piece === 'chip').length }];
  });
}

/** Whose claim a reason settles; undefined where it is nobody's. */
export function whoseClaim(why: Why): PlayerId | undefined {
  return 'player' in why ? why.player : undefined;
}

/** The reasons of these postings, each once. */
export function whysOf(postings: readonly Posting<Why>[]): readonly Why[] {
  return [...new Set(postings.map(({ why }) => why))];
}
