import { isSameFact } from '$lib/core';
import type { BackupBody } from './backup-body';
import { peopleToRestore } from './backup-people';
import { gamesToRestore, notesToRestore, planLogs, type ForkChoices, type PlannedLog } from './plan-logs';
import { collectNotRestored, type NotRestored } from '$lib/storage/quarantine/not-restored';

/** The effects of restoring a file. */
export interface RestorePlan {
  readonly matches: readonly PlannedLog<BackupBody['matches'][number]['head']>[];
  readonly partSets: readonly PlannedLog<BackupBody['partSets'][number]['head']>[];
  readonly players: BackupBody['players'];
  readonly people: BackupBody['people'];
  readonly boxes: BackupBody['boxes'];
  readonly settings: BackupBody['settings'];
  readonly gameNotes: BackupBody['gameNotes'];
  readonly manualGames: BackupBody['manualGames'];
  readonly notRestored: NotRestored;
}

/** The data on this device, and the ids of records that cannot be read. */
export interface DeviceData extends BackupBody {
  readonly taken: {
    readonly matches: ReadonlySet<string>;
    readonly partSets: ReadonlySet<string>;
    readonly boxes: ReadonlySet<string>;
    /** The ids of the matches that the notes are about. */
    readonly gameNotes: ReadonlySet<string>;
    readonly manualGames: ReadonlySet<string>;
  };
  /** The number of other unreadable records: players, settings and drafts. */
  readonly unread: number;
  /** The number of unfinished forms; they are not backed up. */
  readonly forms: number;
}

/** Plans a restore: data on this device stays, missing data is added. */
export function planRestore(
  deviceData: DeviceData,
  fileData: BackupBody,
  choices: ForkChoices = {}
): RestorePlan {
  const names = new Set([
    ...deviceData.players.map(({ name }) => name),
    ...deviceData.people.flatMap(({ name, names }) => [name, ...names])
  ]);
  const keys = new Set(deviceData.settings.map(([key]) => key));
  const boxByGame = new Map(deviceData.boxes.map((box) => [box.game, box]));
  const matches = planLogs(deviceData.matches, fileData.matches, deviceData.taken.matches, choices);
  const plan = {
    matches,
    partSets: planLogs(deviceData.partSets, fileData.partSets, deviceData.taken.partSets),
    players: fileData.players.filter(({ name }) => !names.has(name)),
    people: peopleToRestore(deviceData.people, fileData.people),
    boxes: fileData.boxes.flatMap((box) => {
      if (deviceData.taken.boxes.has(box.game)) return [];
      const deviceBox = boxByGame.get(box.game);
      const mergedOrNew = deviceBox === undefined ? box : mergeBox(deviceBox, box);
      return deviceBox !== undefined && isSameFact(deviceBox, mergedOrNew) ? [] : [mergedOrNew];
    }),
    settings: fileData.settings.filter(([key]) => !keys.has(key)),
    gameNotes: notesToRestore(deviceData, fileData, matches),
    manualGames: gamesToRestore(deviceData, fileData)
  };
  return { ...plan, notRestored: collectNotRestored(deviceData, fileData, plan) };
}

type Box = BackupBody['boxes'][number];

/** Merges rules of a game: those set here win, those set only in the file are added. */
function mergeBox(deviceBox: Box, fileBox: Box): Box {
  const parts = { ...fileBox.parts, ...deviceBox.parts };
  return {
    ...fileBox,
    ...deviceBox,
    houseRules: { ...fileBox.houseRules, ...deviceBox.houseRules },
    rulings: { ...fileBox.rulings, ...deviceBox.rulings },
    ...(Object.keys(parts).length === 0 ? {} : { parts })
  };
}
