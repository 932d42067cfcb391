import { importsOf, type Import } from './sources';

/**
 * Finds groups of files that all import each other, directly or not. A file that imports itself is not reported,
 * because components render themselves recursively that way.
 */
export function importCycles(
  files: readonly string[],
  counts: (imported: Import) => boolean
): readonly (readonly string[])[] {
  const next = new Map(files.map((file) => [file, importedBy(file, files, counts)]));
  return strongGroups(next).filter(({ length }) => length > 1);
}

function importedBy(
  file: string,
  files: readonly string[],
  counts: (imported: Import) => boolean
): readonly string[] {
  return importsOf(file)
    .filter(counts)
    .flatMap(({ path }) => files.find((file) => file === path || file === `${path}.ts`) ?? []);
}

/** Tarjan's algorithm: finds all strongly connected components in one pass. */
function strongGroups(next: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const found = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: (readonly string[])[] = [];
  const walk = (point: string): number => {
    found.set(point, found.size);
    lowest.set(point, found.size - 1);
    open.push(point);
    for (const other of next.get(point) ?? []) {
      const reached = found.has(other) ? (open.includes(other) ? found.get(other) : undefined) : walk(other);
      lowest.set(point, Math.min(lowest.get(point) ?? 0, reached ?? Infinity));
    }
    const low = lowest.get(point) ?? 0;
    if (low === found.get(point)) groups.push(open.splice(open.indexOf(point)));
    return low;
  };
  for (const point of next.keys()) if (!found.has(point)) walk(point);
  return groups;
}
