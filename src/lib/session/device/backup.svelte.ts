import { isObject, parseJson } from '$lib/core';
import { makeBackup, readBackup } from '$lib/storage/backup/backup-file';
import { type Backup, BackupError } from '$lib/storage/backup/backup-body';
import {
  answerFor,
  uncertainPeople,
  withAnswers,
  type Answers,
  type UncertainPerson
} from '$lib/storage/backup/backup-people';
import { planRestore, type DeviceData, type RestorePlan } from '$lib/storage/backup/backup-plan';
import { willBeWritten, type ForkChoice, type ForkChoices } from '$lib/storage/backup/plan-logs';
import { previewUndo, readEverything, restore, takeBackRestore } from '$lib/storage/backup/backup';
import { timeNow, device, type Database } from '$lib/storage/database/database';
import type { RestoreUndo } from '$lib/storage/backup/restore-undo';
import { readSettings, saveSetting } from '$lib/storage/records/settings';
import { storageErrorOf } from '$lib/storage/database/storage-error';

import type { Result } from '$lib/storage/database/schema';
import { matchCache } from '$lib/session/match/match-cache';
import { recordGameCount } from '$lib/session/home/lost-games';

export type { RestorePlan } from '$lib/storage/backup/backup-plan';
export type { ForkChoice, PlannedLog } from '$lib/storage/backup/plan-logs';
export type { RestoreUndo } from '$lib/storage/backup/restore-undo';
export type { RestoreCounts, NotRestored } from '$lib/storage/quarantine/not-restored';
export { willBeWritten };

/** A reminder is shown from this number of finished matches without a backup. */
const RESULTS_BEFORE_REMINDER = 10;
/** A setting: the finished matches in the last backup, match → number of the entry that finished it, as JSON. */
const BACKED_UP_RESULTS = 'backedUpResults';
/** A setting of earlier versions: the number of finished matches. It is read, but no longer written. */
const LEGACY_BACKED_UP_COUNT = 'backedUpMatches';

/** Match → number of the entry that finished it. */
type FinishedEntries = Readonly<Record<string, number>>;

/** The number of things on this device that a backup does not contain. */
export interface NotInBackup {
  /** Matches, players and other records that cannot be read. */
  readonly damaged: number;
  /** Matches that are not fully saved yet. */
  readonly unsaved: number;
  /** Unfinished forms. */
  readonly forms: number;
}

/** The contents of each file made on this page. */
const madeFiles = new WeakMap<File, { readonly entries: FinishedEntries; readonly leftOut: NotInBackup }>();

/** Makes a backup of everything stored, as one named file. Rejects with a StorageError if storage cannot be read. */
export async function backUp(database: Database = device): Promise<File> {
  const now = timeNow();
  const { taken, unread, forms, ...body } = await readEverything(database);
  const compressed = await makeBackup(body, now);
  const file = new File([compressed], `croupier-${dateText(now)}.json.gz`, { type: 'application/gzip' });
  const finishedEntries = body.matches.flatMap(({ head, result }) =>
    result === undefined ? [] : [[head.id, result.seq] as const]
  );
  const damaged = Object.values(taken).reduce((sum, ids) => sum + ids.size, unread);
  madeFiles.set(file, {
    entries: Object.fromEntries(finishedEntries),
    leftOut: { damaged, unsaved: matchCache.size, forms }
  });
  return file;
}

/** The counts of what a file made on this page leaves out; zeros for any other file. */
export function countsNotInBackup(file: File): NotInBackup {
  return madeFiles.get(file)?.leftOut ?? { damaged: 0, unsaved: 0, forms: 0 };
}

/** The UTC date, such as "2026-11-22". */
function dateText(time: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' }).format(time);
}

/** Records that the file of a backup has left the app. */
export async function recordBackup(file: File, database: Database = device): Promise<void> {
  const { entries } = madeFiles.get(file) ?? {};
  if (entries !== undefined) await saveSetting(database, BACKED_UP_RESULTS, JSON.stringify(entries));
}

/**
 * The number of finished matches missing from the last backup, or undefined if too few for a reminder. A match that was
 * finished again since counts as missing. `finishedResults` lists all finished matches.
 */
export async function countNotBackedUp(
  finishedResults: readonly Pick<Result, 'match' | 'seq'>[],
  database: Database = device
): Promise<number | undefined> {
  const { [BACKED_UP_RESULTS]: savedEntries, [LEGACY_BACKED_UP_COUNT]: legacyCount } =
    await readSettings(database);
  const backedUpSeqs = parseFinishedEntries(savedEntries);
  const missingCount =
    backedUpSeqs === undefined
      ? Math.max(0, finishedResults.length - (typeof legacyCount === 'number' ? legacyCount : 0))
      : finishedResults.filter(({ match, seq }) => backedUpSeqs.get(match) !== seq).length;
  return missingCount >= RESULTS_BEFORE_REMINDER ? missingCount : undefined;
}

