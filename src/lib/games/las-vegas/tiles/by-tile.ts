/**
 * What the folders of the tiles hold in files of one name, by the id of the tile. Each of these files adds its own
 * to the interface as which the result is read, so that the compiler finds the tile that lacks one.
 */
export function byTile(files: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries<unknown>(
    Object.entries(files).map(([path, held]) => [path.split('/').at(-2) ?? path, held])
  );
}
