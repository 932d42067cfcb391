import { makeBackup, readBackup } from '$lib/storage/backup-file';
import type { Backup } from '$lib/storage/backup-body';
import { BackupError } from '$lib/storage/backup-error';
import { answerTo, doubtsIn, withAnswers, type Answers, type Doubt } from '$lib/storage/backup-people';
import { planRestore, type Here, type RestorePlan } from '$lib/storage/backup-plan';
import { isWritten, type ForkChoice, type ForkChoices } from '$lib/storage/plan-logs';
import { previewUndo, readEverything, restore, takeBackRestore } from '$lib/storage/backup';
import { timeNow } from '$lib/storage/clock';
import { device, type Database } from '$lib/storage/database';
import type { RestoreUndo } from '$lib/storage/restore-undo';
import { readSettings, saveSetting } from '$lib/storage/settings';
import { storageErrorOf } from '$lib/storage/storage-error';

import type { Result } from '$lib/storage/schema';
import { matchCache } from './match-cache';
import { noteGames } from './kept-games';

export type { RestorePlan } from '$lib/storage/backup-plan';
export type { ForkChoice, Planned } from '$lib/storage/plan-logs';
export type { RestoreUndo } from '$lib/storage/restore-undo';
export type { RestoreCounts, StayOut } from '$lib/storage/stay-out';
export { isWritten };

/** After so many matches the table is reminded of a backup. */
const REMINDED_AFTER = 10;
/** Which finished matches the last backup holds: match → the entry that finished it, as JSON. */
const HELD = 'backedUpResults';
/** What earlier versions noted instead: how many finished matches there were. It is read, and no longer written. */
const BACKED_UP = 'backedUpMatches';

/** Match → the entry that finished it. */
type Held = Readonly<Record<string, number>>;

/** How much is here and not in a file. */
export interface LeftOut {
  /** Games, players and whatever else cannot be read. */
  readonly damaged: number;
  /** Games that storage does not have as they are on this page. */
  readonly unsaved: number;
  /** Forms that are not finished. */
  readonly forms: number;
}

/** What each file that was made on this page holds. */
const made = new WeakMap<File, { readonly held: Held; readonly leftOut: LeftOut }>();

/** Everything that is kept, as one file with its name. Rejects with a StorageError where storage cannot be read. */
export async function backUp(database: Database = device): Promise<File> {
  const now = timeNow();
  const { taken, unread, forms, ...body } = await readEverything(database);
  const packed = await makeBackup(body, now);
  const file = new File([packed], `croupier-${dayOf(now)}.json.gz`, { type: 'application/gzip' });
  const ended = body.matches.flatMap(({ head, result }) =>
    result === undefined ? [] : [[head.id, result.seq] as const]
  );
  const damaged = taken.matches.size + taken.partSets.size + taken.boxes.size + unread;
  made.set(file, { held: Object.fromEntries(ended), leftOut: { damaged, unsaved: matchCache.size, forms } });
  return file;
}

/** How much of what is here is not in a file that was made on this page. */
export function leftOutOf(file: File): LeftOut {
  return made.get(file)?.leftOut ?? { damaged: 0, unsaved: 0, forms: 0 };
}

/** "2026-11-22". */
function dayOf(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' }).format(at);
}

/** Remembers that the file of a backup has left the app. */
export async function noteBackedUp(file: File, database: Database = device): Promise<void> {
  const { held } = made.get(file) ?? {};
  if (held !== undefined) await saveSetting(database, HELD, JSON.stringify(held));
}

/**
 * How many finished matches the last backup does not hold, where that is enough for a reminder; one that was finished
 * anew since is not held. `finished` are all of them, the last finished first.
 */
export async function countNotBackedUp(
  finished: readonly Pick<Result, 'match' | 'seq'>[],
  database: Database = device
): Promise<number | undefined> {
  const { [HELD]: noted, [BACKED_UP]: before } = await readSettings(database);
  const held = heldIn(noted);
  const missing =
    held === undefined
      ? Math.max(0, finished.length - (typeof before === 'number' ? before : 0))
      : finished.filter(({ match, seq }) => held.get(match) !== seq).length;
  return missing >= REMINDED_AFTER ? missing : undefined;
}