/** The recorded contents of the last backup; undefined if there is no record, or it is damaged. */
function parseFinishedEntries(savedEntries: unknown): ReadonlyMap<string, unknown> | undefined {
  const parsed = parseJson(savedEntries);
  return isObject(parsed) ? new Map(Object.entries(parsed)) : undefined;
}

/** The outcome of a restore, or of undoing it. */
export type RestoreOutcome = { readonly restored: RestorePlan } | RestoreUndo;

/** The state of a restore: choosing a file, previewing it, importing it and undoing the import. */
export class RestoreFlow {
  /** The name of the chosen file. */
  name: string | undefined = $state();
  backup: Backup | undefined = $state.raw();
  /** The reason why nothing can be restored, as one sentence. */
  refusal: string | undefined = $state();
  answers: Answers = $state.raw({});
  choices: ForkChoices = $state.raw({});
  outcome: RestoreOutcome | undefined = $state.raw();
  /** A preview of undoing the last restore; undefined if there is none. */
  undoPreview: RestoreUndo | undefined = $state.raw();
  /** Cancels reading the file; undefined while no file is read. */
  cancelReading: (() => void) | undefined = $state.raw();
  readonly #database: Database;
  #deviceData: DeviceData | undefined = $state.raw();
  /** The current work, or the last work if none runs. */
  #work: Promise<void> = Promise.resolve();
  /** The number of pieces of work that have not ended. */
  #workCount = 0;

  constructor(database: Database = device) {
    this.#database = database;
  }

  /** People in the file who may or may not be people on this device. */
  get uncertainPeople(): readonly UncertainPerson[] {
    const { backup } = this;
    return backup === undefined || this.#deviceData === undefined
      ? []
      : uncertainPeople(this.#deviceData, backup);
  }

  /** A preview of the restore; undefined until a file is read. */
  get plan(): RestorePlan | undefined {
    const deviceData = this.#deviceData;
    const { backup } = this;
    if (deviceData === undefined || backup === undefined) return undefined;
    return planRestore(deviceData, withAnswers(deviceData, backup, this.answers), this.choices);
  }

  /** The number of matches on this device, without deleted ones. */
  get localMatchCount(): number {
    return this.#deviceData?.matches.filter(({ head }) => head.deletedAt === undefined).length ?? 0;
  }

  /** Loads the preview of undoing the last restore. */
  async begin(): Promise<void> {
    this.undoPreview = await previewUndo(this.#database).catch(() => undefined);
  }

  /**
   * Reads a file, and the data on this device, as soon as nothing else runs. Never rejects: errors are in `refusal`.
   */
  choose(file: File): Promise<void> {
    return this.#afterWork(async () => {
      this.backup = undefined;
      this.answers = {};
      this.choices = {};
      this.outcome = undefined;
      this.name = file.name;
      const abortController = new AbortController();
      this.cancelReading = () => abortController.abort();
      const backup = await readBackup(file, abortController.signal).finally(
        () => (this.cancelReading = undefined)
      );
      this.#deviceData = await readEverything(this.#database);
      this.backup = backup;
    });
  }

  /** The answer to whether two records are the same person. */
  answerFor(person: UncertainPerson): 'same' | 'other' {
    return answerFor(this.answers, person);
  }

  /** Chooses a version of a match that was continued both here and in the file; `id` is the match's id here. */
  decide(id: string, choice: ForkChoice): void {
    this.choices = { ...this.choices, [id]: choice };
  }

  answer(person: UncertainPerson, answer: 'same' | 'other'): void {
    this.answers = { ...this.answers, [person.file]: answer };
  }

  restore(): Promise<void> {
    return this.#do(async () => {
      if (this.backup === undefined) return;
      const { answers, choices } = this;
      const restorePlan = await restore(this.#database, this.backup, {
        answers,
        choices,
        restoredAt: timeNow()
      });
      this.backup = undefined;
      this.outcome = { restored: restorePlan };
      await this.begin();
    });
  }

  undoRestore(): Promise<void> {
    return this.#do(async () => {
      this.outcome = await takeBackRestore(this.#database);
      this.undoPreview = undefined;
      await recordGameCount(this.#database).catch(() => undefined);
    });
  }

  /** Starts the work unless other work runs, so that a second tap does nothing. */
  async #do(work: () => Promise<void>): Promise<void> {
    if (this.#workCount === 0) await this.#afterWork(work);
  }

  #afterWork(work: () => Promise<void>): Promise<void> {
    this.#workCount += 1;
    return (this.#work = this.#work.then(() => this.#run(work)));
  }

  async #run(work: () => Promise<void>): Promise<void> {
    this.refusal = undefined;
    try {
      await work();
    } catch (error) {
      if (isCancelled(error)) this.name = undefined;
      else this.refusal = error instanceof BackupError ? error.message : storageErrorOf(error).sentence;
    } finally {
      this.#workCount -= 1;
    }
  }
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
