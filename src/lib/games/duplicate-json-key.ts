/** A token of JSON text: a string, or one of the marks that make objects and lists. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/gs;

interface Open {
  readonly keys: Set<string> | undefined;
  /** The member or the place that is read now. */
  at: string;
  /** The next string is a key. */
  isKey: boolean;
}

/**
 * The first member of JSON text that stands twice in one object, dotted from the top; undefined where
 * none does. Parsed, such a text would quietly keep the last of them. The text must be valid JSON.
 */
export function duplicateJsonKey(text: string): string | undefined {
  const open: Open[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (token === '{') open.push({ keys: new Set(), at: '', isKey: true });
    else if (token === '[') open.push({ keys: undefined, at: '0', isKey: false });
    else if (token === '}' || token === ']') open.pop();
    else if (inside === undefined) continue;
    else if (token === ',') comeOn(inside);
    else if (inside.isKey && inside.keys !== undefined) {
      inside.at = JSON.parse(token) as string;
      inside.isKey = false;
      if (inside.keys.has(inside.at)) return open.map(({ at }) => at).join('.');
      inside.keys.add(inside.at);
    }
  }
  return undefined;
}

/** To the next member of an object, or the next place of a list. */
function comeOn(inside: Open): void {
  if (inside.keys === undefined) inside.at = String(Number(inside.at) + 1);
  else inside.isKey = true;
}
