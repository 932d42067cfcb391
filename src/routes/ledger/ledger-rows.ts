import {
  formatAmount,
  hasMembers,
  isCount,
  isOptional,
  isText,
  isWinningPlace,
  normalizeName,
  formatShortAmount,
  seatHistoryOf,
  seatHistoryLabel,
  winningRows,
  type Seat,
  type SeatOccupant,
  type Unit
} from '$lib/core';
import type { Result } from '$lib/session';
import type { NoteFields } from '$lib/session/results/game-notes.svelte';
import type { ManualGame } from '$lib/session/results/manual-games.svelte';
import type { TicketPlayer, TicketRows } from '$lib/ui/sharing/ticket-rows';

/** The filter of the list; an absent member matches everything. */
export interface LedgerFilter {
  readonly game?: string;
  readonly player?: string;
  readonly year?: number;
  /** Words that must all occur in the names, the title, the note or the place. */
  readonly text?: string;
}

/** A game in the list: its facts, and what people noted about it. */
export interface LedgerRow {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly (SeatOccupant & Pick<Seat, 'colour' | 'then'>)[];
  /**
   * The day that the players entered, or else when the game ended or, if it is still running, started: milliseconds
   * since 1970.
   */
  readonly time: number;
  readonly note: NoteFields;
  /** Set for a finished match. */
  readonly result?: Result;
  /** Set for a game that was entered by hand. */
  readonly manualGame?: ManualGame;
}

/** Finds the note of a match. */
type NoteOf = (matchId: string) => NoteFields;

/** The finished matches and the games entered by hand, the newest first. */
export function ledgerRowsOf(
  results: readonly Result[],
  games: readonly ManualGame[],
  noteOf: NoteOf
): readonly LedgerRow[] {
  const playedRows = results.map((result): LedgerRow => {
    const note = noteOf(result.match);
    const { match: id, game, seats, finishedAt } = result;
    return { id, game, seats, time: note.date ?? finishedAt, note, result };
  });
  const manualRows = games.map((manualGame): LedgerRow => {
    const { id, game, players, playedAt: time, text, location: place } = manualGame;
    const note = { ...(text === undefined ? {} : { text }), ...(place === undefined ? {} : { place }) };
    return { id, game, seats: players, time, note, manualGame };
  });
  return [...playedRows, ...manualRows].sort((a, b) => b.time - a.time);
}

/** Whether a game passes the filter. `titleOf` gives the title of a game. */
export function isWanted(
  row: Omit<LedgerRow, 'id'>,
  { game, player, year, text }: LedgerFilter,
  titleOf: (game: string) => string
): boolean {
  if (game !== undefined && row.game !== game) return false;
  if (year !== undefined && yearOf(row.time) !== year) return false;
  if (player !== undefined && !namesIn(row).includes(player)) return false;
  return text === undefined || text.trim() === '' || matchesSearch(row, text, titleOf(row.game));
}

/** The years in which games were played, the latest first. */
export function yearsOf(rows: readonly Pick<LedgerRow, 'time'>[]): readonly number[] {
  return [...new Set(rows.map(({ time }) => yearOf(time)))].sort((a, b) => b - a);
}

function yearOf(time: number): number {
  return new Date(time).getFullYear();
}

function namesIn({ seats }: Pick<LedgerRow, 'seats'>): readonly string[] {
  return seats.flatMap((seat) => seatHistoryOf(seat).map(({ name }) => name));
}

function matchesSearch(row: Omit<LedgerRow, 'id'>, text: string, title: string): boolean {
  const searchableText = searchText(
    [title, ...namesIn(row), row.note.text ?? '', row.note.place ?? ''].join(' ')
  );
  return searchText(text)
    .split(' ')
    .every((word) => searchableText.includes(word));
}

/** The text for comparison: like `normalizeName`, but also without accents. */
function searchText(text: string): string {
  return normalizeName(text).normalize('NFD').replace(/\p{M}/gu, '');
}

/** The games played, in the order of first appearance. */
export function gamesOf(matches: readonly Pick<LedgerRow, 'game'>[]): readonly string[] {
  return [...new Set(matches.map(({ game }) => game))];
}

/** Everyone who played, the most frequent players first. */
export function playersOf(rows: readonly Pick<LedgerRow, 'seats'>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of rows.flatMap(namesIn)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, firstCount], [, secondCount]) => secondCount - firstCount)
    .map(([name]) => name);
}

/**
 * The rows of the ticket of a game that was entered by hand. `winners` is how many win together, if the game has more
 * players than that.
 */
export function manualStandings(
  { players }: ManualGame,
  { unit, winners }: { readonly unit?: Unit; readonly winners?: number } = {}
): TicketRows {
  const rankedPlayers = [...players].sort((a, b) => a.place - b.place);
  const leaders = rankedPlayers.filter(({ place }) => isWinningPlace(place, players.length, winners));
  const areTogether = winners !== undefined && leaders.length > 1;
  const ticketRow = (
    { name, colour, score }: (typeof players)[number],
    format: typeof formatAmount
  ): TicketPlayer =>
    score === undefined ? { name, colour } : { name, colour, sumText: format(score, unit) };
  return {
    leaders: leaders.map((player) => ticketRow(player, areTogether ? formatShortAmount : formatAmount)),
    others: rankedPlayers
      .filter((player) => !leaders.includes(player))
      .map((player) => ticketRow(player, formatShortAmount)),
    ...(areTogether ? { together: true } : {})
  };
}

/** The rows of a finished match's ticket: the winners, and the others. */
export function finalStandings({ seats, places }: Result, unit?: Unit): TicketRows {
  const winningPlaces = winningRows(places);
  const areWinnersTogether =
    winningPlaces.some(({ wins }) => wins === true) &&
    winningPlaces.flatMap(({ players }) => players).length > 1;
  const rowsOf = (rows: Result['places'], format: typeof formatAmount): readonly TicketPlayer[] =>
    rows.flatMap(({ players, total }) =>
      players.flatMap((player) =>
        seats.filter((seat) => seat.player === player).map((seat) => ticketPlayer(seat, format(total, unit)))
      )
    );
  return {
    leaders: rowsOf(winningPlaces, areWinnersTogether ? formatShortAmount : formatAmount),
    others: rowsOf(
      places.filter((row) => !winningPlaces.includes(row)),
      formatShortAmount
    ),
    ...(areWinnersTogether ? { together: true } : {})
  };
}

function ticketPlayer(seat: Seat, sumText: string): TicketPlayer {
  const [name, { name: lastName }] = [seatHistoryLabel(seat), seatHistoryOf(seat).at(-1) ?? seat];
  return { name, ...(name === lastName ? {} : { markName: lastName }), colour: seat.colour, sumText };
}

/** Validates a saved filter. Anything else becomes the empty filter. */
export function readFilter(storedValue: unknown): LedgerFilter {
  return isFilter(storedValue) ? storedValue : {};
}

function isFilter(value: unknown): value is LedgerFilter {
  return hasMembers(value, {
    game: isOptional(isText),
    player: isOptional(isText),
    year: isOptional(isCount),
    text: isOptional(isText)
  });
}
