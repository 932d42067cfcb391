import { isSameFact, type Entry } from '$lib/core';
import type { Bundle, BackupBody } from './backup-body';
import { sumOf } from './backup-sum';
import type { GameNote, ManualGame, SavedMatch } from '$lib/storage/database/schema';

interface Head {
  readonly id: string;
  readonly deletedAt?: number;
}

/** The effect of a restore on one log of the file. */
export type LogRestoreAction =
  /** It is missing or deleted here, and is added. */
  | 'comes'
  /** The log here is shorter; the later entries are added. */
  | 'goesOn'
  /** Both logs are equal. */
  | 'same'
  /** The log here is longer, and stays. */
  | 'newerHere'
  /**
   * The match was continued differently on both sides: the file's version is added as a match with an id of its own.
   */
  | 'fork'
  /** It is deleted in the file, or the record with its id here is unreadable: nothing happens. */
  | 'left';

/**
 * The version of a fork to keep. With `here` the file's version is not added; with `file` the one here is marked as
 * deleted.
 */
export type ForkChoice = 'both' | 'here' | 'file';

/** Id here → choice; by default both versions are kept. */
export type ForkChoices = Readonly<Record<string, ForkChoice>>;

/** One log of a file with its fate. */
export interface PlannedLog<Of extends Head> {
  readonly action: LogRestoreAction;
  /** Only for a fork. */
  readonly choice?: ForkChoice;
  /** The log as it is written; a fork has a new id. */
  readonly bundle: Bundle<Of>;
  readonly device?: Bundle<Of>;
  /** The number of equal entries, and of additional ones on each side. */
  readonly lines: { readonly same: number; readonly device: number; readonly file: number };
}

/** Decides the fate of each log of a file. `taken` are ids of unreadable records here. */
export function planLogs<Of extends Head>(
  device: readonly Bundle<Of>[],
  file: readonly Bundle<Of>[],
  usedIds: ReadonlySet<string>,
  choices: ForkChoices = {}
): readonly PlannedLog<Of>[] {
  const existing = new Map(device.map((bundle) => [bundle.head.id, bundle]));
  return file.map((bundle) => {
    const plannedLog = planLog(existing.get(bundle.head.id), bundle, usedIds);
    if (plannedLog.action !== 'fork') return plannedLog;
    const choice = Object.hasOwn(choices, bundle.head.id) ? choices[bundle.head.id] : undefined;
    return { ...toFork(plannedLog, existing, usedIds), choice: choice ?? 'both' };
  });
}

/** Whether any part of the log is written. */
export function willBeWritten({ action, choice }: PlannedLog<Head>): boolean {
  return action === 'comes' || action === 'goesOn' || (action === 'fork' && choice !== 'here');
}

function planLog<Of extends Head>(
  device: Bundle<Of> | undefined,
  bundle: Bundle<Of>,
  usedIds: ReadonlySet<string>
): PlannedLog<Of> {
  const lines = countCommonLines(device?.entries ?? [], bundle.entries);
  const plannedLog = { bundle, lines, ...(device === undefined ? {} : { device }) };
  if (bundle.head.deletedAt !== undefined) return { ...plannedLog, action: 'left' };
  if (device === undefined) return { ...plannedLog, action: usedIds.has(bundle.head.id) ? 'left' : 'comes' };
  if (lines.device > 0 && lines.file > 0) return { ...plannedLog, action: 'fork' };
  if (lines.file > 0) return { ...plannedLog, action: 'goesOn' };
  if (device.head.deletedAt !== undefined) return { ...plannedLog, action: 'comes' };
  return { ...plannedLog, action: lines.device > 0 ? 'newerHere' : 'same' };
}

/** Gives the file's version of a fork an id derived from its log, so that restoring a file twice adds it once. */
function toFork<Of extends Head>(
  plannedLog: PlannedLog<Of>,
  existing: ReadonlyMap<string, Bundle<Of>>,
  usedIds: ReadonlySet<string>
): PlannedLog<Of> {
  const { head, entries } = plannedLog.bundle;
  const id = `${head.id}-${sumOf(JSON.stringify(entries))}`;
  const bundle = withId(plannedLog.bundle, id);
  const again = planLog(existing.get(id), bundle, usedIds);
  return again.action === 'comes' && again.device === undefined ? { ...plannedLog, bundle } : again;
}

