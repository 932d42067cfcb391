import { amount, formatNumber, shortAmount, type Unit } from '$lib/core';
import type { StatisticsGame } from '$lib/statistics/statistics-game';
import type { GameSummary } from '$lib/summary/summary';
import type { TicketPlayer, TicketRows } from '$lib/ui/sharing/ticket-rows';

/** Opens the games that a figure counts. The title says what the figure is. */
export type OpenGames = (title: string, ids: readonly string[]) => void;

/** An average as it is shown: to the nearest thousand dollars, or the nearest whole unit. */
export function averageText(average: number, unit: Unit | undefined, words = shortAmount): string {
  return words(unit === undefined ? Math.round(average / 1000) * 1000 : Math.round(average), unit);
}

/** A number with at most one decimal: "7.4", "3". */
export function decimalText(value: number): string {
  const [whole = '0', decimal = '0'] = value.toFixed(1).split('.');
  return decimal === '0' ? formatNumber(Number(whole)) : `${formatNumber(Number(whole))}.${decimal}`;
}

/** The rows of a game's ticket: the winners, and the others. */
export function ticketRows({ players, unit }: StatisticsGame): TicketRows {
  const winners = players.filter(({ wins }) => wins);
  const isShared = new Set(winners.map(({ place }) => place)).size > 1;
  const rowsOf = (rows: StatisticsGame['players'], words: typeof amount): readonly TicketPlayer[] =>
    rows.map(({ name, colour, total }): TicketPlayer =>
      total === undefined ? { name, colour } : { name, colour, sumText: words(total, unit) }
    );
  return {
    leaders: rowsOf(winners, isShared ? shortAmount : amount),
    others: rowsOf(
      players.filter(({ wins }) => !wins),
      shortAmount
    ),
    ...(isShared ? { together: isShared } : {})
  };
}

/** The summaries by the ids of their matches. */
export function summariesByMatch(summaries: readonly GameSummary[]): ReadonlyMap<string, GameSummary> {
  return new Map(summaries.map((summary) => [summary.match, summary]));
}