/** Undefined where no backup was noted, or where the note is damaged. */
function heldIn(noted: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof noted !== 'string') return undefined;
  try {
    const read: unknown = JSON.parse(noted);
    return typeof read === 'object' && read !== null ? new Map(Object.entries(read)) : undefined;
  } catch {
    return undefined;
  }
}

/** What came of a restore, or of undoing it. */
export type RestoreOutcome = { readonly restored: RestorePlan } | RestoreUndo;

/** A file on its way in: chosen, looked at, brought in, taken out again. */
export class Restoring {
  /** The file that was chosen and can be read. */
  name: string | undefined = $state();
  backup: Backup | undefined = $state.raw();
  /** Why nothing can be restored, in one sentence. */
  refused: string | undefined = $state();
  answers: Answers = $state.raw({});
  choices: ForkChoices = $state.raw({});
  outcome: RestoreOutcome | undefined = $state.raw();
  /** What undoing the last restore would do now; undefined where there is none. */
  undo: RestoreUndo | undefined = $state.raw();
  isBusy = $state(false);
  /** Stops the reading of a file; undefined while none is read. */
  cancel: (() => void) | undefined = $state.raw();
  readonly #database: Database;
  #here: Here | undefined = $state.raw();

  constructor(database: Database = device) {
    this.#database = database;
  }

  /** People who cannot be told apart. */
  get doubts(): readonly Doubt[] {
    const { backup } = this;
    return backup === undefined || this.#here === undefined ? [] : doubtsIn(this.#here, backup);
  }

  /** What would happen; undefined until a file is read. */
  get plan(): RestorePlan | undefined {
    const here = this.#here;
    const { backup } = this;
    if (here === undefined || backup === undefined) return undefined;
    return planRestore(here, withAnswers(here, backup, this.answers), this.choices);
  }

  /** How many matches are here. */
  get matchesHere(): number {
    return this.#here?.matches.filter(({ head }) => head.deletedAt === undefined).length ?? 0;
  }

  /** Looks what undoing the last restore would do. */
  async begin(): Promise<void> {
    this.undo = await previewUndo(this.#database).catch(() => undefined);
  }

  /** Reads a file, and what is here. Never rejects: what is wrong is in `refused`. */
  choose(file: File): Promise<void> {
    return this.#do(async () => {
      this.backup = undefined;
      this.answers = {};
      this.choices = {};
      this.outcome = undefined;
      this.name = file.name;
      const stop = new AbortController();
      this.cancel = () => stop.abort();
      const backup = await readBackup(file, stop.signal).finally(() => (this.cancel = undefined));
      this.#here = await readEverything(this.#database);
      this.backup = backup;
    });
  }

  /** Whether they are one and the same. */
  answerTo(doubt: Doubt): 'same' | 'other' {
    return answerTo(this.answers, doubt);
  }

  /** Which side of a match that was played on in both is meant; `id` is that of the match here. */
  decide(id: string, choice: ForkChoice): void {
    this.choices = { ...this.choices, [id]: choice };
  }

  answer(doubt: Doubt, answer: 'same' | 'other'): void {
    this.answers = { ...this.answers, [doubt.file]: answer };
  }

  bringIn(): Promise<void> {
    return this.#do(async () => {
      if (this.backup === undefined) return;
      const { answers, choices } = this;
      const restored = await restore(this.#database, this.backup, { answers, choices, at: timeNow() });
      this.backup = undefined;
      this.outcome = { restored };
      await this.begin();
    });
  }

  takeBack(): Promise<void> {
    return this.#do(async () => {
      this.outcome = await takeBackRestore(this.#database);
      this.undo = undefined;
      await noteGames(this.#database).catch(() => undefined);
    });
  }

  async #do(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refused = undefined;
    try {
      await work();
    } catch (error) {
      if (isCancelled(error)) this.name = undefined;
      else this.refused = error instanceof BackupError ? error.message : storageErrorOf(error).sentence;
    } finally {
      this.isBusy = false;
    }
  }
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
