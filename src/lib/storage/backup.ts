import type { Entry } from '$lib/core';
import type { BackupBody, Bundle } from './backup-body';
import { planRestore, type ForkChoices, type Here, type RestorePlan } from './backup-plan';
import { withAnswers, type Answers } from './backup-people';
import { applyPlan, takeOut, type RestoreTransaction } from './backup-write';
import { STORES, type Database } from './database';
import { isKept, keptOnes, wrongInLog } from './door';
import type { Setting } from './schema';
import { atOnce, LONG_PATIENCE, read, write } from './transactions';

/** Where the way back from the last restore is kept. It is no setting of anybody's and goes into no backup. */
export const WAY_BACK = 'restored';

/** Facts of this device alone. */
const OWN_SETTINGS: readonly string[] = [WAY_BACK, 'protectionAsked', 'backedUpAt', 'backedUpMatches'];

/** What the table decided when it was shown what would happen, and when: milliseconds since 1970. */
export interface Deciding {
  readonly answers?: Answers;
  readonly choices?: ForkChoices;
  readonly at?: number;
}

/** Everything that is kept and can be read, as it stands at one moment, and what is kept and cannot. */
export function readEverything(database: Database): Promise<Here> {
  return read(
    database,
    STORES,
    (transaction) => everythingIn(transaction as unknown as Reading),
    LONG_PATIENCE
  );
}

/**
 * Brings in what a file holds, all of it or nothing, and resolves with what was done once that is on the disk. What
 * is here is read again in the same transaction, so that nothing that was told meanwhile is lost. `at` is now, in
 * milliseconds since 1970.
 */
export function restore(
  database: Database,
  file: BackupBody,
  { answers = {}, choices = {}, at = 0 }: Deciding = {}
): Promise<RestorePlan> {
  return write(
    database,
    STORES,
    async (transaction) => {
      const here = await everythingIn(transaction);
      const plan = planRestore(here, withAnswers(here, file, answers), choices);
      const way = await applyPlan(transaction as unknown as RestoreTransaction, plan, at);
      await transaction.objectStore('settings').put(JSON.stringify(way), WAY_BACK);
      return plan;
    },
    'strict',
    LONG_PATIENCE
  );
}

/** Whether a restore can still be taken back. */
export function canTakeBack(database: Database): Promise<boolean> {
  return read(database, ['settings'], async (transaction) => {
    return (await transaction.objectStore('settings').get(WAY_BACK)) !== undefined;
  });
}

/**
 * Takes out what the last restore has brought in, all of it or nothing. False where something of it was played on
 * since: then nothing is done.
 */
export function takeBackRestore(database: Database): Promise<boolean> {
  return write(
    database,
    STORES,
    async (transaction) => {
      const settings = transaction.objectStore('settings');
      const way = await settings.get(WAY_BACK);
      if (typeof way !== 'string') return false;
      const isOut = await takeOut(transaction as unknown as RestoreTransaction, way);
      if (isOut) await settings.delete(WAY_BACK);
      return isOut;
    },
    'strict',
    LONG_PATIENCE
  );
}

/** As much of a transaction as reads whole stores. */
interface Reading {
  objectStore(name: (typeof STORES)[number]): {
    getAll(): Promise<unknown[]>;
    getAllKeys(): Promise<IDBValidKey[]>;
  };
}

async function everythingIn(transaction: Reading): Promise<Here> {
  const all = async (name: (typeof STORES)[number]): Promise<readonly unknown[]> =>
    transaction.objectStore(name).getAll();
  const [matches, entries, drafts, results, players, people, partSets, partEntries, boxes, values, keys] =
    await atOnce([
      () => all('matches'),
      () => all('entries'),
      () => all('drafts'),
      () => all('results'),
      () => all('players'),
      () => all('people'),
      () => all('partSets'),
      () => all('partEntries'),
      () => all('boxes'),
      () => all('settings'),
      () => transaction.objectStore('settings').getAllKeys()
    ]);
  const logs = groupedBy(entries, 'match');
  const partLogs = groupedBy(partEntries, 'match');
  const draftOf = new Map(keptOnes('drafts', drafts).map((draft) => [draft.match, draft]));
  const resultOf = groupedBy(results, 'match');
  const bundles = keptOnes('matches', matches).flatMap((head) => {
    const log = logs.get(head.id) ?? [];
    const [result] = resultOf.get(head.id) ?? [];
    if (wrongInLog('entries', log) !== undefined) return [];
    if (result !== undefined && !isKept('results', result)) return [];
    const draft = draftOf.get(head.id);
    return [
      {
        head,
        entries: log as readonly Entry[],
        ...(draft === undefined ? {} : { draft }),
        ...(result === undefined ? {} : { result })
      }
    ];
  });
  const sets = keptOnes('partSets', partSets).flatMap((head) => {
    const log = partLogs.get(head.id) ?? [];
    return wrongInLog('partEntries', log) === undefined ? [{ head, entries: log as readonly Entry[] }] : [];
  });
  const readBoxes = keptOnes('boxes', boxes);
  return {
    matches: bundles,
    partSets: sets,
    players: keptOnes('players', players),
    people: keptOnes('people', people),
    boxes: readBoxes,
    settings: settingsIn(keys, values),
    taken: {
      matches: others([...idsIn(matches, 'id'), ...logs.keys(), ...resultOf.keys()], bundles),
      partSets: others([...idsIn(partSets, 'id'), ...partLogs.keys()], sets),
      boxes: new Set(idsIn(boxes, 'game').filter((game) => !readBoxes.some((box) => box.game === game)))
    }
  };
}

function settingsIn(
  keys: readonly IDBValidKey[],
  values: readonly unknown[]
): readonly (readonly [string, Setting])[] {
  return keys.flatMap((key, index) => {
    const value = values[index];
    const isOne = typeof key === 'string' && !OWN_SETTINGS.includes(key) && isKept('settings', value);
    return isOne ? [[key, value] as const] : [];
  });
}

function groupedBy(records: readonly unknown[], member: string): ReadonlyMap<string, readonly unknown[]> {
  const groups = new Map<string, unknown[]>();
  for (const record of records) {
    const id = (record as Readonly<Record<string, unknown>>)[member];
    if (typeof id !== 'string') continue;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [record]);
    else group.push(record);
  }
  return groups;
}

function idsIn(records: readonly unknown[], member: string): readonly string[] {
  return [...groupedBy(records, member).keys()];
}

/** Ids under which something lies that is none of these. */
function others(
  ids: readonly string[],
  read: readonly Bundle<{ readonly id: string }>[]
): ReadonlySet<string> {
  const well = new Set(read.map(({ head }) => head.id));
  return new Set(ids.filter((id) => !well.has(id)));
}
