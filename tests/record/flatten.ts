/** The differences between two plain values, one line for each path: "casinos.2.notes = [60000,30000]". */
export function differences(valueBefore: unknown, valueAfter: unknown, path = ''): readonly string[] {
  if (JSON.stringify(valueBefore) === JSON.stringify(valueAfter)) return [];
  if (Array.isArray(valueBefore) && Array.isArray(valueAfter) && valueBefore.length === valueAfter.length)
    return valueAfter.flatMap((item: unknown, index) =>
      differences(valueBefore[index], item, joinPath(path, index))
    );
  if (isRecord(valueBefore) && isRecord(valueAfter)) {
    const members = [...new Set([...Object.keys(valueBefore), ...Object.keys(valueAfter)])].sort();
    return members.flatMap((member) =>
      differences(valueBefore[member], valueAfter[member], joinPath(path, member))
    );
  }
  return [`${path === '' ? 'all' : path} = ${valueAfter === undefined ? 'nothing' : stableJson(valueAfter)}`];
}

/** JSON with sorted members, so that their order makes no difference. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) : item
  );
}

/** All leaves of a plain value, one line each. */
export function leafLines(value: unknown, path = ''): readonly string[] {
  const items = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  if (items.length === 0) return [`${path} = ${stableJson(value)}`];
  return [...items]
    .sort(([a], [b]) => (typeof a === 'number' ? a - Number(b) : a < String(b) ? -1 : 1))
    .flatMap(([member, item]) => leafLines(item, joinPath(path, member)));
}

function joinPath(path: string, member: string | number): string {
  return path === '' ? String(member) : `${path}.${member}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
