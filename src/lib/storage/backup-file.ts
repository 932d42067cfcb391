import { readBody, type Backup, type BackupBody } from './backup-body';
import { BackupError } from './backup-error';
import { sumOf } from './backup-sum';
import * as say from './backup-words';

/** A backup file: one line that says what it is, then everything as JSON; both compressed with gzip. */

/** What this version writes; a file of a higher one is refused. */
const VERSION = 1;
const LONGEST_FILE = 64 * 1024 * 1024;
const LONGEST_TEXT = 256 * 1024 * 1024;
const LONGEST_HEADER = 1000;
const DEEPEST = 60;

interface Header {
  readonly croupier: 'backup';
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Letters of the body, and what they come to, so that a file that was cut or altered is known. */
  readonly length: number;
  readonly sum: string;
}

/** Everything as one file. `madeAt` is in milliseconds since 1970. */
export async function makeBackup(body: BackupBody, madeAt: number): Promise<Blob> {
  const text = JSON.stringify(body);
  const header: Header = {
    croupier: 'backup',
    version: VERSION,
    madeAt,
    length: text.length,
    sum: sumOf(signed(VERSION, madeAt, text))
  };
  const whole = new Blob([`${JSON.stringify(header)}\n${text}`]);
  return new Response(whole.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/**
 * What a file holds.
 *
 * @throws BackupError whose message is one sentence that says what is wrong with it, and where
 */
export async function readBackup(file: Blob): Promise<Backup> {
  if (file.size === 0) throw new BackupError(say.empty);
  if (file.size > LONGEST_FILE) throw new BackupError(say.farTooLarge);
  return readBackupText(await expanded(file));
}

/**
 * The same from the text behind the compression.
 *
 * @throws BackupError
 */
export function readBackupText(text: string): Backup {
  const end = text.slice(0, LONGEST_HEADER).indexOf('\n');
  const header = readHeader(text.slice(0, Math.max(0, end)));
  const body = text.slice(end + 1);
  if (body.length !== header.length) throw new BackupError(say.cut(body.length, header.length));
  if (sumOf(signed(header.version, header.madeAt, body)) !== header.sum) throw new BackupError(say.altered);
  return { madeAt: header.madeAt, ...readBody(parsed(body)) };
}

/** What the sum of a file is made of. */
export function signed(version: number, madeAt: number, body: string): string {
  return `${version} ${madeAt}\n${body}`;
}

function readHeader(line: string): Header {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    throw new BackupError(say.noBackup);
  }
  if (typeof read !== 'object' || read === null) throw new BackupError(say.noBackup);
  const { croupier, version, madeAt, length, sum } = read as Partial<Record<keyof Header, unknown>>;
  if (croupier !== 'backup') throw new BackupError(say.noBackup);
  if (!Number.isSafeInteger(version) || Number(version) < 1) throw new BackupError(say.noVersion);
  if (Number(version) > VERSION) throw new BackupError(say.newer);
  if (!isMoment(madeAt) || !Number.isSafeInteger(length) || typeof sum !== 'string')
    throw new BackupError(say.noMomentOrLength);
  return { croupier, version: Number(version), madeAt, length: Number(length), sum };
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 8_640_000_000_000_000;
}

function parsed(body: string): unknown {
  const deep = tooDeepAt(body);
  if (deep !== undefined) throw new BackupError(say.tooDeep(DEEPEST, deep));
  try {
    return JSON.parse(body);
  } catch {
    throw new BackupError(say.unreadable);
  }
}

/** Where brackets lie deeper in one another than in any backup. */
function tooDeepAt(body: string): number | undefined {
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
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

/** Stops where a small file would fill the device. */
async function expanded(file: Blob): Promise<string> {
  const letters = new TextDecoder('utf-8', { fatal: true });
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  let text = '';
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      text += letters.decode(step.value, { stream: true });
      if (text.length > LONGEST_TEXT) throw new BackupError(say.holdsFarTooMuch);
    }
    return text + letters.decode();
  } catch (error) {
    reader.cancel().catch(() => undefined);
    if (error instanceof BackupError) throw error;
    throw new BackupError(text === '' ? say.noBackupOrAltered : say.cutOrAltered(text.length));
  }
}
