import type { Entry } from '$lib/core';
import * as say from '$lib/storage/strings/en/backup';
import {
  findInvalidEntry,
  findInvalidMember,
  type StoreName
} from '$lib/storage/validation/validate-records';
import type {
  Draft,
  GameNote,
  ManualGame,
  RememberedPlayer,
  Result,
  SavedBox,
  SavedMatch,
  SavedPartSet,
  SavedPerson,
  Setting
} from '$lib/storage/database/schema';
import type { Steps } from './steps';

/** A log with everything that belongs to it. */
export interface Bundle<Head> {
  readonly head: Head;
  /** All entries, oldest first. */
  readonly entries: readonly Entry[];
  readonly draft?: Draft;
  readonly result?: Result;
}

/** Everything stored on a device. */
export interface BackupBody {
  readonly matches: readonly Bundle<SavedMatch>[];
  readonly partSets: readonly Bundle<SavedPartSet>[];
  readonly players: readonly RememberedPlayer[];
  /** Empty for a file of an earlier version. */
  readonly people: readonly SavedPerson[];
  readonly boxes: readonly SavedBox[];
  readonly settings: readonly (readonly [key: string, value: Setting])[];
  /** Empty for a file of an earlier version. */
  readonly gameNotes: readonly GameNote[];
  /** Empty for a file of an earlier version. */
  readonly manualGames: readonly ManualGame[];
}

/** The content of a backup and its date: milliseconds since 1970. */
export interface Backup extends BackupBody {
  readonly madeAt: number;
}

/**
 * The maximum number of records of each kind: a device that is used every evening for a lifetime has fewer. A larger
 * file was made to freeze the page.
 */
const MAX_ITEMS = {
  matches: 20_000,
  partSets: 10_000,
  players: 10_000,
  people: 10_000,
  boxes: 1000,
  settings: 1000,
  gameNotes: 20_000,
  manualGames: 20_000
} as const satisfies Readonly<Record<keyof BackupBody, number>>;
/** Lists that files of earlier versions do not have. */
const LATER: readonly (keyof BackupBody)[] = ['people', 'gameNotes', 'manualGames'];
const MAX_LINES = 5_000_000;

/**
 * Validates the content of a file with the schemas that storage uses.
 *
 * @throws BackupError
 */
export function* bodySteps(raw: unknown): Steps<BackupBody> {
  const body = objectAt(raw);
  for (const name of Object.keys(MAX_ITEMS) as (keyof BackupBody)[])
    if (!LATER.includes(name) || Object.hasOwn(body, name)) checkLength(body, name);
  const lines = { remaining: MAX_LINES };
  const matches = yield* readEach(listAt(body, 'matches'), say.match, (item, where) =>
    readMatch(item, where, lines)
  );
  const partSets = yield* readEach(listAt(body, 'partSets'), say.setOfParts, (item, where) =>
    readParts(item, where, lines)
  );
  const players = yield* recordsAt(body, 'players', say.player);
  const people = yield* recordsAt(body, 'people', say.person);
  const boxes = yield* recordsAt(body, 'boxes', say.box);
  const settings = yield* readEach(listAt(body, 'settings'), say.setting, readSetting);
  const gameNotes = yield* recordsAt(body, 'gameNotes', say.note);
  const manualGames = yield* recordsAt(body, 'manualGames', say.manualGame);
  refuseDuplicates(
    say.match,
    matches.map(({ head }) => head.id)
  );
  refuseDuplicates(
    say.setOfParts,
    partSets.map(({ head }) => head.id)
  );
  refuseDuplicates(
    say.player,
    players.map(({ name }) => name)
  );
  refuseDuplicates(
    say.person,
    people.map(({ id }) => id)
  );
  refuseDuplicates(
    say.box,
    boxes.map(({ game }) => game)
  );
  refuseDuplicates(
    say.setting,
    settings.map(([key]) => key)
  );
  refuseDuplicates(
    say.note,
    gameNotes.map(({ match }) => match)
  );
  refuseDuplicates(
    say.manualGame,
    manualGames.map(({ id }) => id)
  );
  return { matches, partSets, players, people, boxes, settings, gameNotes, manualGames };
}

function checkLength(body: Fields, name: keyof BackupBody): void {
  const { length } = listAt(body, name);
  if (length > MAX_ITEMS[name]) throw new BackupError(say.tooMany(name, length, MAX_ITEMS[name]));
}

/** Reads the records of a list, one per step. */
function* readEach<Record>(
  all: readonly unknown[],
  label: LabelOfNumber,
  readRecord: (raw: unknown, where: string) => Record
): Steps<readonly Record[]> {
  const records: Record[] = [];
  for (const item of all) {
    records.push(readRecord(item, label(records.length + 1)));
    yield;
  }
  return records;
}

/** The number of entries still allowed, over all logs together. */
interface EntryBudget {
  remaining: number;
}

