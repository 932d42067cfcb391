import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sources, withoutTests } from './sources';

/** A file with fewer lines than this is small. */
const SMALL_FILE = 20;

/** The allowed share of small files, in percent. */
const MAX_SMALL_SHARE = 5;

/** The maximum number of entries in a folder, including fixtures and recorded data. */
const MAX_ENTRIES = 25;

/** Reasons why a small file cannot be merged into another one. */
const smallFileReasons = [
  {
    reason: 'SvelteKit finds the file by its name',
    file: /\/(\+(page|layout)(\.svelte|\.ts)|hooks\.\w+\.ts|app\.d\.ts)$/
  },
  {
    reason: 'the home page and the list of boxes load only this file of every game',
    file: /\/games\/[^/]+\/(meta|box-style|strings\/en\/meta)\.ts$/
  },
  {
    reason: 'the referee loads all questions of a game through it',
    file: /\/games\/[^/]+\/referee\/cases\.ts$/
  }
];

describe('files are not too small', () => {
  const files = withoutTests(sources).filter((file) => !file.endsWith('.html'));
  const ordinaryFiles = files.filter((file) => !smallFileReasons.some((item) => item.file.test(file)));

  test.each(smallFileReasons)('small files are allowed if $reason', ({ file }) => {
    expect(files.some((candidate) => file.test(candidate) && countLines(candidate) < SMALL_FILE)).toBe(true);
  });

  test(`at most ${MAX_SMALL_SHARE} % of the other files have fewer than ${SMALL_FILE} lines`, () => {
    const smallFiles = ordinaryFiles.filter((file) => countLines(file) < SMALL_FILE);
    const maxSmallFiles = Math.floor((MAX_SMALL_SHARE / 100) * ordinaryFiles.length);
    const problems = smallFiles.map(
      (file) => `${file} has ${countLines(file)} lines: it belongs to a neighbour.`
    );
    expect(smallFiles.length > maxSmallFiles ? problems : []).toEqual([]);
  });
});

describe('folders are not too large', () => {
  test(`no folder of src has more than ${MAX_ENTRIES} entries`, () => {
    const problems = foldersIn('src')
      .map((folder) => ({ folder, entries: readdirSync(folder).length }))
      .filter(({ entries }) => entries > MAX_ENTRIES)
      .map(({ folder, entries }) => `${folder} has ${entries} entries: some have a topic of their own.`);
    expect(problems).toEqual([]);
  });
});

function countLines(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length;
}

function foldersIn(folder: string): readonly string[] {
  const subfolders = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => posix.join(parentPath.replaceAll('\\', '/'), name));
  return [folder, ...subfolders];
}
