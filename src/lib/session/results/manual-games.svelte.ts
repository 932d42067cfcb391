import { PLAYER_IDS, type Seat } from '$lib/core';
import { timeNow, device, type Database } from '$lib/storage/database/database';
import {
  markManualGameDeleted,
  readManualGame,
  readManualGames,
  removeMarkedManualGames,
  saveManualGame
} from '$lib/storage/records/manual-games';
import type { ManualGame } from '$lib/storage/database/schema';
import { storageErrorOf, type StorageError } from '$lib/storage/database/storage-error';
import { newId } from '$lib/session/log/log-record';
import { DELETED_RETENTION_MS } from '$lib/session/home/running-matches.svelte';
import { playerDirectoryOf } from '$lib/session/people/player-directory.svelte';
import { openTabChannel, type TabChannel } from '$lib/session/log/tab-sync';

export type { ManualGame, ManualPlayer } from '$lib/storage/database/schema';

/** A game as it is entered, before it has an id. */
export type ManualEntry = Omit<ManualGame, 'id' | 'changedAt' | 'deletedAt'>;

/** The games that were played without the app. The same on every page and in every tab. */
export class ManualGames {
  /** As stored, most recently played first; undefined until they have been read. */
  #games: readonly ManualGame[] | undefined = $state.raw();
  /** The reason why the games could not be read, or the last change was not saved. */
  error: StorageError | undefined = $state.raw();
  readonly #database: Database;
  readonly #channel: TabChannel;

  constructor(database: Database = device) {
    this.#database = database;
    this.#channel = openTabChannel(database.name, 'manualGames', () => void this.load());
  }

  /** Most recently played first, with current names; undefined until they have been read. */
  get games(): readonly ManualGame[] | undefined {
    return this.#games?.map((game) => this.#withCurrentNames(game));
  }

  /** Reads all games, and everyone’s current name. Never rejects: errors are in `error`. */
  async load(): Promise<void> {
    await this.read();
    if (this.error !== undefined) return;
    await playerDirectoryOf(this.#database).load();
    removeMarkedManualGames(this.#database, Date.now() - DELETED_RETENTION_MS).catch(() => undefined);
  }

  /**
   * Reads all games. People have the names saved with the games until their current names are loaded. Never rejects.
   */
  async read(): Promise<void> {
    try {
      this.#games = await readManualGames(this.#database);
      this.error = undefined;
    } catch (error) {
      this.error = storageErrorOf(error);
    }
  }

  /** A game, deleted or not, with current names. Rejects with a StorageError if it cannot be read. */
  async find(id: string): Promise<ManualGame | undefined> {
    const [foundGame] = await Promise.all([
      readManualGame(this.#database, id),
      playerDirectoryOf(this.#database).load()
    ]);
    return foundGame === undefined ? undefined : this.#withCurrentNames(foundGame);
  }

  /**
   * Saves a game and the people who played, as a new one or replacing the one with this id. Resolves with its id;
   * undefined if it could not be saved, which `error` explains.
   */
  async save(entry: ManualEntry, id = newId()): Promise<string | undefined> {
    const people = playerDirectoryOf(this.#database);
    await people.load();
    const now = timeNow();
    const seats = entry.players.slice(0, PLAYER_IDS.length).map(seatOf);
    const seating = people.seat(seats, Math.min(now, entry.playedAt));
    const players = entry.players.map((player, index) => {
      const person = seating.seats[index]?.person;
      return person === undefined ? player : { ...player, person };
    });
    const isSaved = await this.#change(() =>
      saveManualGame(this.#database, { ...entry, id, players, changedAt: now }, seating.people)
    );
    if (isSaved) people.addPeople(seating.people, true);
    return isSaved ? id : undefined;
  }

  /** Removes a game from the list; `undelete` restores it within 30 days. Resolves with whether it was saved. */
  delete(id: string): Promise<boolean> {
    return this.#change(() => markManualGameDeleted(this.#database, id, timeNow()));
  }

  undelete(id: string): Promise<boolean> {
    return this.#change(() => markManualGameDeleted(this.#database, id, undefined));
  }

  async #change(change: () => Promise<void>): Promise<boolean> {
    try {
      await change();
    } catch (error) {
      this.error = storageErrorOf(error);
      return false;
    }
    this.#channel.notify();
    await this.load();
    return true;
  }

  #withCurrentNames(game: ManualGame): ManualGame {
    const people = playerDirectoryOf(this.#database);
    const players = game.players.map((player) => ({ ...player, name: people.nameOf(player) }));
    const names = players.map(({ name }) => name);
    const hasDuplicateNames = names.some((name, index) => names.indexOf(name) !== index);
    return hasDuplicateNames ? game : { ...game, players };
  }
}

function seatOf({ name, colour, person }: ManualGame['players'][number], index: number): Seat {
  const player = PLAYER_IDS[index] ?? 'p1';
  return person === undefined ? { player, name, colour } : { player, name, colour, person };
}

const games = new WeakMap<Database, ManualGames>();

/** The games entered by hand on this device; one instance per database. */
export function manualGamesOf(database: Database = device): ManualGames {
  const manualGames = games.get(database) ?? new ManualGames(database);
  games.set(database, manualGames);
  return manualGames;
}
