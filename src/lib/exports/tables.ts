import {
  isPlayer,
  movesPiece,
  spokenNamesOf,
  TEAM_IDS,
  type Entry,
  type GameTypes,
  type Match,
  type Names,
  type Place,
  type Seat
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { replaySafely } from '$lib/session/log/safe-replay';
import type { SheetTable } from './csv';
import type { ExportedGame } from './exported-game';

/** The game, the match and the log of a finished match; an open match has these members too. */
export interface FinishedLog {
  readonly game: Game;
  readonly match: Match;
  readonly entries: readonly Entry<GameTypes['Move']>[];
}

/** One posting of a finished match in words. */
export interface Payment {
  readonly line: number;
  readonly round: number;
  /** The account that pays; absent for a claim that pays nothing. */
  readonly from?: string;
  readonly to: string;
  readonly piece?: string;
  /** The sum in the game's unit. */
  readonly value: number;
  readonly reason: string;
  readonly rule: string;
}

/** All postings of a finished match, oldest first. Throws if today's rules cannot start the match. */
export function paymentsOf(
  { game, match, entries }: FinishedLog,
  names: Names,
  seats: readonly Seat[] = match.seats
): readonly Payment[] {
  const { replay } = replaySafely(game, match, entries);
  const spokenNames = spokenNamesOf(seats.map((seat) => ({ ...seat, name: names(seat.player) })));
  return replay.steps.flatMap(({ entry, stateBefore, stateAfter, postings }) => {
    const { round } = game.rules.progress(stateBefore);
    const placeName = (place: Place): string =>
      placeText(game, place, stateAfter, { names, spoken: spokenNames });
    return postings.map((posting) => ({
      line: entry.seq,
      round,
      ...(movesPiece(posting) ? { from: placeName(posting.from), piece: posting.piece } : {}),
      to: placeName(posting.to),
      value: posting.value,
      reason: game.text.why(posting.why, spokenNames),
      rule: posting.why.rule
    }));
  });
}

function placeText(
  { rules, text }: Game,
  place: Place,
  state: GameTypes['State'],
  { names, spoken }: { readonly names: Names; readonly spoken: Names }
): string {
  if (isPlayer(place)) return names(place);
  const team = TEAM_IDS.find((teamId) => teamId === place);
  return (team && text.team?.(team, rules.view(state), spoken)) ?? place;
}

/** The columns of the table of games: one row for each player of each game. */
export const GAME_COLUMNS = [
  'date',
  'time',
  'game',
  'edition',
  'location',
  'player',
  'rank',
  'winner',
  'total',
  'unit',
  'first',
  'players',
  'minutes',
  'rounds',
  'ended',
  'note',
  'id'
] as const;

/** One row for each player and game. */
export function gamesTable(games: readonly ExportedGame[]): SheetTable {
  return { columns: GAME_COLUMNS, rows: games.flatMap(gameRows) };
}

function gameRows(game: ExportedGame): SheetTable['rows'] {
  const { title, edition, location, players, rounds, note } = game;
  const { date, time } = localTime(game.startedAt);
  const isFirstKnown = players.some(({ first }) => first);
  return players.map(({ name, rank, wins, total, first }) => [
    ...[date, time, title, edition, location, name, rank, yesOrNo(wins), total],
    ...[unitOf(game), isFirstKnown ? yesOrNo(first) : undefined, players.length, minutesOf(game), rounds],
    ...[game.ended === 'table' ? 'early' : 'rules', note, game.id]
  ]);
}

/** The columns of the table of payments: one row for each posting. */
export const PAYMENT_COLUMNS = [
  'date',
  'game',
  'line',
  'round',
  'from',
  'to',
  'piece',
  'value',
  'unit',
  'reason',
  'rule',
  'id'
] as const;

/** The rows of one game in the table of payments. "§" keeps a spreadsheet from reading paragraph 1.5 as a day in May. */
export function paymentRows(game: ExportedGame, payments: readonly Payment[]): SheetTable['rows'] {
  const { date } = localTime(game.startedAt);
  return payments.map(({ line, round, from, to, piece, value, reason, rule }) => [
    ...[date, game.title, line, round, from, to, piece, value, unitOf(game), reason, `§ ${rule}`, game.id]
  ]);
}

/** The minutes of play, rounded; undefined if no one knows. */
export function minutesOf({ playedFor }: ExportedGame): number | undefined {
  return playedFor === undefined ? undefined : Math.round(playedFor / 60_000);
}

function unitOf({ unit }: ExportedGame): string {
  return unit?.many ?? 'dollars';
}

function yesOrNo(isTrue: boolean): string {
  return isTrue ? 'yes' : 'no';
}

/** The day and the time of the device, such as "2026-11-20" and "19:05", which every spreadsheet reads. */
function localTime(time: number): { readonly date: string; readonly time: string } {
  const date = new Date(time);
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return {
    date: `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`,
    time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
  };
}
