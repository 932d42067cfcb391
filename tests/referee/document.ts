import { readFileSync } from 'node:fs';

export type Json = Readonly<Record<string, unknown>>;

/** A position in the referee document, with the verdict or error below it. */
export interface Example {
  readonly position: Json;
  readonly answer: unknown;
}

/** One documented case of a game. */
export interface DocumentedCase {
  /** Dotted paths; `*` is any name. */
  readonly members: readonly string[];
  readonly optionalMembers: readonly string[];
  /** Members that may be absent only under a condition. */
  readonly conditional: readonly string[];
  readonly facts: readonly string[];
  readonly optionalFacts: readonly string[];
  readonly examples: readonly Example[];
}

export const refereeDocument = readFileSync('docs/referee.md', 'utf8');

/** The sections at a heading level, by heading. */
export function sections(text: string, depth: number): ReadonlyMap<string, string> {
  const [, ...parts] = text.split(new RegExp(`^${'#'.repeat(depth)} `, 'm'));
  return new Map(parts.map((part) => [part.split('\n', 1)[0] ?? '', part.slice(part.indexOf('\n'))]));
}

/** Every position with its answer below it. */
export function examplesIn(text: string): readonly Example[] {
  const blocks = [...text.matchAll(/^```json\n(.*?)^```/gms)].map(
    ([, json = '']) => JSON.parse(json) as Json
  );
  return blocks.flatMap((position, index) =>
    index % 2 === 0 ? [{ position, answer: blocks[index + 1] }] : []
  );
}

/** The table with this heading, as a map from its first column to its second. */
function tableIn(text: string, heading: string): ReadonlyMap<string, string> {
  const rows = new RegExp(`^\\| ${heading} +\\|.*\n\\|.*\n((?:\\|.*\n)+)`, 'm').exec(text)?.[1] ?? '';
  return new Map(
    [...rows.matchAll(/^\| `(.+?)` +\| (.*) \|$/gm)].map(([, cell = '', description = '']) => [
      cell,
      description
    ])
  );
}

export function readDocumentedCase(text: string): DocumentedCase {
  const members = tableIn(text, 'member');
  const factTable = tableIn(text, 'fact');
  return {
    members: [...members.keys()],
    optionalMembers: cellsStartingWith(members, 'may be absent:'),
    conditional: cellsStartingWith(members, 'may be absent if '),
    facts: [...factTable.keys()],
    optionalFacts: cellsStartingWith(factTable, 'may be absent:'),
    examples: examplesIn(text)
  };
}

function cellsStartingWith(cells: ReadonlyMap<string, string>, start: string): readonly string[] {
  return [...cells].filter(([, text]) => text.startsWith(start)).map(([cell]) => cell);
}
