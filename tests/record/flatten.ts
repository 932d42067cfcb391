/** The differences between two plain values, one line for each path: "casinos.2.notes = [60000,30000]". */
export function differences(before: unknown, after: unknown, path = ''): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item: unknown, index) => differences(before[index], item, join(path, index)));
  if (isRecord(before) && isRecord(after)) {
    const members = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return members.flatMap((member) => differences(before[member], after[member], join(path, member)));
  }
  return [`${path === '' ? 'all' : path} = ${after === undefined ? 'nothing' : stable(after)}`];
}

/** JSON with sorted members, so that their order makes no difference. */
export function stable(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    isRecord(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item
  );
}

/** All leaves of a plain value, one line each. */
export function leaves(value: unknown, path = ''): readonly string[] {
  const inside = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  if (inside.length === 0) return [`${path} = ${stable(value)}`];
  return [...inside]
    .sort(([one], [other]) => (typeof one === 'number' ? one - Number(other) : one < String(other) ? -1 : 1))
    .flatMap(([member, item]) => leaves(item, join(path, member)));
}

function join(path: string, member: string | number): string {
  return path === '' ? String(member) : `${path}.${member}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
