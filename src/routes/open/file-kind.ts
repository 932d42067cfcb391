import { boxes } from '$lib/games/boxes';
import { sharedBox } from '$lib/parts';

/** The page that a file belongs to: a backup, missing pieces of a box, or the owner's copy of its printed contents. */
export type FileKind =
  | { readonly kind: 'backup' }
  | { readonly kind: 'parts' | 'copy'; readonly box: string; readonly text: string };

/** The first two bytes of a gzip file. */
const GZIP = [0x1f, 0x8b] as const;
/** The start of the header of a backup that was decompressed on its way. */
const BACKUP_START = '{"croupier":"backup"';
/** The longest text that is read for a set of parts or a copied board, in bytes. Real texts are many times shorter. */
const MAX_LENGTH = 100_000;

/** Finds out what a file is; undefined if Croupier saves no such file. Rejects if the file cannot be read. */
export async function fileKindOf(file: Blob): Promise<FileKind | undefined> {
  const firstBytes = new Uint8Array(await file.slice(0, BACKUP_START.length).arrayBuffer());
  if (GZIP.every((byte, index) => firstBytes[index] === byte)) return { kind: 'backup' };
  if (new TextDecoder().decode(firstBytes) === BACKUP_START) return { kind: 'backup' };
  return file.size > MAX_LENGTH ? undefined : textKindOf((await file.text()).trim());
}

async function textKindOf(text: string): Promise<FileKind | undefined> {
  const sharedBoxId = sharedBox(text);
  for (const { meta, load } of boxes) {
    if (sharedBoxId === meta.id) return { kind: 'parts', box: meta.id, text };
    const { copying } = await load();
    if (copying?.isFile(text) === true) return { kind: 'copy', box: meta.id, text };
  }
  return undefined;
}
