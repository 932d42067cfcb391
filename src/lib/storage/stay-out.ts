import { isSameFact } from '$lib/core';
import type { BackupBody } from './backup-body';
import { isWritten, type Planned } from './plan-logs';

/** A count per kind. */
export interface RestoreCounts {
  readonly matches: number;
  readonly partSets: number;
  readonly people: number;
  readonly boxes: number;
  readonly settings: number;
}

/** The parts of a file that are not restored, and why. People's names are asked about instead of counted. */
export interface StayOut {
  /** It was already deleted when the file was made. */
  readonly deleted: RestoreCounts;
  /** A damaged record here has its id. */
  readonly damaged: RestoreCounts;
  /** It differs here, and the version here stays. */
  readonly asHere: RestoreCounts;
}

type Logs = readonly Planned<{ readonly id: string; readonly deletedAt?: number }>[];

/** The data here, and the games whose rules cannot be read. */
type Here = Pick<BackupBody, 'boxes' | 'settings'> & {
  readonly taken: { readonly boxes: ReadonlySet<string> };
};

/** The parts of a file that a plan does not restore. */
export function stayOutOf(
  here: Here,
  file: BackupBody,
  plan: { readonly matches: Logs; readonly partSets: Logs }
): StayOut {
  const isDeleted = ({ fate, bundle }: Logs[number]): boolean =>
    fate === 'left' && bundle.head.deletedAt !== undefined;
  const isDamaged = ({ fate, bundle }: Logs[number]): boolean =>
    fate === 'left' && bundle.head.deletedAt === undefined;
  const isAsHere = (planned: Logs[number]): boolean => planned.fate === 'fork' && !isWritten(planned);
  const logs = (is: (planned: Logs[number]) => boolean): RestoreCounts => ({
    matches: plan.matches.filter(is).length,
    partSets: plan.partSets.filter(is).length,
    people: 0,
    boxes: 0,
    settings: 0
  });
  const settings = new Map(here.settings);
  const differing = file.settings.filter(([key, value]) => settings.has(key) && settings.get(key) !== value);
  return {
    deleted: logs(isDeleted),
    damaged: {
      ...logs(isDamaged),
      boxes: file.boxes.filter(({ game }) => here.taken.boxes.has(game)).length
    },
    asHere: {
      ...logs(isAsHere),
      boxes: file.boxes.filter((box) => isOtherwise(here, box)).length,
      settings: differing.length
    }
  };
}

type Box = BackupBody['boxes'][number];

/** Whether any rule of a game is set differently here. */
function isOtherwise(here: Here, box: Box): boolean {
  const found = here.boxes.find(({ game }) => game === box.game);
  if (found === undefined) return false;
  return (['houseRules', 'rulings', 'parts'] as const).some((kind) => {
    const settled = new Map(Object.entries<unknown>(found[kind] ?? {}));
    return Object.entries<unknown>(box[kind] ?? {}).some(
      ([key, value]) => settled.has(key) && !isSameFact(settled.get(key), value)
    );
  });
}
