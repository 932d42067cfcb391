import { chipCardCount } from '$lib/chip-cards';
import {
  piecesOfAccount,
  sharePlaces,
  totalOf,
  type PlayerId,
  type Posting,
  type RankedPlace,
  type Ranking
} from '$lib/core';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import type { PlayerView, State, Why } from '$lib/games/las-vegas/types';

/** A player's possessions at the end; `total` is in whole dollars and includes chips. */
export interface PlayerHolding {
  readonly player: PlayerId;
  readonly notes: number;
  readonly chips: number;
  /** Dollars for chip cards, and the number of cards; absent if there are none. */
  readonly bonus?: number;
  readonly chipCards?: number;
  /** Dollars for which the box has no piece; absent if there are none. */
  readonly cash?: number;
  /** Dollars that the bank still owes: money, but not a piece (8.19); absent if it owes nothing. */
  readonly owed?: number;
  readonly total: number;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Notes and chips together (6.2). */
export function pieceCount({ notes, chips }: PlayerHolding): number {
  return notes + chips;
}

/** A player's possessions and total if the match ended now. */
export function holding({ player, notes, chips, cash = [], owed = 0 }: PlayerView): PlayerHolding {
  const cashTotal = sumOf(cash);
  const total = sumOf(notes) + cashTotal + chips * CHIP_VALUE + owed;
  const optionalMembers = {
    ...(cashTotal === 0 ? {} : { cash: cashTotal }),
    ...(owed === 0 ? {} : { owed })
  };
  return { player, notes: notes.length, chips, ...optionalMembers, total };
}

/** Reason for a player's total, with its parts (6.1). */
export function sumReason({ player, notes, chips, bonus, cash, owed, total: sum }: PlayerHolding): Why {
  const sumMembers = {
    ...(bonus === undefined ? {} : { bonus }),
    ...(cash === undefined ? {} : { cash }),
    ...(owed === undefined ? {} : { owed })
  };
  return { code: 'sum', rule: '6.1', player, notes, chips, ...sumMembers, total: sum };
}

/** Ranks by most money, then by most notes and chips together; remaining ties share a place (6.1 to 6.3, 25.8). */
export function rankHoldings(holdings: readonly PlayerHolding[]): Ranking<Why> {
  const rows = sharePlaces(holdings, (a, b) => b.total - a.total || pieceCount(b) - pieceCount(a));
  return rows.map(({ place, players }, index): RankedPlace<Why> => {
    const next = rows[index + 1]?.players ?? [];
    const reasons = [
      ...players.map(sumReason),
      ...tieBreakReasons(players, next),
      ...sharedWinReasons(players)
    ];
    return { place, players: players.map((player) => player.player), total: players[0]?.total ?? 0, reasons };
  });
}

function tieBreakReasons(players: readonly PlayerHolding[], next: readonly PlayerHolding[]): readonly Why[] {
  const [best] = players;
  const [other] = next;
  if (best === undefined || other === undefined || best.total !== other.total) return [];
  const playerMembers = {
    players: players.map((player) => player.player),
    others: next.map((player) => player.player)
  };
  const counts = { pieces: pieceCount(best), otherPieces: pieceCount(other), total: best.total };
  const isInterpretation = players.some((player) =>
    next.some((other) => withCards(player) <= withCards(other))
  );
  return [{ code: 'morePieces', rule: isInterpretation ? '25.8' : '6.2', ...playerMembers, ...counts }];
}

function sharedWinReasons(players: readonly PlayerHolding[]): readonly Why[] {
  const [first] = players;
  if (first === undefined || players.length < 2) return [];
  const playerIds = players.map((player) => player.player);
  const isInterpretation = players.some((player) => withCards(player) !== withCards(first));
  const rule = isInterpretation ? '25.8' : '6.3';
  return [{ code: 'level', rule, players: playerIds, pieces: pieceCount(first), total: first.total }];
}

/** Pieces with chip cards counted too. If that would change a place, the reason cites our interpretation (25.8). */
function withCards(holding: PlayerHolding): number {
  return pieceCount(holding) + (holding.chipCards ?? 0);
}

/** Ranks all players by their postings in the ledger. */
export function ranking(state: State, ledger: readonly Posting<Why>[]): Ranking<Why> {
  return rankHoldings(
    state.seats.map((player) => {
      const { note = {}, chip = {}, cash: cashPieces = {}, debt = {} } = piecesOfAccount(player, ledger);
      const debtTotal = totalValue(debt);
      const chipCards = chipCardCount(state.chipCards?.owned[player] ?? {});
      const bonus = ledger.reduce(
        (sum, { to, value, why }) => sum + (to === player && why.code === 'chipBonus' ? value : 0),
        0
      );
      // `cashPieces` includes the chip card bonuses, which are paid without a piece too but listed separately.
      const cash = totalValue(cashPieces) - bonus;
      return {
        player,
        notes: countOf(note),
        chips: countOf(chip),
        ...(bonus === 0 ? {} : { bonus }),
        ...(chipCards === 0 ? {} : { chipCards }),
        ...(cash === 0 ? {} : { cash }),
        ...(debtTotal === 0 ? {} : { owed: debtTotal }),
        total: totalOf(player, ledger)
      };
    })
  );
}

function totalValue(values: Readonly<Record<number, number>>): number {
  return Object.entries(values).reduce((sum, [value, count]) => sum + Number(value) * count, 0);
}

function countOf(values: Readonly<Record<number, number>>): number {
  return Object.values(values).reduce((sum, count) => sum + count, 0);
}
