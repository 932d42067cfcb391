import { formatAmount, formatNumber, formatShortAmount, type Unit } from '$lib/core';
import type { StatisticsGame } from '$lib/statistics/statistics-game';
import type { GameSummary } from '$lib/summary/summary';
import type { TicketPlayer, TicketRows } from '$lib/ui/sharing/ticket-rows';

/** Opens the games that a figure counts. The title says what the figure is. */
export type OpenGames = (title: string, ids: readonly string[]) => void;

/** An average as it is shown: to the nearest thousand dollars, or the nearest whole unit. */
export function averageText(average: number, unit: Unit | undefined, format = formatShortAmount): string {
  return format(unit === undefined ? Math.round(average / 1000) * 1000 : Math.round(average), unit);
}

/** A number with at most one decimal: "7.4", "3". */
export function decimalText(value: number): string {
  const [integerPart = '0', decimalPart = '0'] = value.toFixed(1).split('.');
  return decimalPart === '0'
    ? formatNumber(Number(integerPart))
    : `${formatNumber(Number(integerPart))}.${decimalPart}`;
}

/** The rows of a game's ticket: the winners, and the others. */
export function ticketRows({ players, unit }: StatisticsGame): TicketRows {
  const winners = players.filter(({ wins }) => wins);
  const isShared = new Set(winners.map(({ place }) => place)).size > 1;
  const rowsOf = (rows: StatisticsGame['players'], format: typeof formatAmount): readonly TicketPlayer[] =>
    rows.map(({ name, colour, total }): TicketPlayer =>
      total === undefined ? { name, colour } : { name, colour, sumText: format(total, unit) }
    );
  return {
    leaders: rowsOf(winners, isShared ? formatShortAmount : formatAmount),
    others: rowsOf(
      players.filter(({ wins }) => !wins),
      formatShortAmount
    ),
    ...(isShared ? { together: isShared } : {})
  };
}

/** The summaries by the ids of their matches. */
export function summariesByMatch(summaries: readonly GameSummary[]): ReadonlyMap<string, GameSummary> {
  return new Map(summaries.map((summary) => [summary.match, summary]));
}
