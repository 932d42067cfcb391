import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type BaseIssue, type BaseSchema, type InferOutput } from 'valibot';
import { root } from '#scripts/settings.js';
import { reasonsFile, type ReasonsFile } from './match';

/** A folder in the fixtures of a box. Each has one runner in this folder, for all games. */
export const KINDS = ['positions', 'matches'] as const;

export type Kind = (typeof KINDS)[number];

const BOXES = join(root, 'src/lib/games');
const REASONS = 'reasons.json';

/** A file of recorded data with the folder of its box: `['razzia', '…/razzia/fixtures/positions/bars.json']`. */
export type RecordedFile = readonly [box: string, file: string];

/** Every file of recorded data of this kind. */
export function filesOf(kind: Kind): readonly RecordedFile[] {
  return boxes().flatMap((box) =>
    listed(join(BOXES, box, 'fixtures', kind)).map((file): RecordedFile => [box, file])
  );
}

/** The reasons that the recorded matches of a box do not give. */
export function reasonsOf(box: string): ReasonsFile {
  return read(join(BOXES, box, 'fixtures', REASONS), reasonsFile);
}

/** Data files in the fixtures of a box that no runner reads. */
export function unreadFiles(): readonly string[] {
  const readFiles = new Set(KINDS.flatMap(filesOf).map(([, file]) => file));
  for (const box of boxes()) readFiles.add(join(BOXES, box, 'fixtures', REASONS));
  return boxes().flatMap((box) => {
    const fixtures = join(BOXES, box, 'fixtures');
    const all = existsSync(fixtures) ? readdirSync(fixtures, { recursive: true }) : [];
    return all
      .map((item) => join(fixtures, String(item)))
      .filter((file) => file.endsWith('.json') && !readFiles.has(file));
  });
}

/** The content of a file. It is read as text, because an import would lose a player called `__proto__`. */
export function read<Schema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(
  file: string,
  schema: Schema
): InferOutput<Schema> {
  return parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}

function boxes(): readonly string[] {
  return readdirSync(BOXES, { withFileTypes: true })
    .filter((file) => file.isDirectory())
    .map(({ name }) => name);
}

function listed(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}
