import { isSameFact, type Entry } from '$lib/core';
import type { LogBundle, BackupBody } from './backup-body';
import { checksumOf } from './backup-sum';
import type { GameNote, ManualGame, SavedMatch } from '$lib/storage/database/schema';

interface Head {
  readonly id: string;
  readonly deletedAt?: number;
}

/** The effect of a restore on one log of the file. */
export type LogRestoreAction =
  /** The log is missing or deleted here, so it is added. */
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
  /** The log is deleted in the file, or an unreadable record here has its id, so nothing happens. */
  | 'left';

/**
 * The version of a fork to keep. With `here` the file's version is not added; with `file` the one here is marked as
 * deleted.
 */
export type ForkChoice = 'both' | 'here' | 'file';

/** Id here → choice; by default both versions are kept. */
export type ForkChoices = Readonly<Record<string, ForkChoice>>;

/** One log of a file, with the effect of the restore on it. */
export interface PlannedLog<Of extends Head> {
  readonly action: LogRestoreAction;
  /** Only for a fork. */
  readonly choice?: ForkChoice;
  /** The log as it is written; a fork has a new id. */
  readonly bundle: LogBundle<Of>;
  readonly device?: LogBundle<Of>;
  /** The number of equal entries, and of additional ones on each side. */
  readonly lines: { readonly same: number; readonly device: number; readonly file: number };
}

/** Decides what a restore does with each log of a file. `usedIds` are the ids of unreadable records here. */
export function planLogs<Of extends Head>(
  deviceBundles: readonly LogBundle<Of>[],
  fileBundles: readonly LogBundle<Of>[],
  usedIds: ReadonlySet<string>,
  choices: ForkChoices = {}
): readonly PlannedLog<Of>[] {
  const bundleById = new Map(deviceBundles.map((bundle) => [bundle.head.id, bundle]));
  return fileBundles.map((bundle) => {
    const plannedLog = planLog(bundleById.get(bundle.head.id), bundle, usedIds);
    if (plannedLog.action !== 'fork') return plannedLog;
    const choice = Object.hasOwn(choices, bundle.head.id) ? choices[bundle.head.id] : undefined;
    return { ...planFork(plannedLog, bundleById, usedIds), choice: choice ?? 'both' };
  });
}

/** Whether any part of the log is written. */
export function willBeWritten({ action, choice }: PlannedLog<Head>): boolean {
  return action === 'comes' || action === 'goesOn' || (action === 'fork' && choice !== 'here');
}

function planLog<Of extends Head>(
  deviceBundle: LogBundle<Of> | undefined,
  bundle: LogBundle<Of>,
  usedIds: ReadonlySet<string>
): PlannedLog<Of> {
  const lines = countCommonLines(deviceBundle?.entries ?? [], bundle.entries);
  const plannedLog = { bundle, lines, ...(deviceBundle === undefined ? {} : { device: deviceBundle }) };
  if (bundle.head.deletedAt !== undefined) return { ...plannedLog, action: 'left' };
  if (deviceBundle === undefined)
    return { ...plannedLog, action: usedIds.has(bundle.head.id) ? 'left' : 'comes' };
  if (lines.device > 0 && lines.file > 0) return { ...plannedLog, action: 'fork' };
  if (lines.file > 0) return { ...plannedLog, action: 'goesOn' };
  if (deviceBundle.head.deletedAt !== undefined) return { ...plannedLog, action: 'comes' };
  return { ...plannedLog, action: lines.device > 0 ? 'newerHere' : 'same' };
}

/** Gives the file's version of a fork an id derived from its log, so that restoring a file twice adds it once. */
function planFork<Of extends Head>(
  plannedLog: PlannedLog<Of>,
  bundleById: ReadonlyMap<string, LogBundle<Of>>,
  usedIds: ReadonlySet<string>
): PlannedLog<Of> {
  const { head, entries } = plannedLog.bundle;
  const id = `${head.id}-${checksumOf(JSON.stringify(entries))}`;
  const bundle = withId(plannedLog.bundle, id);
  const forkPlan = planLog(bundleById.get(id), bundle, usedIds);
  return forkPlan.action === 'comes' && forkPlan.device === undefined ? { ...plannedLog, bundle } : forkPlan;
}

function withId<Of extends Head>({ head, entries, draft, result }: LogBundle<Of>, id: string): LogBundle<Of> {
  return {
    head: { ...head, id },
    entries: entries.map((entry) => ({ ...entry, match: id })),
    ...(draft === undefined ? {} : { draft: { ...draft, match: id } }),
    ...(result === undefined ? {} : { result: { ...result, match: id } })
  };
}

