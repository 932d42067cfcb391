import {
  readLog,
  seatsWithJoined,
  type RandomSource,
  type Entry,
  type Match,
  type GameTypes,
  type Seat
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { device, type Database } from '$lib/storage/database/database';
import type { SavedMatch } from '$lib/storage/database/schema';
import { StorageError } from '$lib/storage/database/storage-error';
import type { LogRecord } from '$lib/session/log/log-record';
import { gameOf } from '$lib/games/registry';
import { findFittingTaps, refuseHandOvers, refuseSetup } from './inspect';
import { matchCache, matchArchive, type CachedMatch } from './match-cache';
import { OpenMatch } from './match.svelte';
import { playerDirectoryOf } from '$lib/session/people/player-directory.svelte';
import { PersistedLog } from '$lib/session/log/persisted-log.svelte';
import * as say from '$lib/session/strings/en/session';

/** Replacements for the app's own database, randomness and games, for tests. */
export interface OpenOptions {
  readonly database?: Database;
  readonly random?: RandomSource;
  readonly load?: (match: Match) => Promise<Game | undefined>;
}

/**
 * Opens a match at exactly its last saved entry, with its draft; `close` it when its screen is left. Undefined if there
 * is no such match, or it is deleted. Rejects with a StorageError if storage cannot be read, this version does not have
 * the game, or the stored match does not fit it.
 */
export async function openMatch(id: string, openOptions: OpenOptions = {}): Promise<OpenMatch | undefined> {
  const { database = device, load = loadGame } = openOptions;
  const cachedMatch = matchCache.get(id);
  const savedLog =
    cachedMatch === undefined
      ? await matchArchive.read(database, id)
      : { head: cachedMatch.match, ...cachedMatch };
  if (savedLog === undefined || (cachedMatch === undefined && savedLog.head.deletedAt !== undefined))
    return undefined;
  await playerDirectoryOf(database).load();
  const game = await load(savedLog.head);
  if (game === undefined) throw new StorageError('unknownGame');
  const entries = savedLog.entries as readonly Entry<GameTypes['Move']>[];
  if ((refuseSetup(game, savedLog.head) ?? refuseHandOvers(savedLog.head, entries)) !== undefined)
    throw new StorageError('unread');
  const log =
    cachedMatch === undefined
      ? await openSavedLog(game, savedLog, database)
      : openCachedLog(cachedMatch, database);
  try {
    return new OpenMatch(game, log, openOptions.random);
  } catch (error) {
    throw new StorageError('unplayable', error);
  }
}

/** The seats of a match; none if there is no such match, or it cannot be read. */
export async function seatsOfMatch(id: string, database: Database = device): Promise<readonly Seat[]> {
  const head =
    matchCache.get(id)?.match ?? (await matchArchive.read(database, id).catch(() => undefined))?.head;
  return head?.seats ?? [];
}

function openCachedLog(cachedMatch: CachedMatch, database: Database): PersistedLog<SavedMatch> {
  return (
    cachedMatch.log ??
    new PersistedLog(
      { head: cachedMatch.match, ...cachedMatch },
      matchArchive,
      database,
      cachedMatch.savedSeq
    )
  );
}

async function openSavedLog(
  game: Game,
  savedLog: LogRecord<SavedMatch>,
  database: Database
): Promise<PersistedLog<SavedMatch>> {
  const { draft, isDraftUnread, head } = savedLog;
  const entries = savedLog.entries as readonly Entry<GameTypes['Move']>[];
  const match = { ...head, seats: seatsWithJoined(head.seats, readLog(entries).inEffect) };
  const isDraftOutdated = draft !== undefined && draft.after !== (entries.at(-1)?.seq ?? 0);
  const fittedTaps =
    draft === undefined || isDraftOutdated ? undefined : await findFittingTaps(game, match, entries, draft);
  const areTapsLost = isDraftUnread === true || fittedTaps?.isCut === true;
  const fittingDraft = draft &&
    fittedTaps && { ...draft, taps: fittedTaps.taps, version: game.storedData.tapVersion };
  const log = new PersistedLog({ ...savedLog, draft: fittingDraft }, matchArchive, database);
  if (areTapsLost) log.notice = say.tapsDropped;
  return log;
}

async function loadGame(match: Match): Promise<Game | undefined> {
  try {
    return await gameOf(match);
  } catch (error) {
    throw new StorageError('unloaded', error);
  }
}
