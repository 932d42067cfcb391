import { bodySteps, type Backup, type BackupBody, BackupError } from './backup-body';
import { sumOf, sumSteps } from './backup-sum';
import { unwrap } from './backup-unwrap';
import * as say from '$lib/storage/strings/en/backup';
import { runAtOnce, runInSteps, type Steps } from './steps';

/** The format of a backup file: a header line, then everything as JSON, compressed together with gzip. */

/** The format version; files with a higher one are refused. */
const VERSION = 1;
const MAX_FILE_LENGTH = 64 * 1024 * 1024;
const MAX_HEADER_LENGTH = 1000;
const MAX_DEPTH = 60;
/** Characters processed per step. */
const CHUNK = 100_000;

interface Header {
  readonly croupier: 'backup';
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** The number of characters in the body and their checksum, to detect a truncated or altered file. */
  readonly length: number;
  readonly sum: string;
}

/** Makes a backup file. `madeAt` is in milliseconds since 1970. */
export async function makeBackup(body: BackupBody, madeAt: number): Promise<Blob> {
  const text = JSON.stringify(body);
  const header: Header = {
    croupier: 'backup',
    version: VERSION,
    madeAt,
    length: text.length,
    sum: sumOf(checksumInput(VERSION, madeAt, text))
  };
  const blob = new Blob([`${JSON.stringify(header)}\n${text}`]);
  return new Response(blob.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/**
 * Reads a backup file, also one that was decompressed or compressed again on its way. It works a few milliseconds at a
 * time, until `signal` is aborted.
 *
 * @throws BackupError whose message is one sentence that says what is wrong, and where
 */
export async function readBackup(file: Blob, signal?: AbortSignal): Promise<Backup> {
  if (file.size === 0) throw new BackupError(say.empty);
  if (file.size > MAX_FILE_LENGTH) throw new BackupError(say.farTooLarge);
  return runInSteps(backupSteps(await unwrap(file)), signal);
}

/**
 * Reads a backup from its decompressed text.
 *
 * @throws BackupError
 */
export function readBackupText(text: string): Backup {
  return runAtOnce(backupSteps(text));
}

function* backupSteps(text: string): Steps<Backup> {
  const end = text.slice(0, MAX_HEADER_LENGTH).indexOf('\n');
  const header = readHeader(text.slice(0, Math.max(0, end)));
  const body = withoutBlanksBehind(text.slice(end + 1), header.length);
  if (body.length !== header.length) throw new BackupError(say.fileIncomplete(body.length, header.length));
  const sum = yield* sumSteps(checksumInput(header.version, header.madeAt, body));
  if (sum !== header.sum) throw new BackupError(say.fileAltered);
  const parsed = yield* parseSteps(body);
  return { madeAt: header.madeAt, ...(yield* bodySteps(parsed)) };
}

/** Removes white space at the end: an editor may add a new line when it saves a file. */
function withoutBlanksBehind(body: string, length: number): string {
  return body.length > length && body.slice(length).trim() === '' ? body.slice(0, length) : body;
}

/** The text from which a file's checksum is computed. */
export function checksumInput(version: number, madeAt: number, body: string): string {
  return `${version} ${madeAt}\n${body}`;
}

function readHeader(line: string): Header {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    throw new BackupError(say.noBackup);
  }
  if (typeof parsed !== 'object' || parsed === null) throw new BackupError(say.noBackup);
  const { croupier, version, madeAt, length, sum } = parsed as Partial<Record<keyof Header, unknown>>;
  if (croupier !== 'backup') throw new BackupError(say.noBackup);
  if (!Number.isSafeInteger(version) || Number(version) < 1) throw new BackupError(say.noVersion);
  if (Number(version) > VERSION) throw new BackupError(say.newer);
  if (!isMoment(madeAt) || !Number.isSafeInteger(length) || typeof sum !== 'string')
    throw new BackupError(say.noTimeOrLength);
  return { croupier, version: Number(version), madeAt, length: Number(length), sum };
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 8_640_000_000_000_000;
}

function* parseSteps(body: string): Steps<unknown> {
  const tooDeepIndex = yield* findTooDeep(body);
  if (tooDeepIndex !== undefined) throw new BackupError(say.tooDeep(MAX_DEPTH, tooDeepIndex));
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new BackupError(say.unreadable);
  }
}

/** The index at which brackets are nested deeper than in any backup; undefined if nowhere. */
function* findTooDeep(body: string): Steps<number | undefined> {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < body.length; index += 1) {
    const letter = body[index];
    if (isText) {
      if (letter === '\\') index += 1;
      else if (letter === '"') isText = false;
    } else if (letter === '"') isText = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    if (depth > MAX_DEPTH) return index;
    if (index % CHUNK === 0) yield;
  }
  return undefined;
}
