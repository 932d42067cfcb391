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
  return stronglyConnectedGroups(next).filter(({ length }) => length > 1);
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
function stronglyConnectedGroups(
  graph: ReadonlyMap<string, readonly string[]>
): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowLinks = new Map<string, number>();
  const openNodes: string[] = [];
  const groups: (readonly string[])[] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    lowLinks.set(node, order.size - 1);
    openNodes.push(node);
    for (const other of graph.get(node) ?? []) {
      const reachedOrder = order.has(other)
        ? openNodes.includes(other)
          ? order.get(other)
          : undefined
        : visit(other);
      lowLinks.set(node, Math.min(lowLinks.get(node) ?? 0, reachedOrder ?? Infinity));
    }
    const lowestOrder = lowLinks.get(node) ?? 0;
    if (lowestOrder === order.get(node)) groups.push(openNodes.splice(openNodes.indexOf(node)));
    return lowestOrder;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups;
}
