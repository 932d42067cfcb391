import { isSameFact } from '$lib/core';
import type { BackupBody } from '$lib/storage/backup/backup-body';
import {
  willBeWritten,
  type PlannedLog,
  countSkippedGames,
  countSkippedNotes
} from '$lib/storage/backup/plan-logs';
import type { SavedMatch } from '$lib/storage/database/schema';

/** A count per kind. */
export interface RestoreCounts {
  readonly matches: number;
  readonly partSets: number;
  readonly people: number;
  readonly boxes: number;
  readonly settings: number;
  /** Notes on matches. */
  readonly gameNotes: number;
  /** Games entered by hand. */
  readonly manualGames: number;
}

/**
 * The parts of a file that are not restored, and why. People are not counted, because the user is asked about their
 * names.
 */
export interface NotRestored {
  /** Items that were already deleted when the file was made. */
  readonly deleted: RestoreCounts;
  /** Items whose ids belong to damaged records here. */
  readonly damaged: RestoreCounts;
  /** Items that differ here; the versions here stay. */
  readonly sameAsHere: RestoreCounts;
}

type Logs = readonly PlannedLog<{ readonly id: string; readonly deletedAt?: number }>[];

/** The data here, and the ids of records that cannot be read. */
type DeviceRecords = Pick<BackupBody, 'matches' | 'boxes' | 'settings' | 'gameNotes' | 'manualGames'> & {
  readonly taken: Readonly<Record<'boxes' | 'gameNotes' | 'manualGames', ReadonlySet<string>>>;
};

const NO_COUNTS: RestoreCounts = {
  matches: 0,
  partSets: 0,
  people: 0,
  boxes: 0,
  settings: 0,
  gameNotes: 0,
  manualGames: 0
};

/** The parts of a file that a plan does not restore. */
export function collectNotRestored(
  deviceData: DeviceRecords,
  fileData: BackupBody,
  plan: { readonly matches: readonly PlannedLog<SavedMatch>[]; readonly partSets: Logs }
): NotRestored {
  const isDeleted = ({ action: restoreAction, bundle }: Logs[number]): boolean =>
    restoreAction === 'left' && bundle.head.deletedAt !== undefined;
  const isDamaged = ({ action: restoreAction, bundle }: Logs[number]): boolean =>
    restoreAction === 'left' && bundle.head.deletedAt === undefined;
  const isKeptAsHere = (plannedLog: Logs[number]): boolean =>
    plannedLog.action === 'fork' && !willBeWritten(plannedLog);
  const countLogs = (isCounted: (plannedLog: Logs[number]) => boolean): RestoreCounts => ({
    ...NO_COUNTS,
    matches: plan.matches.filter(isCounted).length,
    partSets: plan.partSets.filter(isCounted).length
  });
  const settings = new Map(deviceData.settings);
  const differingSettings = fileData.settings.filter(
    ([key, value]) => settings.has(key) && settings.get(key) !== value
  );
  return {
    deleted: {
      ...countLogs(isDeleted),
      manualGames: fileData.manualGames.filter(({ deletedAt }) => deletedAt !== undefined).length
    },
    damaged: {
      ...countLogs(isDamaged),
      boxes: fileData.boxes.filter(({ game }) => deviceData.taken.boxes.has(game)).length,
      gameNotes: fileData.gameNotes.filter(({ match }) => deviceData.taken.gameNotes.has(match)).length,
      manualGames: fileData.manualGames.filter(({ id }) => deviceData.taken.manualGames.has(id)).length
    },
    sameAsHere: {
      ...countLogs(isKeptAsHere),
      boxes: fileData.boxes.filter((box) => hasOtherSettings(deviceData, box)).length,
      settings: differingSettings.length,
      gameNotes: countSkippedNotes(deviceData, fileData, plan.matches),
      manualGames: countSkippedGames(deviceData, fileData)
    }
  };
}

type Box = BackupBody['boxes'][number];

/** Whether any rule of a game is set differently here. */
function hasOtherSettings(deviceData: DeviceRecords, box: Box): boolean {
  const deviceBox = deviceData.boxes.find(({ game }) => game === box.game);
  if (deviceBox === undefined) return false;
  return (['houseRules', 'rulings', 'parts'] as const).some((kind) => {
    const deviceValues = new Map(Object.entries<unknown>(deviceBox[kind] ?? {}));
    return Object.entries<unknown>(box[kind] ?? {}).some(
      ([key, value]) => deviceValues.has(key) && !isSameFact(deviceValues.get(key), value)
    );
  });
}
