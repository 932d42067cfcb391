import { bodySteps, type Backup, type BackupBody, BackupError } from './backup-body';
import { checksumOf, checksumSteps } from './backup-sum';
import { unwrapText } from './backup-unwrap';
import * as say from '$lib/storage/strings/en/backup';
import { runAtOnce, runInSteps, type Steps } from './steps';

/** The format of a backup file: a header line, then everything as JSON, compressed together with gzip. */

/** The format version; files with a higher one are refused. */
const VERSION = 1;
const MAX_FILE_LENGTH = 64 * 1024 * 1024;
const MAX_HEADER_LENGTH = 1000;
const MAX_DEPTH = 60;
/** Characters processed per step. */
const CHUNK_LENGTH = 100_000;

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
    sum: checksumOf(checksumInput(VERSION, madeAt, text))
  };
  const blob = new Blob([`${JSON.stringify(header)}\n${text}`]);
  return new Response(blob.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/**
 * Reads a backup file, even if it was decompressed or compressed again after it was made. Works a few milliseconds at a
 * time, and stops if `signal` is aborted.
 *
 * @throws BackupError whose message is one sentence that says what is wrong, and where
 */
export async function readBackup(file: Blob, signal?: AbortSignal): Promise<Backup> {
  if (file.size === 0) throw new BackupError(say.emptyFile);
  if (file.size > MAX_FILE_LENGTH) throw new BackupError(say.farTooLarge);
  return runInSteps(backupSteps(await unwrapText(file)), signal);
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
  const headerEnd = text.slice(0, MAX_HEADER_LENGTH).indexOf('\n');
  const header = readHeader(text.slice(0, Math.max(0, headerEnd)));
  const body = withoutTrailingBlanks(text.slice(headerEnd + 1), header.length);
  if (body.length !== header.length) throw new BackupError(say.fileIncomplete(body.length, header.length));
  const sum = yield* checksumSteps(checksumInput(header.version, header.madeAt, body));
  if (sum !== header.sum) throw new BackupError(say.fileAltered);
  const parsed = yield* parseSteps(body);
  return { madeAt: header.madeAt, ...(yield* bodySteps(parsed)) };
}

/** Removes white space at the end: an editor may add a new line when it saves a file. */
function withoutTrailingBlanks(body: string, length: number): string {
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
  if (Number(version) > VERSION) throw new BackupError(say.madeByNewerVersion);
  if (!isTimestamp(madeAt) || !Number.isSafeInteger(length) || typeof sum !== 'string')
    throw new BackupError(say.noTimeOrLength);
  return { croupier, version: Number(version), madeAt, length: Number(length), sum };
}

function isTimestamp(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 8_640_000_000_000_000;
}

function* parseSteps(body: string): Steps<unknown> {
  const tooDeepIndex = yield* findTooDeep(body);
  if (tooDeepIndex !== undefined) throw new BackupError(say.nestedTooDeep(MAX_DEPTH, tooDeepIndex));
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new BackupError(say.unreadableContent);
  }
}

/** The index at which brackets are nested deeper than in any backup; undefined if nowhere. */
function* findTooDeep(body: string): Steps<number | undefined> {
  let depth = 0;
  let isInsideString = false;
  for (let index = 0; index < body.length; index += 1) {
    const letter = body[index];
    if (isInsideString) {
      if (letter === '\\') index += 1;
      else if (letter === '"') isInsideString = false;
    } else if (letter === '"') isInsideString = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    if (depth > MAX_DEPTH) return index;
    if (index % CHUNK_LENGTH === 0) yield;
  }
  return undefined;
}
