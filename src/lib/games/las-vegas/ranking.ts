import { chipCardCount } from '$lib/chip-cards';
import {
  held,
  sharePlaces,
  total,
  type PlayerId,
  type Posting,
  type RankedPlace,
  type Ranking
} from '$lib/core';
import { CHIP_VALUE } from './data';
import type { PlayerView, State, Why } from './types';

/** What a player has at the end; `total` is whole dollars, chips included. */
export interface PlayerHolding {
  readonly player: PlayerId;
  readonly notes: number;
  readonly chips: number;
  /** Dollars for chip cards, and how many there are; absent where there are none. */
  readonly bonus?: number;
  readonly chipCards?: number;
  /** Dollars that the bank still owes: money, but no piece (8.19); absent where it owes nothing. */
  readonly owed?: number;
  readonly total: number;
}

/** Notes and chips counted together (6.2). */
export function pieceCount({ notes, chips }: PlayerHolding): number {
  return notes + chips;
}

/** What a player would have at the end with what lies in front of him now. */
export function holding({ player, notes, chips, cash = [], owed = 0 }: PlayerView): PlayerHolding {
  const total = [...notes, ...cash].reduce((sum, note) => sum + note, chips * CHIP_VALUE + owed);
  const debt = owed === 0 ? {} : { owed };
  return { player, notes: notes.length, chips, ...debt, total };
}

/** How a player's total comes about (6.1). */
export function sumWhy({ player, notes, chips, bonus, owed, total: sum }: PlayerHolding): Why {
  const told = { ...(bonus === undefined ? {} : { bonus }), ...(owed === undefined ? {} : { owed }) };
  return { code: 'sum', rule: '6.1', player, notes, chips, ...told, total: sum };
}

/** Most money first, then more notes and chips together, then shared (6.1 to 6.3, 25.8). */
export function rankHoldings(holdings: readonly PlayerHolding[]): Ranking<Why> {
  const rows = sharePlaces(
    holdings,
    (one, other) => other.total - one.total || pieceCount(other) - pieceCount(one)
  );
  return rows.map(({ place, players }, index): RankedPlace<Why> => {
    const next = rows[index + 1]?.players ?? [];
    const whys = [...players.map(sumWhy), ...aheadOf(players, next), ...level(players)];
    return { place, players: players.map((each) => each.player), total: players[0]?.total ?? 0, whys };
  });
}

function aheadOf(players: readonly PlayerHolding[], next: readonly PlayerHolding[]): readonly Why[] {
  const [best] = players;
  const [other] = next;
  if (best === undefined || other === undefined || best.total !== other.total) return [];
  const names = { players: players.map((each) => each.player), others: next.map((each) => each.player) };
  const counts = { pieces: pieceCount(best), otherPieces: pieceCount(other), total: best.total };
  const isRead = players.some((one) => next.some((two) => withCards(one) <= withCards(two)));
  return [{ code: 'morePieces', rule: isRead ? '25.8' : '6.2', ...names, ...counts }];
}

function level(players: readonly PlayerHolding[]): readonly Why[] {
  const [first] = players;
  if (first === undefined || players.length < 2) return [];
  const names = players.map((each) => each.player);
  const isRead = players.some((each) => withCards(each) !== withCards(first));
  const rule = isRead ? '25.8' : '6.3';
  return [{ code: 'level', rule, players: names, pieces: pieceCount(first), total: first.total }];
}

/** The pieces if chip cards were counted too: where that changes a place, it rests on our reading (25.8). */
function withCards(holding: PlayerHolding): number {
  return pieceCount(holding) + (holding.chipCards ?? 0);
}

/** What everybody holds by the ledger, ranked. */
export function ranking(state: State, ledger: readonly Posting<Why>[]): Ranking<Why> {
  return rankHoldings(
    state.seats.map((player) => {
      const { note = {}, chip = {}, debt = {} } = held(player, ledger);
      const owed = worth(debt);
      const chipCards = chipCardCount(state.chipCards?.owned[player] ?? {});
      const bonus = ledger.reduce(
        (sum, { to, value, why }) => sum + (to === player && why.code === 'chipBonus' ? value : 0),
        0
      );
      return {
        player,
        notes: countOf(note),
        chips: countOf(chip),
        ...(bonus === 0 ? {} : { bonus }),
        ...(chipCards === 0 ? {} : { chipCards }),
        ...(owed === 0 ? {} : { owed }),
        total: total(player, ledger)
      };
    })
  );
}

function worth(values: Readonly<Record<number, number>>): number {
  return Object.entries(values).reduce((sum, [value, count]) => sum + Number(value) * count, 0);
}

function countOf(values: Readonly<Record<number, number>>): number {
  return Object.values(values).reduce((sum, count) => sum + count, 0);
}