function countCommonLines(
  deviceEntries: readonly Entry[],
  fileEntries: readonly Entry[]
): PlannedLog<Head>['lines'] {
  const divergence = deviceEntries.findIndex((entry, index) => !isSameFact(entry, fileEntries[index]));
  const sameCount =
    divergence < 0
      ? Math.min(deviceEntries.length, fileEntries.length)
      : Math.min(divergence, fileEntries.length);
  return { same: sameCount, device: deviceEntries.length - sameCount, file: fileEntries.length - sameCount };
}

/** The data here, and the ids of records that cannot be read. */
type DeviceNotes = Pick<BackupBody, 'matches' | 'gameNotes' | 'manualGames'> & {
  readonly taken: { readonly gameNotes: ReadonlySet<string>; readonly manualGames: ReadonlySet<string> };
};
type PlannedMatches = readonly PlannedLog<SavedMatch>[];

/**
 * The notes of a file to restore: those of matches that exist here afterwards, unless the note here was changed later.
 * If a match was continued on both sides, the version from the file gets the note too.
 */
export function notesToRestore(
  deviceData: DeviceNotes,
  fileData: BackupBody,
  matches: PlannedMatches
): readonly GameNote[] {
  const deviceNotes = indexByMember(deviceData.gameNotes, 'match');
  return notesOfRestoredMatches(deviceData, fileData, matches).filter(
    (note) => !deviceData.taken.gameNotes.has(note.match) && isNewer(deviceNotes.get(note.match), note)
  );
}

/** The number of notes that differ here and stay as they are here. */
export function countSkippedNotes(
  deviceData: DeviceNotes,
  fileData: BackupBody,
  matches: PlannedMatches
): number {
  const deviceNotes = indexByMember(deviceData.gameNotes, 'match');
  return notesOfRestoredMatches(deviceData, fileData, matches).filter((note) =>
    keepsDeviceVersion(deviceNotes.get(note.match), note)
  ).length;
}

/** The games entered by hand that are restored. Of two versions of a game, the later is kept. */
export function gamesToRestore(deviceData: DeviceNotes, fileData: BackupBody): readonly ManualGame[] {
  const deviceGames = indexByMember(deviceData.manualGames, 'id');
  return fileData.manualGames.flatMap((game): readonly ManualGame[] => {
    const deviceGame = deviceGames.get(game.id);
    if (game.deletedAt !== undefined || deviceData.taken.manualGames.has(game.id)) return [];
    if (isNewer(deviceGame, game)) return [game];
    return deviceGame?.deletedAt === undefined ? [] : [withoutDeletionMark(deviceGame)];
  });
}

/** The number of games entered by hand that differ here and stay as they are here. */
export function countSkippedGames(deviceData: DeviceNotes, fileData: BackupBody): number {
  const deviceGames = indexByMember(deviceData.manualGames, 'id');
  return fileData.manualGames.filter((game) => {
    const deviceGame = deviceGames.get(game.id);
    return (
      game.deletedAt === undefined &&
      deviceGame?.deletedAt === undefined &&
      keepsDeviceVersion(deviceGame, game)
    );
  }).length;
}

/** The game without its deletion mark. */
export function withoutDeletionMark(game: ManualGame): ManualGame {
  const { deletedAt: _, ...rest } = game;
  return rest;
}

function notesOfRestoredMatches(
  deviceData: DeviceNotes,
  fileData: BackupBody,
  matches: PlannedMatches
): readonly GameNote[] {
  const restoredLogs = matches.filter(willBeWritten);
  const presentIds = new Set([
    ...deviceData.matches.flatMap(({ head }) => (head.deletedAt === undefined ? [head.id] : [])),
    ...restoredLogs.map(({ bundle }) => bundle.head.id)
  ]);
  const copyIds = new Map(
    restoredLogs.map(({ device: deviceBundle, bundle }) => [deviceBundle?.head.id, bundle.head.id])
  );
  return fileData.gameNotes
    .flatMap((note) => {
      const copyId = copyIds.get(note.match);
      return copyId === undefined || copyId === note.match ? [note] : [note, { ...note, match: copyId }];
    })
    .filter(({ match }) => presentIds.has(match));
}

interface DatedRecord {
  readonly changedAt: number;
}

function isNewer(deviceRecord: DatedRecord | undefined, fileRecord: DatedRecord): boolean {
  return deviceRecord === undefined || fileRecord.changedAt > deviceRecord.changedAt;
}

function keepsDeviceVersion(deviceRecord: DatedRecord | undefined, fileRecord: DatedRecord): boolean {
  return (
    deviceRecord !== undefined && !isNewer(deviceRecord, fileRecord) && !isSameFact(deviceRecord, fileRecord)
  );
}

function indexByMember<Record, Member extends keyof Record>(
  records: readonly Record[],
  member: Member
): ReadonlyMap<Record[Member], Record> {
  return new Map(records.map((record) => [record[member], record]));
}