function readMatch(raw: unknown, where: string, lines: EntryBudget): Bundle<SavedMatch> {
  const { head, entries, draft, result } = objectAt(raw, where);
  const match = recordAt('matches', head, where) as SavedMatch;
  const log = logAt('entries', entries, { id: match.id, where, lines });
  const taps = draft === undefined ? undefined : (recordAt('drafts', draft, say.tapsOf(where)) as Draft);
  const end = result === undefined ? undefined : (recordAt('results', result, say.resultOf(where)) as Result);
  if (taps !== undefined && taps.match !== match.id) throw new BackupError(say.tapsOfAnother(where));
  if (end !== undefined && end.match !== match.id) throw new BackupError(say.resultOfAnother(where));
  return {
    head: match,
    entries: log,
    ...(taps === undefined ? {} : { draft: taps }),
    ...(end === undefined ? {} : { result: end })
  };
}

function readParts(raw: unknown, where: string, lines: EntryBudget): Bundle<SavedPartSet> {
  const { head, entries } = objectAt(raw, where);
  const set = recordAt('partSets', head, where) as SavedPartSet;
  return { head: set, entries: logAt('partEntries', entries, { id: set.id, where, lines }) };
}

function readSetting(raw: unknown, where: string): readonly [string, Setting] {
  const [key, value] = Array.isArray(raw) ? (raw as readonly unknown[]) : [];
  if (typeof key !== 'string') throw new BackupError(say.noKey(where));
  return [key, recordAt('settings', value, where) as Setting];
}

function logAt(
  store: 'entries' | 'partEntries',
  raw: unknown,
  { id, where, lines }: { readonly id: string; readonly where: string; readonly lines: EntryBudget }
): readonly Entry[] {
  if (!Array.isArray(raw)) throw new BackupError(say.noLog(where));
  lines.remaining -= raw.length;
  if (lines.remaining < 0) throw new BackupError(say.tooManyLines(MAX_LINES));
  const wrong = findInvalidEntry(store, raw);
  if (wrong !== undefined) throw new BackupError(refusal(say.lineOf(wrong.line, where), wrong));
  const log = raw as readonly Entry[];
  const foreignEntry = log.find(({ match }) => match !== id);
  if (foreignEntry !== undefined) throw new BackupError(say.lineOfAnother(foreignEntry.seq, where));
  return log;
}

function recordsAt(body: Fields, store: 'players', label: LabelOfNumber): Steps<readonly RememberedPlayer[]>;
function recordsAt(body: Fields, store: 'people', label: LabelOfNumber): Steps<readonly SavedPerson[]>;
function recordsAt(body: Fields, store: 'boxes', label: LabelOfNumber): Steps<readonly SavedBox[]>;
function recordsAt(body: Fields, store: 'gameNotes', label: LabelOfNumber): Steps<readonly GameNote[]>;
function recordsAt(body: Fields, store: 'manualGames', label: LabelOfNumber): Steps<readonly ManualGame[]>;
function recordsAt(
  body: Fields,
  store: 'players' | 'people' | 'boxes' | 'gameNotes' | 'manualGames',
  label: LabelOfNumber
): Steps<readonly unknown[]> {
  const list = LATER.includes(store) && !Object.hasOwn(body, store) ? [] : listAt(body, store);
  return readEach(list, label, (item, where) => recordAt(store, item, where));
}

function recordAt(store: StoreName, record: unknown, where: string): unknown {
  const wrong = findInvalidMember(store, record);
  if (wrong !== undefined) throw new BackupError(refusal(where, wrong));
  return record;
}

function refusal(
  where: string,
  { path, found, expected }: { readonly path: string; readonly found: string; readonly expected: string }
): string {
  return path === ''
    ? say.damagedValue(where, found, expected)
    : say.damagedValueAt(where, path, found, expected);
}

type Fields = Readonly<Record<string, unknown>>;

/** Gives a name to a record of a list by its number: "match 2". */
type LabelOfNumber = (number: number) => string;

/** `where` names the record in the error message; undefined for the whole file. */
function objectAt(raw: unknown, where?: string): Fields {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Fields;
  throw new BackupError(where === undefined ? say.nothingOfCroupier : say.damagedRecord(where));
}

function listAt(body: Fields, name: keyof BackupBody): readonly unknown[] {
  const list = Object.hasOwn(body, name) ? body[name] : undefined;
  if (Array.isArray(list)) return list;
  throw new BackupError(say.noList(name));
}

function refuseDuplicates(label: LabelOfNumber, ids: readonly string[]): void {
  const knownIds = new Set<string>();
  for (const [index, id] of ids.entries()) {
    if (knownIds.has(id)) throw new BackupError(say.twice(label(index + 1)));
    knownIds.add(id);
  }
}

/** A file cannot be restored; the message is one sentence that says where and why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
