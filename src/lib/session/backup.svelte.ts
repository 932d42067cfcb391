import { makeBackup, readBackup } from '$lib/storage/backup-file';
import type { Backup } from '$lib/storage/backup-body';
import { BackupError } from '$lib/storage/backup-error';
import { answerTo, doubtsIn, withAnswers, type Answers, type Doubt } from '$lib/storage/backup-people';
import {
  isWritten,
  planRestore,
  type ForkChoice,
  type ForkChoices,
  type Here,
  type RestorePlan
} from '$lib/storage/backup-plan';
import { canTakeBack, readEverything, restore, takeBackRestore } from '$lib/storage/backup';
import { device, type Database } from '$lib/storage/database';
import { readSettings, saveSetting } from '$lib/storage/settings';
import { troubleOf } from '$lib/storage/trouble';

import { readLedger } from './finished';

export type { ForkChoice, Planned, RestorePlan } from '$lib/storage/backup-plan';
export { isWritten };

/** After so many matches the table is reminded of a backup. */
const REMINDED_AFTER = 10;
const BACKED_UP = 'backedUpMatches';

/** Everything that is kept, as one file with its name. Rejects with a Trouble where storage cannot be read. */
export async function backUp(database: Database = device): Promise<File> {
  const now = Date.now();
  const { taken: _, ...body } = await readEverything(database);
  const file = await makeBackup(body, now);
  const day = dayOf(now);
  return new File([file], `croupier-${day}.json.gz`, { type: 'application/gzip' });
}

/** "2026-11-22". */
function dayOf(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' }).format(at);
}

/** Remembers that the file of a backup has left the app. */
export async function noteBackedUp(database: Database = device): Promise<void> {
  await saveSetting(database, BACKED_UP, (await readLedger(database)).length);
}

/** How many matches have ended since the last backup, where that is enough for a reminder. */
export async function endedSinceBackup(
  finished: number,
  database: Database = device
): Promise<number | undefined> {
  const { [BACKED_UP]: before } = await readSettings(database);
  const since = finished - (typeof before === 'number' ? before : 0);
  return since >= REMINDED_AFTER ? since : undefined;
}

/** What came of a restore, or of taking it back. */
export type RestoreOutcome = 'restored' | 'takenBack' | 'playedOn';

/** A file on its way in: chosen, looked at, brought in, taken out again. */
export class Restoring {
  /** The file that was chosen and can be read. */
  name: string | undefined = $state();
  backup: Backup | undefined = $state.raw();
  /** Why nothing can be restored, in one sentence. */
  refused: string | undefined = $state();
  answers: Answers = $state.raw({});
  choices: ForkChoices = $state.raw({});
  outcome: RestoreOutcome | undefined = $state();
  /** A restore can be taken back. */
  isBack = $state(false);
  isBusy = $state(false);
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

  async begin(): Promise<void> {
    this.isBack = await canTakeBack(this.#database).catch(() => false);
  }

  /** Reads a file, and what is here. Never rejects: what is wrong is in `refused`. */
  choose(file: File): Promise<void> {
    return this.#do(async () => {
      this.backup = undefined;
      this.answers = {};
      this.choices = {};
      this.outcome = undefined;
      this.name = file.name;
      const backup = await readBackup(file);
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
      await restore(this.#database, this.backup, { answers, choices, at: Date.now() });
      this.backup = undefined;
      this.outcome = 'restored';
      this.isBack = true;
    });
  }

  takeBack(): Promise<void> {
    return this.#do(async () => {
      const isOut = await takeBackRestore(this.#database);
      this.outcome = isOut ? 'takenBack' : 'playedOn';
      this.isBack = !isOut;
    });
  }

  async #do(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refused = undefined;
    try {
      await work();
    } catch (error) {
      this.refused = error instanceof BackupError ? error.message : troubleOf(error).sentence;
    } finally {
      this.isBusy = false;
    }
  }
}
