/** One way to damage a record. */
export interface Mutation {
  /** The damage in words: "seats.0.colour is null". */
  readonly title: string;
  /** Returns a damaged copy. */
  readonly apply: (record: unknown) => unknown;
}

const LONG_TEXT = 'x'.repeat(5000);

/** An object with its own members `__proto__` and `constructor`. */
function oddMemberNames(): unknown {
  return JSON.parse('{"__proto__":{"odd":true},"constructor":7}');
}

/** Values of wrong types, meaningless values, and what a later version may write. */
const ODD_VALUES: readonly (readonly [string, () => unknown])[] = [
  ['null', () => null],
  ['a negative number', () => -1],
  ['a fraction', () => 7.5],
  ['NaN', () => NaN],
  ['a number that is too large', () => 1e300],
  ['a word', () => 'mauve'],
  ['the word __proto__', () => '__proto__'],
  ['a text that is too long', () => LONG_TEXT],
  ['a list', () => [7, null]],
  ['an object with own members __proto__ and constructor', oddMemberNames],
  ['a value of a later version', () => ({ version: 99, value: 'mauve' })]
];

/** The number of list items that are damaged; the first represents the others. */
const MAX_LIST_ITEMS = 1;

/** Damages every member of a record at every depth: missing, each odd value, and one extra member. */
export function mutations(record: unknown): readonly Mutation[] {
  return pathsIn(record).flatMap((path) => {
    const name = path.length === 0 ? 'the record' : path.join('.');
    const replacements = ODD_VALUES.map(([label, value]): Mutation => ({
      title: `${name} is ${label}`,
      apply: (original) => withChange(original, path, value)
    }));
    if (path.length === 0)
      return [...replacements.filter(() => typeof record !== 'object'), extraMember(path, name)];
    const removal: Mutation = {
      title: `${name} is missing`,
      apply: (original) => withChange(original, path)
    };
    const value = valueAt(record, path);
    return [
      removal,
      ...replacements,
      ...(isBranch(value) && !Array.isArray(value) ? [extraMember(path, name)] : [])
    ];
  });
}

function extraMember(path: readonly string[], name: string): Mutation {
  return {
    title: `${name} has a member of a later version`,
    apply: (original) => {
      const current = valueAt(original, path);
      const extended = isBranch(current) ? { ...current, later: { version: 99 } } : current;
      return withChange(original, path, () => extended);
    }
  };
}

function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (!isBranch(value)) return [path];
  const names = Object.keys(value).slice(0, Array.isArray(value) ? MAX_LIST_ITEMS : undefined);
  return [path, ...names.flatMap((name) => pathsIn(value[name], [...path, name]))];
}

type Branch = Readonly<Record<string, unknown>>;

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((current, name) => (isBranch(current) ? current[name] : undefined), value);
}

/** A copy with another value at a path, or without that path. */
function withChange(value: unknown, path: readonly string[], newValue?: () => unknown): unknown {
  const [name, ...remainingPath] = path;
  if (name === undefined) return newValue?.();
  const copy = structuredClone(value) as Record<string, unknown>;
  if (remainingPath.length > 0) copy[name] = withChange(copy[name], remainingPath, newValue);
  else if (newValue !== undefined) copy[name] = newValue();
  else if (Array.isArray(copy)) copy.splice(Number(name), 1);
  else delete copy[name];
  return copy;
}
