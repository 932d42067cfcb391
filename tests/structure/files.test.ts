import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sources, withoutTests } from './sources';

/** A file with fewer lines is small. */
const SMALL_FILE = 20;

/** The allowed share of small files, in percent. */
const SHARE = 5;

/** The most entries of a folder; fixtures and recorded data count too. */
const ENTRIES = 25;

/** Small files that cannot be part of another one. */
const prescribed = [
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

describe('files hold one idea each', () => {
  const files = withoutTests(sources).filter((file) => !file.endsWith('.html'));
  const merged = files.filter((file) => !prescribed.some((item) => item.file.test(file)));

  test.each(prescribed)('small files are allowed if $reason', ({ file }) => {
    expect(files.some((each) => file.test(each) && countLines(each) < SMALL_FILE)).toBe(true);
  });

  test(`at most ${SHARE} % of the others have fewer than ${SMALL_FILE} lines`, () => {
    const small = merged.filter((file) => countLines(file) < SMALL_FILE);
    const maxSmall = Math.floor((SHARE / 100) * merged.length);
    const found = small.map((file) => `${file} has ${countLines(file)} lines: it belongs to a neighbour.`);
    expect(small.length > maxSmall ? found : []).toEqual([]);
  });
});

describe('a folder is easy to overview', () => {
  test(`no folder of src has more than ${ENTRIES} entries`, () => {
    const found = foldersIn('src')
      .map((folder) => ({ folder, entries: readdirSync(folder).length }))
      .filter(({ entries }) => entries > ENTRIES)
      .map(({ folder, entries }) => `${folder} has ${entries} entries: some have a topic of their own.`);
    expect(found).toEqual([]);
  });
});

function countLines(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length;
}

function foldersIn(top: string): readonly string[] {
  const found = readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => posix.join(parentPath.replaceAll('\\', '/'), name));
  return [top, ...found];
}
