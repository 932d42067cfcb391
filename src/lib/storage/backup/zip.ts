/** One file of a zip archive, still compressed. */
export interface ZippedFile {
  readonly name: string;
  readonly compressed: Uint8Array<ArrayBuffer>;
  /** Whether it is compressed with deflate; otherwise it is stored as is. */
  readonly isDeflated: boolean;
}

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
const METHOD_STORED = 0;
const METHOD_DEFLATED = 8;

/**
 * The files listed at the end of a zip archive. Folders, encrypted files, macOS metadata and files that cannot be found
 * are left out; a truncated archive has no files.
 */
export function listZippedFiles(zip: Uint8Array<ArrayBuffer>): readonly ZippedFile[] {
  const bytes = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const endOffset = findEnd(bytes);
  if (endOffset === undefined) return [];
  const files: ZippedFile[] = [];
  let offset = bytes.getUint32(endOffset + 16, true);
  for (let remaining = bytes.getUint16(endOffset + 10, true); remaining > 0; remaining -= 1) {
    if (offset + ENTRY_SIZE > bytes.byteLength || bytes.getUint32(offset, true) !== ENTRY_SIGNATURE) break;
    const file = readZippedFile(zip, bytes, offset);
    if (file !== undefined) files.push(file);
    offset +=
      ENTRY_SIZE +
      readUint16(bytes, offset + 28) +
      readUint16(bytes, offset + 30) +
      readUint16(bytes, offset + 32);
  }
  return files;
}

/** The position of the end record, which a comment may follow. */
function findEnd(bytes: DataView): number | undefined {
  const last = bytes.byteLength - END_SIZE;
  for (let offset = last; offset >= Math.max(0, last - MAX_COMMENT_LENGTH); offset -= 1)
    if (bytes.getUint32(offset, true) === END_SIGNATURE) return offset;
  return undefined;
}

function readZippedFile(
  zip: Uint8Array<ArrayBuffer>,
  bytes: DataView,
  offset: number
): ZippedFile | undefined {
  const name = new TextDecoder().decode(
    zip.subarray(offset + ENTRY_SIZE, offset + ENTRY_SIZE + readUint16(bytes, offset + 28))
  );
  const hasPassword = (readUint16(bytes, offset + 8) & 1) === 1;
  const compressionMethod = readUint16(bytes, offset + 10);
  const size = bytes.getUint32(offset + 20, true);
  const localOffset = bytes.getUint32(offset + 42, true);
  const isFile = !name.endsWith('/') && !name.startsWith('__MACOSX/');
  if (
    !isFile ||
    hasPassword ||
    (compressionMethod !== METHOD_STORED && compressionMethod !== METHOD_DEFLATED)
  )
    return undefined;
  if (localOffset + LOCAL_SIZE > bytes.byteLength || bytes.getUint32(localOffset, true) !== LOCAL_SIGNATURE)
    return undefined;
  const dataOffset =
    localOffset + LOCAL_SIZE + readUint16(bytes, localOffset + 26) + readUint16(bytes, localOffset + 28);
  if (dataOffset + size > bytes.byteLength) return undefined;
  return {
    name,
    compressed: zip.slice(dataOffset, dataOffset + size),
    isDeflated: compressionMethod === METHOD_DEFLATED
  };
}

function readUint16(bytes: DataView, offset: number): number {
  return bytes.getUint16(offset, true);
}
