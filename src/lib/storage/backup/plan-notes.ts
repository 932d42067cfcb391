import { isSameFact } from '$lib/core';
import type { BackupBody } from './backup-body';
import { isWritten, type Planned } from './plan-logs';
import type { GameNote, ManualGame, SavedMatch } from '$lib/storage/database/schema';

/** The data here, and the ids of records that cannot be read. */
type DeviceNotes = Pick<BackupBody, 'matches' | 'gameNotes' | 'manualGames'> & {
  readonly taken: { readonly gameNotes: ReadonlySet<string>; readonly manualGames: ReadonlySet<string> };
};
type Matches = readonly Planned<SavedMatch>[];

/**
 * The notes of a file that are restored: those of matches that are here afterwards, unless the note here was changed
 * last. If a match was continued on both sides, the version from the file gets the note as well.
 */
export function comingNotes(device: DeviceNotes, file: BackupBody, matches: Matches): readonly GameNote[] {
  const existing = byId(device.gameNotes, 'match');
  return notesFor(device, file, matches).filter(
    (note) => !device.taken.gameNotes.has(note.match) && isNewer(existing.get(note.match), note)
  );
}

/** The number of notes that differ here and stay as they are here. */
export function countNotesAsHere(device: DeviceNotes, file: BackupBody, matches: Matches): number {
  const existing = byId(device.gameNotes, 'match');
  return notesFor(device, file, matches).filter((note) => staysAs(existing.get(note.match), note)).length;
}

/** The games entered by hand that are restored; of two versions, the one that was changed last. */
export function comingGames(device: DeviceNotes, file: BackupBody): readonly ManualGame[] {
  const existing = byId(device.manualGames, 'id');
  return file.manualGames.flatMap((game): readonly ManualGame[] => {
    const found = existing.get(game.id);
    if (game.deletedAt !== undefined || device.taken.manualGames.has(game.id)) return [];
    if (isNewer(found, game)) return [game];
    return found?.deletedAt === undefined ? [] : [undeleted(found)];
  });
}

/** The number of games entered by hand that differ here and stay as they are here. */
export function countGamesAsHere(device: DeviceNotes, file: BackupBody): number {
  const existing = byId(device.manualGames, 'id');
  return file.manualGames.filter((game) => {
    const found = existing.get(game.id);
    return game.deletedAt === undefined && found?.deletedAt === undefined && staysAs(found, game);
  }).length;
}

/** The game without its deletion mark. */
export function undeleted(game: ManualGame): ManualGame {
  const { deletedAt: _, ...rest } = game;
  return rest;
}

function notesFor(device: DeviceNotes, file: BackupBody, matches: Matches): readonly GameNote[] {
  const restored = matches.filter(isWritten);
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

function staysAs(device: DatedRecord | undefined, file: DatedRecord): boolean {
  return device !== undefined && !isNewer(device, file) && !isSameFact(device, file);
}

function byId<Record, Member extends keyof Record>(
  records: readonly Record[],
  member: Member
): ReadonlyMap<Record[Member], Record> {
  return new Map(records.map((record) => [record[member], record]));
}
