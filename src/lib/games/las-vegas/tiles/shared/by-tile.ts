/**
 * Maps modules of the same file name to the id of the tile whose folder they are in. Each module also declares
 * itself in the interface that the caller casts the result to, so that a tile without the file does not compile.
 */
export function byTile(files: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries<unknown>(
    Object.entries(files).map(([path, held]) => [path.split('/').at(-2) ?? path, held])
  );
}