function withId<Of extends Head>({ head, entries, draft, result }: Bundle<Of>, id: string): Bundle<Of> {
  return {
    head: { ...head, id },
    entries: entries.map((entry) => ({ ...entry, match: id })),
    ...(draft === undefined ? {} : { draft: { ...draft, match: id } }),
    ...(result === undefined ? {} : { result: { ...result, match: id } })
  };
}

function countCommonLines(device: readonly Entry[], file: readonly Entry[]): PlannedLog<Head>['lines'] {
  const divergence = device.findIndex((entry, index) => !isSameFact(entry, file[index]));
  const same = divergence < 0 ? Math.min(device.length, file.length) : Math.min(divergence, file.length);
  return { same, device: device.length - same, file: file.length - same };
}

/** The data here, and the ids of records that cannot be read. */
type DeviceNotes = Pick<BackupBody, 'matches' | 'gameNotes' | 'manualGames'> & {
  readonly taken: { readonly gameNotes: ReadonlySet<string>; readonly manualGames: ReadonlySet<string> };
};
type Matches = readonly PlannedLog<SavedMatch>[];

/**
 * The notes of a file that are restored: those of matches that are here afterwards, unless the note here was changed
 * last. If a match was continued on both sides, the version from the file gets the note as well.
 */
export function notesToRestore(device: DeviceNotes, file: BackupBody, matches: Matches): readonly GameNote[] {
  const existing = byId(device.gameNotes, 'match');
  return notesFor(device, file, matches).filter(
    (note) => !device.taken.gameNotes.has(note.match) && isNewer(existing.get(note.match), note)
  );
}

/** The number of notes that differ here and stay as they are here. */
export function countSkippedNotes(device: DeviceNotes, file: BackupBody, matches: Matches): number {
  const existing = byId(device.gameNotes, 'match');
  return notesFor(device, file, matches).filter((note) => keepsDeviceVersion(existing.get(note.match), note))
    .length;
}

/** The games entered by hand that are restored; the later one of two versions. */
export function gamesToRestore(device: DeviceNotes, file: BackupBody): readonly ManualGame[] {
  const existing = byId(device.manualGames, 'id');
  return file.manualGames.flatMap((game): readonly ManualGame[] => {
    const found = existing.get(game.id);
    if (game.deletedAt !== undefined || device.taken.manualGames.has(game.id)) return [];
    if (isNewer(found, game)) return [game];
    return found?.deletedAt === undefined ? [] : [withoutDeletionMark(found)];
  });
}

/** The number of games entered by hand that differ here and stay as they are here. */
export function countSkippedGames(device: DeviceNotes, file: BackupBody): number {
  const existing = byId(device.manualGames, 'id');
  return file.manualGames.filter((game) => {
    const found = existing.get(game.id);
    return game.deletedAt === undefined && found?.deletedAt === undefined && keepsDeviceVersion(found, game);
  }).length;
}

/** The game without its deletion mark. */
export function withoutDeletionMark(game: ManualGame): ManualGame {
  const { deletedAt: _, ...rest } = game;
  return rest;
}

function notesFor(device: DeviceNotes, file: BackupBody, matches: Matches): readonly GameNote[] {
  const restored = matches.filter(willBeWritten);
  const present = new Set([
    ...device.matches.flatMap(({ head }) => (head.deletedAt === undefined ? [head.id] : [])),
    ...restored.map(({ bundle }) => bundle.head.id)
  ]);
  const copies = new Map(restored.map(({ device: old, bundle }) => [old?.head.id, bundle.head.id]));
  return file.gameNotes
    .flatMap((note) => {
      const copy = copies.get(note.match);
      return copy === undefined || copy === note.match ? [note] : [note, { ...note, match: copy }];
    })
    .filter(({ match }) => present.has(match));
}

interface DatedRecord {
  readonly changedAt: number;
}

function isNewer(device: DatedRecord | undefined, file: DatedRecord): boolean {
  return device === undefined || file.changedAt > device.changedAt;
}

function keepsDeviceVersion(device: DatedRecord | undefined, file: DatedRecord): boolean {
  return device !== undefined && !isNewer(device, file) && !isSameFact(device, file);
}

function byId<Record, Member extends keyof Record>(
  records: readonly Record[],
  member: Member
): ReadonlyMap<Record[Member], Record> {
  return new Map(records.map((record) => [record[member], record]));
}
