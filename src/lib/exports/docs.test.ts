import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pennies, penniesMatch } from '$lib/session/fixtures/pennies';
import { createPlayLink, playFile } from './bg-stats';
import type { ExportedGame } from './exported-game';
import { evening, summary } from './fixtures/evening';
import { gameJson } from './game-json';
import { GAME_COLUMNS, PAYMENT_COLUMNS } from './tables';

/** The document with the lists of fields. */
const exportsDoc = readFileSync('docs/exports.md', 'utf8');

/** A game with every member. */
const full: ExportedGame = {
  ...evening,
  location: 'At Ben’s',
  note: 'Anna’s birthday',
  players: evening.players.map((player) => ({ ...player, team: 'Team 1' }))
};

/** The fields in the first column of the table after a mark. */
function fieldsIn(mark: string): readonly string[] {
  const [, after = ''] = exportsDoc.split(`<!-- fields: ${mark} -->\n`);
  const rows = after.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, field = '']) => field)
  );
}

/** The paths of all members that are not objects, such as "players.name". */
function pathsOf(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, path));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) =>
    pathsOf(member, path === '' ? name : `${path}.${name}`)
  );
}

function sorted(paths: readonly string[]): readonly string[] {
  return [...new Set(paths)].sort();
}

test('the document lists what is written in a link', () => {
  const data: unknown = JSON.parse(new URL(createPlayLink(full, 'dollars')).searchParams.get('data') ?? '');
  expect(sorted(fieldsIn('link'))).toEqual(sorted(pathsOf(data)));
});

test('the document lists what is written in a file for BG Stats', () => {
  expect(sorted(fieldsIn('plays'))).toEqual(sorted(pathsOf(JSON.parse(playFile([full], 'dollars', 0)))));
});

test('the document lists the columns of both tables, in order', () => {
  expect(fieldsIn('games')).toEqual([...GAME_COLUMNS]);
  expect(fieldsIn('payments')).toEqual([...PAYMENT_COLUMNS]);
});

test('the document lists the members of the JSON of a game', () => {
  const text = gameJson(full, summary, { game: pennies(), match: penniesMatch('match', 1), entries: [] });
  expect(fieldsIn('json')).toEqual(Object.keys(JSON.parse(text) as object));
});
