/** Matches a JSON string, or a mark that opens, closes or separates objects and lists. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/gs;

interface Open {
  readonly keys: Set<string> | undefined;
  /** The current member or list index. */
  at: string;
  /** True if the next string is a key. */
  isKey: boolean;
}

/**
 * Finds the first key that occurs twice in one object of a JSON text, as a dotted path from the top. Returns undefined
 * if there is none. `JSON.parse` would silently use the last of them. The text must be valid JSON.
 */
export function duplicateJsonKey(text: string): string | undefined {
  const open: Open[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (token === '{') open.push({ keys: new Set(), at: '', isKey: true });
    else if (token === '[') open.push({ keys: undefined, at: '0', isKey: false });
    else if (token === '}' || token === ']') open.pop();
    else if (inside === undefined) continue;
    else if (token === ',') nextMember(inside);
    else if (inside.isKey && inside.keys !== undefined) {
      inside.at = JSON.parse(token) as string;
      inside.isKey = false;
      if (inside.keys.has(inside.at)) return open.map(({ at }) => at).join('.');
      inside.keys.add(inside.at);
    }
  }
  return undefined;
}

/** Moves to the next member of an object, or the next index of a list. */
function nextMember(inside: Open): void {
  if (inside.keys === undefined) inside.at = String(Number(inside.at) + 1);
  else inside.isKey = true;
}
