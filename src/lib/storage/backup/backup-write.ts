import type { Entry } from '$lib/core';
import type { LogBundle } from './backup-body';
import type { RestorePlan } from './backup-plan';
import { validRecord } from '$lib/storage/validation/validate-records';
import { willBeWritten, type PlannedLog } from './plan-logs';
import type { SavedMatch, SavedPartSet } from '$lib/storage/database/schema';
import { allRequests } from '$lib/storage/database/transactions';

/** The methods of a store that a restore uses. */
interface RestoreStore {
  add(value: unknown, key?: IDBValidKey): Promise<unknown>;
  put(value: unknown, key?: IDBValidKey): Promise<unknown>;
  delete(key: IDBValidKey | IDBKeyRange): Promise<void>;
  get(key: IDBValidKey): Promise<unknown>;
}

/** The stores that a restore writes to. */
export type WrittenStore =
  | 'matches'
  | 'entries'
  | 'drafts'
  | 'results'
  | 'players'
  | 'people'
  | 'settings'
  | 'partSets'
  | 'partEntries'
  | 'boxes'
  | 'gameNotes'
  | 'manualGames';

/** The one transaction of a restore. */
export interface RestoreTransaction {
  objectStore(name: WrittenStore): RestoreStore;
}

/** A record before and after a restore; a missing member means that there was no record. */
export interface RecordChange {
  readonly store: WrittenStore;
  readonly key: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The entries added to a log: those after `from`, up to `to`. */
export interface LogGrowth {
  readonly store: 'entries' | 'partEntries';
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The data needed to undo a restore. Earlier versions stored no `version`, and no `after`. */
export interface UndoData {
  readonly version?: 2;
  readonly was: readonly RecordChange[];
  readonly grown: readonly LogGrowth[];
}

/**
 * Applies a plan. Entries are added and never overwritten; if the file's version of a forked match replaces the one
 * here, the latter is marked as deleted at `time` (milliseconds since 1970). Resolves with the data needed to undo the
 * restore.
 */
export async function applyPlan(
  transaction: RestoreTransaction,
  plan: RestorePlan,
  time: number
): Promise<UndoData> {
  const recordChanges: RecordChange[] = [];
  const changeRecord = async (store: WrittenStore, key: string, value: unknown): Promise<void> => {
    const valueBefore = await transaction.objectStore(store).get(key);
    recordChanges.push({
      store,
      key,
      ...(valueBefore === undefined ? {} : { before: valueBefore }),
      ...(value === undefined ? {} : { after: value })
    });
    const targetStore = transaction.objectStore(store);
    if (value === undefined) await targetStore.delete(key);
    else await targetStore.put(requireValid(store, value), store === 'settings' ? key : undefined);
  };
  const growths: LogGrowth[] = [];
  for (const plannedMatch of plan.matches)
    if (willBeWritten(plannedMatch)) {
      growths.push(await addEntries(transaction, 'entries', plannedMatch));
      const { head, draft, result } = plannedMatch.bundle;
      await changeRecord('matches', head.id, headOf(plannedMatch));
      if (plannedMatch.choice === 'file' && plannedMatch.device !== undefined)
        await changeRecord('matches', plannedMatch.device.head.id, {
          ...plannedMatch.device.head,
          deletedAt: time
        });
      if (plannedMatch.lines.file > 0 || plannedMatch.device === undefined) {
        await changeRecord('drafts', head.id, draft);
        await changeRecord('results', head.id, result);
      }
    }
  for (const plannedSet of plan.partSets)
    if (willBeWritten(plannedSet)) {
      growths.push(await addEntries(transaction, 'partEntries', plannedSet));
      await changeRecord('partSets', plannedSet.bundle.head.id, headOf(plannedSet));
    }
  for (const player of plan.players) await changeRecord('players', player.name, player);
  for (const person of plan.people) await changeRecord('people', person.id, person);
  for (const box of plan.boxes) await changeRecord('boxes', box.game, box);
  for (const [key, value] of plan.settings) await changeRecord('settings', key, value);
  for (const note of plan.gameNotes) await changeRecord('gameNotes', note.match, note);
  for (const game of plan.manualGames) await changeRecord('manualGames', game.id, game);
  return { version: 2, was: recordChanges, grown: growths };
}

/** Returns the record if it is valid. An invalid one throws, which aborts the whole restore. */
function requireValid(store: WrittenStore, record: unknown): unknown {
  return validRecord(store, record as never);
}

/** The record to write: the existing record if there is one, without its deletion mark. */
function headOf<Head extends SavedMatch | SavedPartSet>({
  device,
  bundle,
  action: restoreAction
}: PlannedLog<Head>): object {
  const { deletedAt: _, ...head } =
    device === undefined || restoreAction === 'fork' ? bundle.head : device.head;
  return head;
}

async function addEntries(
  transaction: RestoreTransaction,
  store: LogGrowth['store'],
  { device, bundle, action: restoreAction, lines }: PlannedLog<SavedMatch> | PlannedLog<SavedPartSet>
): Promise<LogGrowth> {
  const firstSeq = restoreAction === 'fork' || device === undefined ? 0 : device.entries.length;
  const linesToAdd = lines.file > 0 || restoreAction === 'fork' ? newEntries(bundle, firstSeq) : [];
  const logStore = transaction.objectStore(store);
  await allRequests(linesToAdd.map((entry) => () => logStore.add(requireValid(store, entry))));
  return { store, id: bundle.head.id, from: firstSeq, to: firstSeq + linesToAdd.length };
}

function newEntries({ entries }: LogBundle<unknown>, afterSeq: number): readonly Entry[] {
  return entries.filter(({ seq }) => seq > afterSeq);
}
