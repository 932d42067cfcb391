import { isSameFact, type Entry } from '$lib/core';
import type { Bundle } from './backup-body';
import { sumOf } from './backup-sum';

interface Head {
  readonly id: string;
  readonly deletedAt?: number;
}

/** What becomes of one log of a file. */
export type Fate =
  /** It is not here, or was deleted here, and comes in. */
  | 'comes'
  /** Here it ends earlier; the later lines come in. */
  | 'goesOn'
  /** Line by line as it is here. */
  | 'same'
  /** Here it goes on further, and stays so. */
  | 'newerHere'
  /** It was played on in both: what the file has comes in beside it, under an id of its own. */
  | 'fork'
  /** It was deleted in the file, or what is here under its id cannot be read: nothing happens. */
  | 'left';

/** Which side of a fork is meant; the other one of `value` and `file` does not come in, or is marked as deleted. */
export type ForkChoice = 'both' | 'here' | 'file';

/** Id here → what was chosen; both sides are kept where nothing was. */
export type ForkChoices = Readonly<Record<string, ForkChoice>>;

/** One log of a file with what becomes of it. */
export interface Planned<Of extends Head> {
  readonly fate: Fate;
  /** Of a fork. */
  readonly choice?: ForkChoice;
  /** As it is written: under its new id where it is a fork. */
  readonly bundle: Bundle<Of>;
  readonly here?: Bundle<Of>;
  /** Lines that are the same in both, and the further ones of either. */
  readonly lines: { readonly same: number; readonly here: number; readonly file: number };
}

/**
 * What becomes of each log of a file. `taken` are ids under which something is kept here that cannot be read.
 */
export function planLogs<Of extends Head>(
  here: readonly Bundle<Of>[],
  file: readonly Bundle<Of>[],
  taken: ReadonlySet<string>,
  choices: ForkChoices = {}
): readonly Planned<Of>[] {
  const known = new Map(here.map((bundle) => [bundle.head.id, bundle]));
  return file.map((bundle) => {
    const planned = planLog(known.get(bundle.head.id), bundle, taken);
    if (planned.fate !== 'fork') return planned;
    const choice = Object.hasOwn(choices, bundle.head.id) ? choices[bundle.head.id] : undefined;
    return { ...beside(planned, known, taken), choice: choice ?? 'both' };
  });
}

/** Whether anything of it is written. */
export function isWritten({ fate, choice }: Planned<Head>): boolean {
  return fate === 'comes' || fate === 'goesOn' || (fate === 'fork' && choice !== 'here');
}

function planLog<Of extends Head>(
  here: Bundle<Of> | undefined,
  bundle: Bundle<Of>,
  taken: ReadonlySet<string>
): Planned<Of> {
  const lines = linesOf(here?.entries ?? [], bundle.entries);
  const planned = { bundle, lines, ...(here === undefined ? {} : { here }) };
  if (bundle.head.deletedAt !== undefined) return { ...planned, fate: 'left' };
  if (here === undefined) return { ...planned, fate: taken.has(bundle.head.id) ? 'left' : 'comes' };
  if (lines.here > 0 && lines.file > 0) return { ...planned, fate: 'fork' };
  if (lines.file > 0) return { ...planned, fate: 'goesOn' };
  if (here.head.deletedAt !== undefined) return { ...planned, fate: 'comes' };
  return { ...planned, fate: lines.here > 0 ? 'newerHere' : 'same' };
}

/** The file's side of a fork gets an id that hangs on its log, so that a file restored twice brings it in once. */
function beside<Of extends Head>(
  planned: Planned<Of>,
  known: ReadonlyMap<string, Bundle<Of>>,
  taken: ReadonlySet<string>
): Planned<Of> {
  const { head, entries } = planned.bundle;
  const id = `${head.id}-${sumOf(JSON.stringify(entries))}`;
  const bundle = withId(planned.bundle, id);
  const again = planLog(known.get(id), bundle, taken);
  return again.fate === 'comes' && again.here === undefined ? { ...planned, bundle } : again;
}

function withId<Of extends Head>({ head, entries, draft, result }: Bundle<Of>, id: string): Bundle<Of> {
  return {
    head: { ...head, id },
    entries: entries.map((entry) => ({ ...entry, match: id })),
    ...(draft === undefined ? {} : { draft: { ...draft, match: id } }),
    ...(result === undefined ? {} : { result: { ...result, match: id } })
  };
}

function linesOf(here: readonly Entry[], file: readonly Entry[]): Planned<Head>['lines'] {
  const parting = here.findIndex((entry, index) => !isSameFact(entry, file[index]));
  const same = parting < 0 ? Math.min(here.length, file.length) : Math.min(parting, file.length);
  return { same, here: here.length - same, file: file.length - same };
}
