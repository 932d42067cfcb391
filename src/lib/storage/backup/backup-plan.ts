import { isSameFact } from '$lib/core';
import type { BackupBody } from './backup-body';
import { peopleToRestore } from './backup-people';
import { gamesToRestore, notesToRestore, planLogs, type ForkChoices, type PlannedLog } from './plan-logs';
import { notRestoredBy, type NotRestored } from '$lib/storage/quarantine/not-restored';

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
export function planRestore(device: DeviceData, file: BackupBody, choices: ForkChoices = {}): RestorePlan {
  const names = new Set([
    ...device.players.map(({ name }) => name),
    ...device.people.flatMap(({ name, names }) => [name, ...names])
  ]);
  const keys = new Set(device.settings.map(([key]) => key));
  const boxes = new Map(device.boxes.map((box) => [box.game, box]));
  const matches = planLogs(device.matches, file.matches, device.taken.matches, choices);
  const plan = {
    matches,
    partSets: planLogs(device.partSets, file.partSets, device.taken.partSets),
    players: file.players.filter(({ name }) => !names.has(name)),
    people: peopleToRestore(device.people, file.people),
    boxes: file.boxes.flatMap((box) => {
      if (device.taken.boxes.has(box.game)) return [];
      const found = boxes.get(box.game);
      const merged = found === undefined ? box : mergedBox(found, box);
      return found !== undefined && isSameFact(found, merged) ? [] : [merged];
    }),
    settings: file.settings.filter(([key]) => !keys.has(key)),
    gameNotes: notesToRestore(device, file, matches),
    manualGames: gamesToRestore(device, file)
  };
  return { ...plan, notRestored: notRestoredBy(device, file, plan) };
}

type Box = BackupBody['boxes'][number];

/** Merges rules of a game: those set here win, those set only in the file are added. */
function mergedBox(device: Box, file: Box): Box {
  const parts = { ...file.parts, ...device.parts };
  return {
    ...file,
    ...device,
    houseRules: { ...file.houseRules, ...device.houseRules },
    rulings: { ...file.rulings, ...device.rulings },
    ...(Object.keys(parts).length === 0 ? {} : { parts })
  };
}
