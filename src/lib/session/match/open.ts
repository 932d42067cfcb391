import {
  readLog,
  seatsWithJoined,
  type Chance,
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
import { fittingTaps, refuseHandOvers, refuseSetup } from './inspect';
import { matchCache, matchArchive, type CachedMatch } from './match-cache';
import { OpenMatch } from './match.svelte';
import { playerDirectoryOf } from '$lib/session/people/player-directory.svelte';
import { PersistedLog } from '$lib/session/log/persisted-log.svelte';
import * as say from '$lib/session/strings/en/session';

/** Replacements for the app's own database, randomness and games, for tests. */
export interface OpenOptions {
  readonly database?: Database;
  readonly chance?: Chance;
  readonly load?: (match: Match) => Promise<Game | undefined>;
}

/**
 * Opens a match at exactly its last saved entry, with its draft; `close` it when its screen is left. Undefined if there
 * is no such match, or it is deleted. Rejects with a StorageError if storage cannot be read, this version does not have
 * the game, or the stored match does not fit it.
 */
export async function openMatch(id: string, opening: OpenOptions = {}): Promise<OpenMatch | undefined> {
  const { database = device, load = loadGame } = opening;
  const cached = matchCache.get(id);
  const savedLog =
    cached === undefined ? await matchArchive.read(database, id) : { head: cached.match, ...cached };
  if (savedLog === undefined || (cached === undefined && savedLog.head.deletedAt !== undefined))
    return undefined;
  await playerDirectoryOf(database).load();
  const game = await load(savedLog.head);
  if (game === undefined) throw new StorageError('unknownGame');
  const entries = savedLog.entries as readonly Entry<GameTypes['Move']>[];
  if ((refuseSetup(game, savedLog.head) ?? refuseHandOvers(savedLog.head, entries)) !== undefined)
    throw new StorageError('unread');
  const log =
    cached === undefined ? await openSavedLog(game, savedLog, database) : openCachedLog(cached, database);
  try {
    return new OpenMatch(game, log, opening.chance);
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

function openCachedLog(cached: CachedMatch, database: Database): PersistedLog<SavedMatch> {
  return (
    cached.log ?? new PersistedLog({ head: cached.match, ...cached }, matchArchive, database, cached.savedSeq)
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
  const isOld = draft !== undefined && draft.after !== (entries.at(-1)?.seq ?? 0);
  const fitting = draft === undefined || isOld ? undefined : await fittingTaps(game, match, entries, draft);
  const isLost = isDraftUnread === true || fitting?.isCut === true;
  const fittingDraft = draft &&
    fitting && { ...draft, taps: fitting.taps, version: game.storedData.tapVersion };
  const log = new PersistedLog({ ...savedLog, draft: fittingDraft }, matchArchive, database);
  if (isLost) log.notice = say.tapsDropped;
  return log;
}

async function loadGame(match: Match): Promise<Game | undefined> {
  try {
    return await gameOf(match);
  } catch (error) {
    throw new StorageError('unloaded', error);
  }
}
