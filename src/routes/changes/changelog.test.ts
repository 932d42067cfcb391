import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readChangelog } from './changelog';

test('reads the versions and their lines, newest first, and recognises bold text', () => {
  const text =
    '# Changelog\nFor whom.\n\n## 2.0.0\n- **Dice** roll <b>now</b>.\n- More.\n\n## 1.0.0\n- All.\n';
  expect(readChangelog(text)).toEqual([
    {
      title: '2.0.0',
      changes: [
        [
          { text: 'Dice', bold: true },
          { text: ' roll <b>now</b>.', bold: false }
        ],
        [{ text: 'More.', bold: false }]
      ]
    },
    { title: '1.0.0', changes: [[{ text: 'All.', bold: false }]] }
  ]);
});

test('every line of the changelog is read as a change, without any Markdown left', () => {
  const text = readFileSync('CHANGELOG.md', 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  const parsedChanges = readChangelog(text).flatMap(({ changes }) => changes);
  expect(parsedChanges).toHaveLength(lines.length);
  expect(parsedChanges.flat().filter(({ text: runText }) => /[*`_[\]]/.test(runText))).toEqual([]);
});

test('the newest version is the current one, and each has its date', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const titles = readChangelog(readFileSync('CHANGELOG.md', 'utf8')).map(({ title }) => title);
  expect(titles[0]?.split(' ')[0]).toBe(version);
  expect(titles.filter((title) => !/^\d+\.\d+\.0 \(\d{4}-\d{2}-\d{2}\)$/.test(title))).toEqual([]);
});

test('a version has at most ten changes', () => {
  const versions = readChangelog(readFileSync('CHANGELOG.md', 'utf8'));
  expect(versions.filter(({ changes }) => changes.length > 10)).toEqual([]);
});
