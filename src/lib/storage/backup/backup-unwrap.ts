import { BackupError } from './backup-body';
import * as say from '$lib/storage/strings/en/backup';
import { listZippedFiles } from './zip';

/**
 * A browser, a file manager or a mail program may decompress a backup on its way, or compress it again. The first bytes
 * show its format, whatever the file's name is.
 */

type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** The maximum length of the text: a small file may decompress to far more. */
const MAX_TEXT_LENGTH = 256 * 1024 * 1024;
const LARGEST_ZIP = 64 * 1024 * 1024;
const MAX_WRAPPINGS = 4;
const MAX_FILES = 50;

const SIGNATURES = {
  gzip: [0x1f, 0x8b],
  zip: [0x50, 0x4b, 0x03, 0x04]
} as const;
const MAX_SIGNATURE_LENGTH = 4;
/** `{`, even after a byte order mark. */
const TEXT_SIGNATURES = [[0x7b], [0xef, 0xbb, 0xbf, 0x7b]] as const;

/**
 * Extracts the text of a backup from all layers of compression.
 *
 * @throws BackupError
 */
export function unwrapText(file: Blob): Promise<string> {
  return readText(file.stream(), 0);
}

async function readText(bytes: ByteStream, depth: number): Promise<string> {
  const { firstBytes, wholeStream } = await readFirstBytes(bytes);
  if (depth > MAX_WRAPPINGS) throw new BackupError(say.noBackupOrAltered);
  if (startsWith(firstBytes, SIGNATURES.gzip))
    return readText(wholeStream.pipeThrough(new DecompressionStream('gzip')), depth + 1);
  if (startsWith(firstBytes, SIGNATURES.zip))
    return readTextInZip(await readAllBytes(wholeStream), depth + 1);
  if (TEXT_SIGNATURES.some((signature) => startsWith(firstBytes, signature))) return decodeText(wholeStream);
  wholeStream.cancel().catch(() => undefined);
  throw new BackupError(say.noBackupOrAltered);
}

/** The only backup among the files of an archive. */
async function readTextInZip(zip: Uint8Array<ArrayBuffer>, depth: number): Promise<string> {
  const texts: string[] = [];
  for (const { compressed, isDeflated } of listZippedFiles(zip).slice(0, MAX_FILES)) {
    const stream = new Blob([compressed]).stream();
    const plainStream = isDeflated ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream;
    const text = await readText(plainStream, depth).catch((error: unknown) => {
      if (error instanceof BackupError && error.message === say.noBackupOrAltered) return undefined;
      throw error;
    });
    if (text !== undefined) texts.push(text);
  }
  const [text] = texts;
  if (text === undefined) throw new BackupError(say.noBackupInZip);
  if (texts.length > 1) throw new BackupError(say.severalInZip(texts.length));
  return text;
}

/**
 * The first bytes, and a stream that includes them. Nothing more is read ahead, so that a read error appears at its
 * place in the stream.
 */
async function readFirstBytes(
  bytes: ByteStream
): Promise<{ readonly firstBytes: readonly number[]; readonly wholeStream: ByteStream }> {
  const reader = bytes.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let readError: unknown;
  let count = 0;
  while (count < MAX_SIGNATURE_LENGTH && readError === undefined) {
    const step = await reader.read().catch((error: unknown) => {
      readError = error;
    });
    if (step?.value === undefined) break;
    chunks.push(step.value);
    count += step.value.length;
  }
  const firstBytes = chunks
    .flatMap((chunk) => [...chunk.subarray(0, MAX_SIGNATURE_LENGTH)])
    .slice(0, MAX_SIGNATURE_LENGTH);
  const combinedStream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const chunk = chunks.shift();
        if (chunk !== undefined) controller.enqueue(chunk);
        else if (readError !== undefined) controller.error(readError);
        else {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        }
      },
      cancel: (reason) => reader.cancel(reason)
    },
    { highWaterMark: 0 }
  );
  return { firstBytes, wholeStream: combinedStream };
}

function startsWith(firstBytes: readonly number[], signature: readonly number[]): boolean {
  return signature.every((byte, index) => firstBytes[index] === byte);
}

/** Decodes the text. Stops at the maximum length, before a small file fills the memory. */
async function decodeText(bytes: ByteStream): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = bytes.getReader();
  let text = '';
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      text += decoder.decode(step.value, { stream: true });
      if (text.length > MAX_TEXT_LENGTH) throw new BackupError(say.contentTooLarge);
    }
    return text + decoder.decode();
  } catch (error) {
    reader.cancel().catch(() => undefined);
    if (error instanceof BackupError) throw error;
    throw new BackupError(text === '' ? say.noBackupOrAltered : say.incompleteOrAltered(text.length));
  }
}

/** Collects the whole archive, because the list of its files is at the end. */
async function readAllBytes(bytes: ByteStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = bytes.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      chunks.push(step.value);
      size += step.value.length;
      if (size > LARGEST_ZIP) throw new BackupError(say.contentTooLarge);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error instanceof BackupError ? error : new BackupError(say.noBackupOrAltered);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
