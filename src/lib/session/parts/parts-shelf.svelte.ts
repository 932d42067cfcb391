import { capitalize, joinWithAnd, type Entry } from '$lib/core';
import { missingText, stateAfterSteps, replayParts, type PartMove } from '$lib/parts';
import { timeNow, device, type Database } from '$lib/storage/database/database';
import { markPartSetDeleted, readPartSets, removeMarkedPartSets } from '$lib/storage/records/part-sets';
import type { SavedPartSet } from '$lib/storage/database/schema';
import { storageErrorOf, type StorageError } from '$lib/storage/database/storage-error';
import { DELETED_RETENTION_MS } from '$lib/session/home/running-matches.svelte';
import { isPartsLog } from './parts-lines';
import { partsCache, DIE_ID, TRAY_ID } from './parts-open';

/** A part set in the list. */
export interface ShelvedSet {
  readonly set: SavedPartSet;
  /** The pieces that the app replaces: "Two $70,000 notes and all 20 chips". */
  readonly words: string;
}

/** The part sets of this device. */
export class PartsShelf {
  /** The part sets, the most recently used first; undefined until they have been read. */
  sets: readonly ShelvedSet[] | undefined = $state.raw();
  /** The set deleted last, which can be restored. */
  deletedSet: SavedPartSet | undefined = $state.raw();
  error: StorageError | undefined = $state.raw();
  readonly #database: Database;

  constructor(database: Database = device) {
    this.#database = database;
  }

  /** Reads the list. Never rejects: errors are in `error`. */
  async read(): Promise<void> {
    // Works on a snapshot: a set saved while storage is read would otherwise be listed twice.
    const cachedSets = [...partsCache.values()].map(({ head, entries }) => ({ set: head, entries }));
    try {
      const savedSets = await readPartSets(this.#database);
      this.error = undefined;
      removeMarkedPartSets(this.#database, Date.now() - DELETED_RETENTION_MS).catch(() => undefined);
      this.#setSets([
        ...cachedSets,
        ...savedSets.filter(({ set }) => !cachedSets.some((item) => item.set.id === set.id))
      ]);
    } catch (error) {
      this.error = storageErrorOf(error);
      this.#setSets(cachedSets);
    }
  }

  /** Removes a set from the list; `undelete` restores it. */
  async delete(partSet: SavedPartSet): Promise<void> {
    this.deletedSet = partSet;
    await this.#setDeletedAt(partSet.id, timeNow());
  }

  async undelete(): Promise<void> {
    const { deletedSet } = this;
    this.deletedSet = undefined;
    if (deletedSet !== undefined) await this.#setDeletedAt(deletedSet.id, undefined);
  }

  async #setDeletedAt(id: string, time: number | undefined): Promise<void> {
    await partsCache.get(id)?.whenSaved();
    const error = await markPartSetDeleted(this.#database, id, time).then(() => undefined, storageErrorOf);
    await this.read();
    this.error ??= error;
  }

  #setSets(foundSets: readonly { readonly set: SavedPartSet; readonly entries: readonly Entry[] }[]): void {
    this.sets = foundSets
      .filter(({ set }) => set.id !== TRAY_ID && set.id !== DIE_ID)
      .flatMap(({ set, entries }) => (isPartsLog(entries) ? [{ set, words: setText(entries) }] : []));
  }
}

function setText(entries: readonly Entry<PartMove>[]): string {
  const { chosen } = stateAfterSteps(replayParts(entries));
  return capitalize(joinWithAnd(chosen.map(missingText)));
}
