import type { Entry, GameTypes } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { findGame, gameOf } from '$lib/games/registry';
import { playerDirectoryOf, readLedger, type Result } from '$lib/session';
import { matchArchive, matchCache } from '$lib/session/match/match-cache';
import { device, type Database } from '$lib/storage/database/database';
import { readNotes } from '$lib/storage/records/game-notes';
import { readManualGames } from '$lib/storage/records/manual-games';
import type { GameNote, ManualGame } from '$lib/storage/database/schema';
import { readSummaries } from '$lib/storage/records/summaries';
import { isCurrent, summarizeStoredMatch } from '$lib/summary/ensure-summary';
import { summaryOfResult } from '$lib/summary/make-summary';
import type { GameSummary } from '$lib/summary/summary';
import { playFile, type ScoreUnit } from './bg-stats';
import { csvOf, type CsvKind, type SheetTable } from './csv';
import { toExportedGame, manualToExportedGame, lastNamesOf, type ExportedGame } from './exported-game';
import { exportFile } from './file-names';
import { gamesTable, PAYMENT_COLUMNS, paymentRows, paymentsOf, type FinishedLog } from './tables';

/** A finished game of this device, played with the app or entered by hand. */
export interface StoredGame {
  readonly game: string;
  /** The start, in milliseconds since 1970, or the day that the players entered. */
  readonly startedAt: number;
  readonly origin:
    | {
        readonly result: Result;
        readonly note: GameNote | undefined;
        readonly summary: GameSummary | undefined;
      }
    | ManualGame;
}

/** All finished games, the most recent first. Rejects with a StorageError if storage cannot be read. */
export async function readStoredGames(database: Database = device): Promise<readonly StoredGame[]> {
  const [results, notes, summaries, manualGames] = await Promise.all([
    readLedger(database),
    readNotes(database),
    readSummaries(database),
    readManualGames(database)
  ]);
  const playedGames = results.map((result): StoredGame => {
    const { match, game, startedAt } = result;
    const note = notes.get(match);
    return {
      ...{ game, startedAt: note?.date ?? startedAt },
      origin: { result, note, summary: summaries.get(match) }
    };
  });
  const enteredGames = manualGames.map((manualGame): StoredGame => ({
    game: manualGame.game,
    startedAt: manualGame.playedAt,
    origin: manualGame
  }));
  return [...playedGames, ...enteredGames].sort((a, b) => b.startedAt - a.startedAt);
}

/** Whether a game has postings; one entered by hand has none. */
export function hasPayments({ origin }: StoredGame): boolean {
  return 'result' in origin;
}

/** The formats of a file with many games. */
export const FORMATS = ['games', 'payments', 'plays'] as const;
export type Format = (typeof FORMATS)[number];

/** The choices on the page. */
export interface ExportOptions {
  readonly format: Format;
  readonly csv: CsvKind;
  readonly unit: ScoreUnit;
}

/** A file, and the number of games that could not be read for it. */
export interface WrittenFile {
  readonly file: File;
  readonly unreadableCount: number;
}

interface ExportControl {
  /** Stops the work before the next game; `makeExportFile` then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Called with the number of games that are done. */
  readonly onprogress?: (count: number) => void;
  readonly database?: Database;
  /** The current time in milliseconds since 1970. */
  readonly exportedAt: number;
}

/**
 * Writes games into one file, in small steps, so that the page stays responsive and the signal can stop the work.
 *
 * @throws the reason of the signal once it is aborted
 */
export async function makeExportFile(
  storedGames: readonly StoredGame[],
  exportOptions: ExportOptions,
  { signal, onprogress, database = device, exportedAt: now }: ExportControl
): Promise<WrittenFile> {
  const loadGame = cachedGameLoader();
  const games: ExportedGame[] = [];
  const rows: SheetTable['rows'][number][] = [];
  let stepStart = performance.now();
  for (const [count, storedGame] of storedGames.entries()) {
    const game = await loadGame(storedGame.game);
    const loadedGame = game && (await loadExportedGame(database, storedGame, game));
    const payments =
      loadedGame && exportOptions.format === 'payments'
        ? await loadPayments(database, storedGame, loadedGame)
        : [];
    if (loadedGame !== undefined && payments !== undefined) {
      games.push(loadedGame);
      rows.push(...payments);
    }
    if (performance.now() - stepStart < SLICE_MS) continue;
    onprogress?.(count + 1);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    stepStart = performance.now();
  }
  const text = textOf(games, { columns: PAYMENT_COLUMNS, rows }, exportOptions, now);
  return {
    file: exportFile(text, exportOptions.format, now),
    unreadableCount: storedGames.length - games.length
  };
}

/** Milliseconds of work before the page may do something else: less than a frame. */
const SLICE_MS = 8;

function textOf(
  games: readonly ExportedGame[],
  payments: SheetTable,
  { format, csv, unit }: ExportOptions,
  now: number
): string {
  switch (format) {
    case 'games':
      return csvOf(gamesTable(games), csv);
    case 'payments':
      return csvOf(payments, csv);
    case 'plays':
      return playFile(games, unit, now);
  }
}

/** Loads each game once; undefined for a game that this version does not have. */
function cachedGameLoader(): (id: string) => Promise<Game | undefined> {
  const loadedGames = new Map<string, Promise<Game | undefined>>();
  return (id) => {
    const game = loadedGames.get(id) ?? Promise.resolve(findGame(id)?.load());
    loadedGames.set(id, game);
    return game;
  };
}

async function loadExportedGame(
  database: Database,
  { origin, startedAt }: StoredGame,
  game: Game
): Promise<ExportedGame> {
  if (!('result' in origin)) return manualToExportedGame(origin, game);
  const { result, note, summary } = origin;
  const isSummaryCurrent = summary !== undefined && isCurrent(summary, result);
  const exportSummary = isSummaryCurrent
    ? summary
    : ((await summarizeStoredMatch(database, result.match)) ?? summaryOfResult(result));
  const seats = playerDirectoryOf(database).withCurrentNames(exportSummary.seats);
  const text = { location: note?.place, note: note?.text, date: startedAt };
  return toExportedGame({ ...exportSummary, seats }, game, lastNamesOf(seats), text);
}

/** The rows of a match's payments; undefined if its log cannot be read or replayed. */
async function loadPayments(
  database: Database,
  { origin }: StoredGame,
  game: ExportedGame
): Promise<SheetTable['rows'] | undefined> {
  if (!('result' in origin)) return [];
  try {
    const log = await loadFinishedLog(database, origin.result.match);
    const { seats } = origin.result;
    return log && paymentRows(game, paymentsOf(log, lastNamesOf(seats), seats));
  } catch {
    return undefined;
  }
}

/** The log of a finished match with its game; undefined if the match is still running, deleted or gone. */
async function loadFinishedLog(database: Database, id: string): Promise<FinishedLog | undefined> {
  const cachedMatch = matchCache.get(id);
  const savedLog =
    cachedMatch === undefined
      ? await matchArchive.read(database, id)
      : { head: cachedMatch.match, ...cachedMatch };
  if (savedLog?.result === undefined || savedLog.head.deletedAt !== undefined) return undefined;
  const game = await gameOf(savedLog.head);
  return (
    game && { game, match: savedLog.head, entries: savedLog.entries as readonly Entry<GameTypes['Move']>[] }
  );
}
