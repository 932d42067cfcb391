import type { Match } from '$lib/core';
import { readMatch } from '$lib/games/registry';
import { timeNow, device, type Database } from '$lib/storage/database/database';
import { markDeleted, removeMarkedMatches } from '$lib/storage/records/deleted-matches';
import { readRunning } from '$lib/storage/records/matches';
import { storageErrorOf, type StorageError } from '$lib/storage/database/storage-error';
import { restoreDeleted, matchCache, setMatchAside } from '$lib/session/match/match-cache';
import { playerDirectoryOf } from '$lib/session/people/player-directory.svelte';
import type { MatchSummary } from '$lib/session/match/match-summary';

/** A running match in the list; its summary arrives a moment later. */
export interface RunningMatch {
  readonly match: Match;
  readonly standing?: MatchSummary;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A deleted match can be restored for this many milliseconds; the first list read after that removes it for good. */
export const DELETED_RETENTION_MS = 30 * DAY_MS;

/** The list of running matches. It imports no game: rules are loaded only if a match is running, for its summary. */
export class RunningMatches {
  /** The running matches as stored, the last started first; undefined until they have been read. */
  #rows: readonly RunningMatch[] | undefined = $state.raw();
  error: StorageError | undefined = $state.raw();
  /** The number of stored items that cannot be shown; they are on the page of damaged data. */
  damagedCount: number = $state.raw(0);
  readonly #database: Database;
  /** Ids of running matches whose log or game cannot be read. */
  #unreadableIds: readonly string[] = [];

  constructor(database: Database = device) {
    this.#database = database;
  }

  /** The running matches with current names, the last started first; undefined until they have been read. */
  get running(): readonly RunningMatch[] | undefined {
    const people = playerDirectoryOf(this.#database);
    return this.#rows?.map(({ match, standing }) => {
      const listedMatch = { ...match, seats: people.withCurrentNames(standing?.seats ?? match.seats) };
      return standing === undefined ? { match: listedMatch } : { match: listedMatch, standing };
    });
  }

  /** Reads the list, then the summaries. Never rejects: errors are in `error`. */
  async read(): Promise<void> {
    const [matches] = await Promise.all([this.#matches(), playerDirectoryOf(this.#database).load()]);
    const rowsBefore = this.#rows ?? [];
    this.#rows = matches.map((match) => rowsBefore.find((row) => row.match.id === match.id) ?? { match });
    if (matches.length > 0) await this.#readStandings(matches);
    this.damagedCount = this.#unreadableIds.length + (await this.#countUnread());
    // This comes last, because it reads every match.
    if (this.error === undefined)
      removeMarkedMatches(this.#database, Date.now() - DELETED_RETENTION_MS).catch(() => undefined);
  }

  /** Removes a match from the list; `undelete` restores it within 30 days. */
  async delete(id: string): Promise<void> {
    setMatchAside(id);
    await this.#setDeletedAt(id, timeNow());
  }

  async undelete(id: string): Promise<void> {
    restoreDeleted(id);
    await this.#setDeletedAt(id, undefined);
  }

  /** Loads the summaries, and removes matches that cannot be shown from the list. */
  async #readStandings(matches: readonly Match[]): Promise<void> {
    const summaryModule = await import('$lib/session/match/match-summary').catch(() => undefined);
    if (summaryModule === undefined) return;
    const { readMatchSummary } = summaryModule;
    const standings = await Promise.all(matches.map((match) => readMatchSummary(match, this.#database)));
    const shownRows = this.#rows ?? [];
    const isShown = ({ id }: Match): boolean => shownRows.some((row) => row.match.id === id);
    const rows = matches
      .map((match, index) => ({ match, standing: standings[index] }))
      .filter(({ match }) => isShown(match));
    this.#unreadableIds = rows.filter(({ standing }) => standing === 'unread').map(({ match }) => match.id);
    this.#rows = rows.flatMap(({ match, standing }) =>
      standing === 'unread' ? [] : [withStanding(match, standing)]
    );
  }

  async #countUnread(): Promise<number> {
    try {
      const { countInvalid } = await import('$lib/storage/quarantine/quarantine');
      return await countInvalid(this.#database);
    } catch {
      return 0;
    }
  }

  async #setDeletedAt(id: string, time: number | undefined): Promise<void> {
    const error = await markDeleted(this.#database, id, time).then(() => undefined, storageErrorOf);
    await this.read();
    this.error ??= error;
  }

  async #matches(): Promise<readonly Match[]> {
    // Works on a snapshot: a match saved while storage is read would otherwise be listed twice.
    const unsavedMatches = [...matchCache];
    const unsavedRunning = unsavedMatches
      .filter(([, { result }]) => result === undefined)
      .map(([, { match }]) => match);
    try {
      const savedMatches = await readRunning(this.#database);
      this.error = undefined;
      return newestFirst([
        ...unsavedRunning,
        ...savedMatches.filter(({ id }) => !unsavedMatches.some(([match]) => match === id)).map(readMatch)
      ]);
    } catch (error) {
      this.error = storageErrorOf(error);
      return newestFirst(unsavedRunning);
    }
  }
}

function newestFirst(matches: readonly Match[]): readonly Match[] {
  return [...matches].sort((a, b) => b.startedAt - a.startedAt);
}

function withStanding(match: Match, standing: MatchSummary | undefined): RunningMatch {
  return standing === undefined ? { match } : { match, standing };
}
