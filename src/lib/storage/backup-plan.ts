import { isSameFact } from '$lib/core';
import type { BackupBody } from './backup-body';
import { comingPeople } from './backup-people';
import { planLogs, type ForkChoices, type Planned } from './plan-logs';
import { stayOutOf, type StayOut } from './stay-out';

/** What a whole file would do. */
export interface RestorePlan {
  readonly matches: readonly Planned<BackupBody['matches'][number]['head']>[];
  readonly partSets: readonly Planned<BackupBody['partSets'][number]['head']>[];
  readonly players: BackupBody['players'];
  readonly people: BackupBody['people'];
  readonly boxes: BackupBody['boxes'];
  readonly settings: BackupBody['settings'];
  readonly stayOut: StayOut;
}

/** What is kept here, and ids of what is kept and cannot be read. */
export interface Here extends BackupBody {
  readonly taken: {
    readonly matches: ReadonlySet<string>;
    readonly partSets: ReadonlySet<string>;
    readonly boxes: ReadonlySet<string>;
  };
  /** How many other records cannot be read: players, settings and the taps of a match. */
  readonly unread: number;
  /** How many forms are not finished; they go into no backup. */
  readonly forms: number;
}

/** What a file would do here: what is here stays, what is not comes in. */
export function planRestore(here: Here, file: BackupBody, choices: ForkChoices = {}): RestorePlan {
  const names = new Set([
    ...here.players.map(({ name }) => name),
    ...here.people.flatMap(({ name, names: known }) => [name, ...known])
  ]);
  const keys = new Set(here.settings.map(([key]) => key));
  const boxes = new Map(here.boxes.map((box) => [box.game, box]));
  const plan = {
    matches: planLogs(here.matches, file.matches, here.taken.matches, choices),
    partSets: planLogs(here.partSets, file.partSets, here.taken.partSets),
    players: file.players.filter(({ name }) => !names.has(name)),
    people: comingPeople(here.people, file.people),
    boxes: file.boxes.flatMap((box) => {
      if (here.taken.boxes.has(box.game)) return [];
      const found = boxes.get(box.game);
      const merged = found === undefined ? box : mergedBox(found, box);
      return found !== undefined && isSameFact(found, merged) ? [] : [merged];
    }),
    settings: file.settings.filter(([key]) => !keys.has(key))
  };
  return { ...plan, stayOut: stayOutOf(here, file, plan) };
}

type Box = BackupBody['boxes'][number];

/** What was settled here holds; what was settled only there is added. */
function mergedBox(here: Box, file: Box): Box {
  const parts = { ...file.parts, ...here.parts };
  return {
    ...file,
    ...here,
    houseRules: { ...file.houseRules, ...here.houseRules },
    rulings: { ...file.rulings, ...here.rulings },
    ...(Object.keys(parts).length === 0 ? {} : { parts })
  };
}
