import type { Entry, GameTypes } from '$lib/core';
import { readMatch, findGame, gameOf } from '$lib/games/registry';
import { device, type Database } from '$lib/storage/database/database';
import {
  restoreRecords,
  readQuarantine,
  removeRecords,
  type QuarantineKind,
  type RawRecord,
  type QuarantinedRecord
} from '$lib/storage/quarantine/quarantine';
import type { SavedMatch } from '$lib/storage/database/schema';
import { storageErrorOf, type StorageError } from '$lib/storage/database/storage-error';
import { refuseMatch } from '$lib/session/match/inspect';
import { isPartsLog } from '$lib/session/parts/parts-lines';
import { DAMAGE_SENTENCES, unknownGame, damageDetail } from '$lib/session/strings/en/quarantine';
import * as say from '$lib/session/strings/en/session';

/** A stored item that cannot be shown. */
export interface QuarantinedItem {
  readonly kind: QuarantineKind;
  readonly key: IDBValidKey;
  /** The problem, as one sentence; absent if there is none. */
  readonly sentence?: string;
  /** The place of the damage, if it is known. */
  readonly detail?: string;
  readonly records: readonly RawRecord[];
}

/** The damaged data on this device: it can be viewed raw, saved as a file, or deleted. */
export class Quarantine {
  /** The damaged items; undefined until everything has been read. */
  items: readonly QuarantinedItem[] | undefined = $state.raw();
  /** The item deleted last, which can be restored until the page is left. */
  deletedItem: QuarantinedItem | undefined = $state.raw();
  error: StorageError | undefined = $state.raw();
  readonly #database: Database;

  constructor(database: Database = device) {
    this.#database = database;
  }

  /** Reads everything, including logs. `listedId` is a match to list whatever its condition. */
  async read(listedId?: string): Promise<void> {
    try {
      const records = await readQuarantine(this.#database);
      const checkedItems = await Promise.all(records.map(checkItem));
      const damagedItems = checkedItems.filter(({ sentence }) => sentence !== undefined);
      const listedMatch = checkedItems.find(({ kind, key }) => kind === 'match' && key === listedId);
      this.items =
        listedMatch === undefined || damagedItems.includes(listedMatch)
          ? damagedItems
          : [listedMatch, ...damagedItems];
      this.error = undefined;
    } catch (error) {
      this.error = storageErrorOf(error);
      this.items ??= [];
    }
  }

  /** Deletes an item with everything that belongs to it; `undelete` restores it. */
  delete(item: QuarantinedItem): Promise<void> {
    return this.#change(async () => {
      await removeRecords(this.#database, item.records);
      this.deletedItem = item;
      this.items = this.items?.filter((otherItem) => otherItem !== item);
    });
  }

  undelete(): Promise<void> {
    const item = this.deletedItem;
    return this.#change(async () => {
      if (item === undefined) return;
      await restoreRecords(this.#database, item.records);
      this.deletedItem = undefined;
      this.items = [item, ...(this.items ?? [])];
    });
  }

  async #change(change: () => Promise<void>): Promise<void> {
    try {
      await change();
      this.error = undefined;
    } catch (error) {
      this.error = storageErrorOf(error);
    }
  }
}

async function checkItem(item: QuarantinedRecord): Promise<QuarantinedItem> {
  const { kind, key, records, invalidMember } = item;
  if (invalidMember !== undefined)
    return { kind, key, records, sentence: DAMAGE_SENTENCES[kind], detail: damageDetail(invalidMember) };
  const sentence = await findContentProblem(item);
  return { kind, key, records, ...(sentence === undefined ? {} : { sentence }) };
}

/** Finds problems that storage cannot find, because it knows neither games nor parts. */
async function findContentProblem({ kind, records }: QuarantinedRecord): Promise<string | undefined> {
  if (kind === 'match') return findMatchProblem(records);
  if (kind !== 'parts' || isPartsLog(valuesOfStore(records, 'partEntries') as readonly Entry[]))
    return undefined;
  return say.unknownParts;
}

async function findMatchProblem(records: readonly RawRecord[]): Promise<string | undefined> {
  const [savedMatch] = valuesOfStore(records, 'matches') as readonly SavedMatch[];
  if (savedMatch === undefined || savedMatch.deletedAt !== undefined) return undefined;
  const match = readMatch(savedMatch);
  if (findGame(match.game) === undefined) return unknownGame(match.game);
  const game = await gameOf(match).catch(() => undefined);
  const entries = valuesOfStore(records, 'entries') as readonly Entry<GameTypes['Move']>[];
  return game === undefined ? undefined : refuseMatch(game, match, entries);
}

function valuesOfStore(records: readonly RawRecord[], store: RawRecord['store']): readonly unknown[] {
  return records.filter((record) => record.store === store).map(({ value }) => value);
}
