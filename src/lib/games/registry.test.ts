import { expect, test } from 'vitest';
import type { Match } from '$lib/core';
import { readMatch } from './registry';

function storedMatch(game: string, options: object): Match {
  return Object.freeze({
    id: 'a',
    game,
    seats: [],
    options,
    table: { parts: {}, hideMoney: false },
    startedAt: 0
  });
}

test('a match of Las Vegas that was kept with tiles is read as one of Las Vegas Royale', () => {
  const options = { first: 'p1', royale: { tiles: 3 } };
  expect(readMatch(storedMatch('las-vegas', options))).toEqual(storedMatch('las-vegas-royale', options));
});

test.each([
  ['the basic game', 'las-vegas', { first: 'p1' }],
  ['Royale under its own name', 'las-vegas-royale', { royale: { tiles: 3 } }],
  ['another game', 'razzia', { royale: true }],
  ['a game that nobody knows', 'poker', {}]
])('%s is read as it was kept', (_, game, options) => {
  expect(readMatch(storedMatch(game, options))).toEqual(storedMatch(game, options));
});
