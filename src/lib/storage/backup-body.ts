import type { Entry } from '$lib/core';
import { BackupError } from './backup-error';
import { wrongInLog, wrongWith, type StoreName } from './door';
import type {
  Draft,
  RememberedPlayer,
  Result,
  SavedBox,
  SavedMatch,
  SavedPartSet,
  SavedPerson,
  Setting
} from './schema';

/** A log with all that belongs to it. */
export interface Bundle<Head> {
  readonly head: Head;
  /** Oldest first. */
  readonly entries: readonly Entry[];
  readonly draft?: Draft;
  readonly result?: Result;
}

/** Everything that a device keeps. */
export interface BackupBody {
  readonly matches: readonly Bundle<SavedMatch>[];
  readonly partSets: readonly Bundle<SavedPartSet>[];
  readonly players: readonly RememberedPlayer[];
  /** Nobody in a file of an earlier version. */
  readonly people: readonly SavedPerson[];
  readonly boxes: readonly SavedBox[];
  readonly settings: readonly (readonly [key: string, value: Setting])[];
}

/** Everything, and when it was put down: milliseconds since 1970. */
export interface Backup extends BackupBody {
  readonly madeAt: number;
}

/**
 * Checks everything in a file with the shapes that storage is read with.
 *
 * @throws BackupError
 */
export function readBody(read: unknown): BackupBody {
  const body = objectAt(read, 'the file');
  const matches = listAt(body, 'matches').map((each, index) => readMatch(each, `match ${index + 1}`));
  const partSets = listAt(body, 'partSets').map((each, index) =>
    readParts(each, `set of parts ${index + 1}`)
  );
  const players = recordsAt(body, 'players', 'player');
  const people = Object.hasOwn(body, 'people') ? recordsAt(body, 'people', 'person') : [];
  const boxes = recordsAt(body, 'boxes', 'box');
  const settings = listAt(body, 'settings').map((each, index) => readSetting(each, `setting ${index + 1}`));
  eachOnce(
    'match',
    matches.map(({ head }) => head.id)
  );
  eachOnce(
    'set of parts',
    partSets.map(({ head }) => head.id)
  );
  eachOnce(
    'player',
    players.map(({ name }) => name)
  );
  eachOnce(
    'person',
    people.map(({ id }) => id)
  );
  eachOnce(
    'box',
    boxes.map(({ game }) => game)
  );
  eachOnce(
    'setting',
    settings.map(([key]) => key)
  );
  return { matches, partSets, players, people, boxes, settings };
}

function readMatch(read: unknown, where: string): Bundle<SavedMatch> {
  const { head, entries, draft, result } = objectAt(read, where);
  const match = recordAt('matches', head, where) as SavedMatch;
  const log = logAt('entries', entries, match.id, where);
  const taps = draft === undefined ? undefined : (recordAt('drafts', draft, `the taps of ${where}`) as Draft);
  const end =
    result === undefined ? undefined : (recordAt('results', result, `the result of ${where}`) as Result);
  for (const [what, each] of [
    ['taps', taps],
    ['result', end]
  ] as const)
    if (each !== undefined && each.match !== match.id)
      throw new BackupError(`In ${where} stand the ${what} of another match.`);
  return {
    head: match,
    entries: log,
    ...(taps === undefined ? {} : { draft: taps }),
    ...(end === undefined ? {} : { result: end })
  };
}

function readParts(read: unknown, where: string): Bundle<SavedPartSet> {
  const { head, entries } = objectAt(read, where);
  const set = recordAt('partSets', head, where) as SavedPartSet;
  return { head: set, entries: logAt('partEntries', entries, set.id, where) };
}

function readSetting(read: unknown, where: string): readonly [string, Setting] {
  const [key, value] = Array.isArray(read) ? (read as readonly unknown[]) : [];
  if (typeof key !== 'string') throw new BackupError(`In ${where} of the file stands no key.`);
  return [key, recordAt('settings', value, where) as Setting];
}

function logAt(store: 'entries' | 'partEntries', read: unknown, id: string, where: string): readonly Entry[] {
  if (!Array.isArray(read)) throw new BackupError(`In ${where} of the file stands no log.`);
  const wrong = wrongInLog(store, read);
  if (wrong !== undefined) throw new BackupError(refusal(`line ${wrong.line} of ${where}`, wrong));
  const log = read as readonly Entry[];
  const foreign = log.find(({ match }) => match !== id);
  if (foreign !== undefined)
    throw new BackupError(`Line ${foreign.seq} of ${where} is a line of another one.`);
  return log;
}

function recordsAt(body: Fields, store: 'players', what: string): readonly RememberedPlayer[];
function recordsAt(body: Fields, store: 'people', what: string): readonly SavedPerson[];
function recordsAt(body: Fields, store: 'boxes', what: string): readonly SavedBox[];
function recordsAt(body: Fields, store: 'players' | 'people' | 'boxes', what: string): readonly unknown[] {
  return listAt(body, store).map((each, index) => recordAt(store, each, `${what} ${index + 1}`));
}

function recordAt(store: StoreName, record: unknown, where: string): unknown {
  const wrong = wrongWith(store, record);
  if (wrong !== undefined) throw new BackupError(refusal(where, wrong));
  return record;
}

function refusal(
  where: string,
  { path, found, belongs }: { readonly path: string; readonly found: string; readonly belongs: string }
): string {
  const member = path === '' ? '' : ` at “${path}”`;
  return `In ${where} of the file${member} stands ${found}, where ${belongs} belongs.`;
}

type Fields = Readonly<Record<string, unknown>>;

function objectAt(read: unknown, where: string): Fields {
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Fields;
  throw new BackupError(`In ${where} stands something that Croupier never wrote.`);
}

function listAt(body: Fields, name: keyof BackupBody): readonly unknown[] {
  const list = Object.hasOwn(body, name) ? body[name] : undefined;
  if (Array.isArray(list)) return list;
  throw new BackupError(`In the file “${name}” is missing, or no list.`);
}

function eachOnce(what: string, ids: readonly string[]): void {
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw new BackupError(`In the file ${what} ${twice + 1} stands there a second time.`);
}
