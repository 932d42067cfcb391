/** Matches a JSON string, or a mark that opens, closes or separates objects and lists. */
const TOKEN_PATTERN = /"(?:[^"\\]|\\.)*"|[{}[\],]/gs;

interface OpenContainer {
  readonly keys: Set<string> | undefined;
  /** The current member or list index. */
  currentKey: string;
  /** True if the next string is a key. */
  isNextKey: boolean;
}

/**
 * Finds the first key that occurs twice in one object of a JSON text, as a dotted path from the top. Returns undefined
 * if there is none. `JSON.parse` would silently use the last of them. The text must be valid JSON.
 */
export function duplicateJsonKey(text: string): string | undefined {
  const openContainers: OpenContainer[] = [];
  for (const [token] of text.matchAll(TOKEN_PATTERN)) {
    const innermost = openContainers.at(-1);
    if (token === '{') openContainers.push({ keys: new Set(), currentKey: '', isNextKey: true });
    else if (token === '[') openContainers.push({ keys: undefined, currentKey: '0', isNextKey: false });
    else if (token === '}' || token === ']') openContainers.pop();
    else if (innermost === undefined) continue;
    else if (token === ',') moveToNextMember(innermost);
    else if (innermost.isNextKey && innermost.keys !== undefined) {
      innermost.currentKey = JSON.parse(token) as string;
      innermost.isNextKey = false;
      if (innermost.keys.has(innermost.currentKey))
        return openContainers.map(({ currentKey }) => currentKey).join('.');
      innermost.keys.add(innermost.currentKey);
    }
  }
  return undefined;
}

/** Moves to the next member of an object, or the next index of a list. */
function moveToNextMember(container: OpenContainer): void {
  if (container.keys === undefined) container.currentKey = String(Number(container.currentKey) + 1);
  else container.isNextKey = true;
}
