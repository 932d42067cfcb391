import { readFileSync } from 'node:fs';

export type Json = Readonly<Record<string, unknown>>;

/** A position of the document, and the verdict or the error that stands below it. */
export interface Example {
  readonly position: Json;
  readonly answer: unknown;
}

/** One case of one game as it is documented. */
export interface Documented {
  /** Dotted paths; `*` is any name. */
  readonly members: readonly string[];
  readonly optional: readonly string[];
  /** Members that may be absent under a condition only. */
  readonly sometimes: readonly string[];
  readonly facts: readonly string[];
  readonly optionalFacts: readonly string[];
  readonly examples: readonly Example[];
}

export const document = readFileSync('docs/referee.md', 'utf8');

/** The text below each heading of a level, by heading, up to the next one of that level. */
export function sections(text: string, level: number): ReadonlyMap<string, string> {
  const [, ...parts] = text.split(new RegExp(`^${'#'.repeat(level)} `, 'm'));
  return new Map(parts.map((part) => [part.split('\n', 1)[0] ?? '', part.slice(part.indexOf('\n'))]));
}

/** Every position with what stands below it. */
export function examplesIn(text: string): readonly Example[] {
  const blocks = [...text.matchAll(/^```json\n(.*?)^```/gms)].map(
    ([, json = '']) => JSON.parse(json) as Json
  );
  return blocks.flatMap((position, index) =>
    index % 2 === 0 ? [{ position, answer: blocks[index + 1] }] : []
  );
}

/** The first cells of the table under this heading, and what is said of each. */
function table(text: string, heading: string): ReadonlyMap<string, string> {
  const rows = new RegExp(`^\\| ${heading} +\\|.*\n\\|.*\n((?:\\|.*\n)+)`, 'm').exec(text)?.[1] ?? '';
  return new Map(
    [...rows.matchAll(/^\| `(.+?)` +\| (.*) \|$/gm)].map(([, cell = '', words = '']) => [cell, words])
  );
}

export function documented(text: string): Documented {
  const members = table(text, 'member');
  const facts = table(text, 'fact');
  return {
    members: [...members.keys()],
    optional: beginning(members, 'may be absent:'),
    sometimes: beginning(members, 'may be absent where '),
    facts: [...facts.keys()],
    optionalFacts: beginning(facts, 'may be absent:'),
    examples: examplesIn(text)
  };
}

function beginning(cells: ReadonlyMap<string, string>, words: string): readonly string[] {
  return [...cells].filter(([, said]) => said.startsWith(words)).map(([cell]) => cell);
}
