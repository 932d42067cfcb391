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
export interface LogBundle<Head> {
  readonly head: Head;
  /** All entries, oldest first. */
  readonly entries: readonly Entry[];
  readonly draft?: Draft;
  readonly result?: Result;
}

/** Everything stored on a device. */
export interface BackupBody {
  readonly matches: readonly LogBundle<SavedMatch>[];
  readonly partSets: readonly LogBundle<SavedPartSet>[];
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
 * The maximum number of records of each kind. A device used every evening for a lifetime stores fewer, so a larger file
 * was made to freeze the page.
 */
const MAX_ITEM_COUNTS = {
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
const LATER_LISTS: readonly (keyof BackupBody)[] = ['people', 'gameNotes', 'manualGames'];
const MAX_LINE_COUNT = 5_000_000;

/**
 * Validates the content of a file with the schemas that storage uses.
 *
 * @throws BackupError
 */
export function* bodySteps(raw: unknown): Steps<BackupBody> {
  const body = requireObject(raw);
  for (const name of Object.keys(MAX_ITEM_COUNTS) as (keyof BackupBody)[])
    if (!LATER_LISTS.includes(name) || Object.hasOwn(body, name)) checkItemCount(body, name);
  const entryBudget = { remaining: MAX_LINE_COUNT };
  const matches = yield* readEach(requireList(body, 'matches'), say.match, (item, recordLabel) =>
    readMatch(item, recordLabel, entryBudget)
  );
  const partSets = yield* readEach(requireList(body, 'partSets'), say.setOfParts, (item, recordLabel) =>
    readParts(item, recordLabel, entryBudget)
  );
  const players = yield* readRecords(body, 'players', say.player);
  const people = yield* readRecords(body, 'people', say.person);
  const boxes = yield* readRecords(body, 'boxes', say.box);
  const settings = yield* readEach(requireList(body, 'settings'), say.setting, readSetting);
  const gameNotes = yield* readRecords(body, 'gameNotes', say.note);
  const manualGames = yield* readRecords(body, 'manualGames', say.manualGame);
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

function checkItemCount(body: Fields, name: keyof BackupBody): void {
  const { length } = requireList(body, name);
  if (length > MAX_ITEM_COUNTS[name])
    throw new BackupError(say.tooManyItems(name, length, MAX_ITEM_COUNTS[name]));
}

/** Reads the records of a list, one per step. */
function* readEach<Record>(
  items: readonly unknown[],
  labelOf: LabelRecord,
  readRecord: (raw: unknown, recordLabel: string) => Record
): Steps<readonly Record[]> {
  const records: Record[] = [];
  for (const item of items) {
    records.push(readRecord(item, labelOf(records.length + 1)));
    yield;
  }
  return records;
}

/** The number of entries still allowed, over all logs together. */
interface EntryBudget {
  remaining: number;
}

function readMatch(raw: unknown, recordLabel: string, entryBudget: EntryBudget): LogBundle<SavedMatch> {
  const { head, entries, draft, result } = requireObject(raw, recordLabel);
  const match = validateRecord('matches', head, recordLabel) as SavedMatch;
  const log = readLog('entries', entries, { id: match.id, where: recordLabel, lines: entryBudget });
  const storedDraft =
    draft === undefined ? undefined : (validateRecord('drafts', draft, say.tapsOf(recordLabel)) as Draft);
  const storedResult =
    result === undefined
      ? undefined
      : (validateRecord('results', result, say.resultOf(recordLabel)) as Result);
  if (storedDraft !== undefined && storedDraft.match !== match.id)
    throw new BackupError(say.tapsOfAnother(recordLabel));
  if (storedResult !== undefined && storedResult.match !== match.id)
    throw new BackupError(say.resultOfAnother(recordLabel));
  return {
    head: match,
    entries: log,
    ...(storedDraft === undefined ? {} : { draft: storedDraft }),
    ...(storedResult === undefined ? {} : { result: storedResult })
  };
}

function readParts(raw: unknown, recordLabel: string, entryBudget: EntryBudget): LogBundle<SavedPartSet> {
  const { head, entries } = requireObject(raw, recordLabel);
  const partSet = validateRecord('partSets', head, recordLabel) as SavedPartSet;
  return {
    head: partSet,
    entries: readLog('partEntries', entries, { id: partSet.id, where: recordLabel, lines: entryBudget })
  };
}

function readSetting(raw: unknown, recordLabel: string): readonly [string, Setting] {
  const [key, value] = Array.isArray(raw) ? (raw as readonly unknown[]) : [];
  if (typeof key !== 'string') throw new BackupError(say.recordWithoutName(recordLabel));
  return [key, validateRecord('settings', value, recordLabel) as Setting];
}

function readLog(
  store: 'entries' | 'partEntries',
  raw: unknown,
  { id, where, lines }: { readonly id: string; readonly where: string; readonly lines: EntryBudget }
): readonly Entry[] {
  if (!Array.isArray(raw)) throw new BackupError(say.missingLog(where));
  lines.remaining -= raw.length;
  if (lines.remaining < 0) throw new BackupError(say.tooManyLines(MAX_LINE_COUNT));
  const invalidEntry = findInvalidEntry(store, raw);
  if (invalidEntry !== undefined)
    throw new BackupError(damageSentence(say.lineOf(invalidEntry.line, where), invalidEntry));
  const log = raw as readonly Entry[];
  const foreignEntry = log.find(({ match }) => match !== id);
  if (foreignEntry !== undefined) throw new BackupError(say.lineOfAnother(foreignEntry.seq, where));
  return log;
}

function readRecords(
  body: Fields,
  store: 'players',
  labelOf: LabelRecord
): Steps<readonly RememberedPlayer[]>;
function readRecords(body: Fields, store: 'people', labelOf: LabelRecord): Steps<readonly SavedPerson[]>;
function readRecords(body: Fields, store: 'boxes', labelOf: LabelRecord): Steps<readonly SavedBox[]>;
function readRecords(body: Fields, store: 'gameNotes', labelOf: LabelRecord): Steps<readonly GameNote[]>;
function readRecords(body: Fields, store: 'manualGames', labelOf: LabelRecord): Steps<readonly ManualGame[]>;
function readRecords(
  body: Fields,
  store: 'players' | 'people' | 'boxes' | 'gameNotes' | 'manualGames',
  labelOf: LabelRecord
): Steps<readonly unknown[]> {
  const list = LATER_LISTS.includes(store) && !Object.hasOwn(body, store) ? [] : requireList(body, store);
  return readEach(list, labelOf, (item, recordLabel) => validateRecord(store, item, recordLabel));
}

function validateRecord(store: StoreName, record: unknown, recordLabel: string): unknown {
  const invalidMember = findInvalidMember(store, record);
  if (invalidMember !== undefined) throw new BackupError(damageSentence(recordLabel, invalidMember));
  return record;
}

function damageSentence(
  recordLabel: string,
  { path, found, expected }: { readonly path: string; readonly found: string; readonly expected: string }
): string {
  return path === ''
    ? say.damagedValue(recordLabel, found, expected)
    : say.damagedValueAt(recordLabel, path, found, expected);
}

type Fields = Readonly<Record<string, unknown>>;

/** Gives a name to a record of a list by its number: "match 2". */
type LabelRecord = (number: number) => string;

/** Requires an object. `recordLabel` names the record in the error message; undefined for the whole file. */
function requireObject(raw: unknown, recordLabel?: string): Fields {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Fields;
  throw new BackupError(recordLabel === undefined ? say.invalidContent : say.damagedRecord(recordLabel));
}

function requireList(body: Fields, name: keyof BackupBody): readonly unknown[] {
  const list = Object.hasOwn(body, name) ? body[name] : undefined;
  if (Array.isArray(list)) return list;
  throw new BackupError(say.missingList(name));
}

function refuseDuplicates(labelOf: LabelRecord, ids: readonly string[]): void {
  const knownIds = new Set<string>();
  for (const [index, id] of ids.entries()) {
    if (knownIds.has(id)) throw new BackupError(say.duplicateRecord(labelOf(index + 1)));
    knownIds.add(id);
  }
}

/** A file cannot be restored; the message is one sentence that says where and why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
