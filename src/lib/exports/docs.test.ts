import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { penniesGame, makePenniesMatch } from '$lib/session/fixtures/pennies';
import { createPlayLink, playFile } from './bg-stats';
import type { ExportedGame } from './exported-game';
import { eveningGame, summary } from './fixtures/evening';
import { gameJson } from './game-json';
import { GAME_COLUMNS, PAYMENT_COLUMNS } from './tables';

/** The document that lists the fields of all exports. */
const exportsDoc = readFileSync('docs/exports.md', 'utf8');

/** A game with every member. */
const fullGame: ExportedGame = {
  ...eveningGame,
  location: 'At Ben’s',
  note: 'Anna’s birthday',
  players: eveningGame.players.map((player) => ({ ...player, team: 'Team 1' }))
};

/** Lists the fields in the first column of the table after a marker. */
function documentedFields(marker: string): readonly string[] {
  const [, textAfterMarker = ''] = exportsDoc.split(`<!-- fields: ${marker} -->\n`);
  const rows = textAfterMarker.split('\n\n')[0]?.split('\n').slice(2) ?? [];
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

function sortPaths(paths: readonly string[]): readonly string[] {
  return [...new Set(paths)].sort();
}

test('the document lists all fields of a link', () => {
  const data: unknown = JSON.parse(
    new URL(createPlayLink(fullGame, 'dollars')).searchParams.get('data') ?? ''
  );
  expect(sortPaths(documentedFields('link'))).toEqual(sortPaths(pathsOf(data)));
});

test('the document lists all fields of a file for BG Stats', () => {
  expect(sortPaths(documentedFields('plays'))).toEqual(
    sortPaths(pathsOf(JSON.parse(playFile([fullGame], 'dollars', 0))))
  );
});

test('the document lists the columns of both tables, in order', () => {
  expect(documentedFields('games')).toEqual([...GAME_COLUMNS]);
  expect(documentedFields('payments')).toEqual([...PAYMENT_COLUMNS]);
});

test('the document lists all members of the JSON of a game', () => {
  const text = gameJson(fullGame, summary, {
    game: penniesGame(),
    match: makePenniesMatch('match', 1),
    entries: []
  });
  expect(documentedFields('json')).toEqual(Object.keys(JSON.parse(text) as object));
});
