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

test('a stored match of Las Vegas with tiles is read as one of Las Vegas Royale', () => {
  const options = { first: 'p1', royale: { tiles: 3 } };
  expect(readMatch(storedMatch('las-vegas', options))).toEqual(storedMatch('las-vegas-royale', options));
});

test.each([
  ['the basic game', 'las-vegas', { first: 'p1' }],
  ['Royale under its own name', 'las-vegas-royale', { royale: { tiles: 3 } }],
  ['another game', 'razzia', { royale: true }],
  ['an unknown game', 'poker', {}]
])('%s is read as it was stored', (_, game, options) => {
  expect(readMatch(storedMatch(game, options))).toEqual(storedMatch(game, options));
});
