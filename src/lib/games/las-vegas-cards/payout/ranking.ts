import { chipCardCount, chipCardTotal, type ChipCards } from '$lib/chip-cards';
import {
  piecesOfAccount,
  sharePlaces,
  type Viewer,
  type PlayerId,
  type Posting,
  type RankedPlace,
  type Ranking
} from '$lib/core';
import type { Options, State, Why } from '$lib/games/las-vegas-cards/types';

/** A player's possessions at the end. */
export interface PlayerHolding {
  readonly player: PlayerId;
  /** Number of notes, and their sum in whole dollars. */
  readonly notes: number;
  readonly won: number;
  readonly chipCards: number;
  /** Whole dollars for chip cards. */
  readonly bonus: number;
  /** Whole dollars with which a newcomer started; absent if there are none. */
  readonly cash?: number;
}

/** The tie-breaker: the number of notes, or of notes and chip cards (5.4). */
export type TieBreak = NonNullable<Options['chipCards']>['tieBreak'];

/** Makes a holding from notes and chip cards. */
export function holdingOf(player: PlayerId, notes: readonly number[], cards: ChipCards): PlayerHolding {
  return {
    player,
    notes: notes.length,
    won: notes.reduce((sum, value) => sum + value, 0),
    chipCards: chipCardCount(cards),
    bonus: chipCardTotal(cards)
  };
}

function totalOf({ won, bonus, cash = 0 }: PlayerHolding): number {
  return won + bonus + cash;
}

/** Returns the number of pieces that breaks a tie. */
export function pieceCount({ notes, chipCards }: PlayerHolding, tieBreak: TieBreak): number {
  return tieBreak === 'both' ? notes + chipCards : notes;
}

/** Returns the reason that states how a player's total is made up (5.1). */
export function sumReason(holding: PlayerHolding): Why {
  const { player, notes, won, bonus, cash } = holding;
  const cashMember = cash === undefined ? {} : { cash };
  return { code: 'sum', rule: '5.1', player, notes, won, bonus, ...cashMember, total: totalOf(holding) };
}

/** Ranks by money, then by the tie-breaker; players who are still tied share the place (5.1 to 5.4). */
export function rankHoldings(holdings: readonly PlayerHolding[], tieBreak: TieBreak): Ranking<Why> {
  const rows = sharePlaces(
    holdings,
    (a, b) => totalOf(b) - totalOf(a) || pieceCount(b, tieBreak) - pieceCount(a, tieBreak)
  );
  return rows.map(({ place, players }, index): RankedPlace<Why> => {
    const next = rows[index + 1]?.players ?? [];
    const [first] = players;
    return {
      place,
      players: players.map(({ player }) => player),
      total: first === undefined ? 0 : totalOf(first),
      reasons: [
        ...players.map(sumReason),
        ...tieBreakReasons(players, next, tieBreak),
        ...sharedWinReasons(players, tieBreak)
      ]
    };
  });
}

function tieBreakReasons(
  players: readonly PlayerHolding[],
  next: readonly PlayerHolding[],
  tieBreak: TieBreak
): readonly Why[] {
  const [best] = players;
  const [other] = next;
  if (best === undefined || other === undefined || totalOf(best) !== totalOf(other)) return [];
  return [
    {
      code: 'moreNotes',
      ...tieRule(
        tieBreak,
        '5.2',
        players.some((holding) =>
          next.some((other) => pieceCountWithCards(holding) <= pieceCountWithCards(other))
        )
      ),
      players: players.map(({ player }) => player),
      others: next.map(({ player }) => player),
      total: totalOf(best),
      pieces: pieceCount(best, tieBreak),
      otherPieces: pieceCount(other, tieBreak),
      chipCards: [...players, ...next].some(({ chipCards }) => chipCards > 0)
    }
  ];
}

function sharedWinReasons(players: readonly PlayerHolding[], tieBreak: TieBreak): readonly Why[] {
  const [first] = players;
  if (first === undefined || players.length < 2) return [];
  return [
    {
      code: 'level',
      ...tieRule(
        tieBreak,
        '5.3',
        players.some((player) => pieceCountWithCards(player) !== pieceCountWithCards(first))
      ),
      players: players.map(({ player }) => player),
      total: totalOf(first),
      pieces: pieceCount(first, tieBreak),
      chipCards: players.some(({ chipCards }) => chipCards > 0)
    }
  ];
}

function pieceCountWithCards(holding: PlayerHolding): number {
  return pieceCount(holding, 'both');
}

/**
 * Returns the paragraph for a tie: the printed one, or 5.4 if chip cards make the difference (our interpretation or the
 * house rule).
 */
function tieRule<Printed extends '5.2' | '5.3'>(
  tieBreak: TieBreak,
  printedRule: Printed,
  isDifferent: boolean
): { readonly rule: Printed | '5.4'; readonly notesOnly?: true } {
  if (tieBreak === 'both') return { rule: '5.4' };
  return isDifferent ? { rule: '5.4', notesOnly: true } : { rule: printedRule };
}

/** Ranks the players by the ledger. It is empty while money is hidden under the safe, except for `all` (4.7). */
export function ranking(
  { seats, options, phase, places }: State,
  ledger: readonly Posting<Why>[],
  viewer?: Viewer
): Ranking<Why> {
  if (options.money === 'hidden' && phase !== 'over' && viewer !== 'all') return [];
  const holdings = seats.map((player): PlayerHolding => {
    const { note = {}, cash = {} } = piecesOfAccount(player, ledger);
    const startCash = ledger.find(({ to, why }) => to === player && why.code === 'joinStarts')?.value ?? 0;
    return {
      player,
      notes: Object.values(note).reduce((sum, count) => sum + count, 0),
      won: totalValue(note),
      chipCards: chipCardCount(places[player]?.chipCards ?? {}),
      bonus: totalValue(cash) - startCash,
      ...(startCash === 0 ? {} : { cash: startCash })
    };
  });
  return rankHoldings(holdings, options.chipCards?.tieBreak ?? 'notes');
}

function totalValue(values: Readonly<Record<number, number>>): number {
  return Object.entries(values).reduce((sum, [value, count]) => sum + Number(value) * count, 0);
}
