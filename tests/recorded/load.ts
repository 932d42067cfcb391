import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type BaseIssue, type BaseSchema, type InferOutput } from 'valibot';
import { root } from '#scripts/settings.js';
import { reasonsFile, type ReasonsFile } from './match';

/** A folder in the fixtures of a box. Each has one runner in this folder, for all games. */
export const FIXTURE_KINDS = ['positions', 'matches'] as const;

export type FixtureKind = (typeof FIXTURE_KINDS)[number];

const BOXES_FOLDER = join(root, 'src/lib/games');
const REASONS_FILE = 'reasons.json';

/** A file of recorded data with the folder of its box: `['razzia', '…/razzia/fixtures/positions/bars.json']`. */
export type RecordedFile = readonly [box: string, file: string];

/** Every file of recorded data of this kind. */
export function filesOf(kind: FixtureKind): readonly RecordedFile[] {
  return boxNames().flatMap((box) =>
    listFiles(join(BOXES_FOLDER, box, 'fixtures', kind)).map((file): RecordedFile => [box, file])
  );
}

/** The reasons that the recorded matches of a box do not give. */
export function reasonsOf(box: string): ReasonsFile {
  return readJson(join(BOXES_FOLDER, box, 'fixtures', REASONS_FILE), reasonsFile);
}

/** Data files in the fixtures of a box that no runner reads. */
export function unreadFiles(): readonly string[] {
  const readFiles = new Set(FIXTURE_KINDS.flatMap(filesOf).map(([, file]) => file));
  for (const box of boxNames()) readFiles.add(join(BOXES_FOLDER, box, 'fixtures', REASONS_FILE));
  return boxNames().flatMap((box) => {
    const fixtures = join(BOXES_FOLDER, box, 'fixtures');
    const fixtureFiles = existsSync(fixtures) ? readdirSync(fixtures, { recursive: true }) : [];
    return fixtureFiles
      .map((item) => join(fixtures, String(item)))
      .filter((file) => file.endsWith('.json') && !readFiles.has(file));
  });
}

/** The content of a file. It is read as text, because an import would lose a player called `__proto__`. */
export function readJson<Schema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(
  file: string,
  schema: Schema
): InferOutput<Schema> {
  return parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}

function boxNames(): readonly string[] {
  return readdirSync(BOXES_FOLDER, { withFileTypes: true })
    .filter((file) => file.isDirectory())
    .map(({ name }) => name);
}

function listFiles(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}
