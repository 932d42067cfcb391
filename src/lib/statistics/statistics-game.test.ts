import { expect, test } from 'vitest';
import { TWENTY } from './fixtures/twenty-games';
import { gameOfSummary, personKeys } from './statistics-game';
import type { Seat } from '$lib/core';

const anna: Seat = { player: 'p1', name: 'Anna', colour: 'sky', person: 'a' };
const ben: Seat = { player: 'p2', name: 'Ben', colour: 'yellow' };

test('a person is known by the id, and a name without an id is the only person of that name', () => {
  const keyOf = personKeys([{ name: 'Anna', person: 'a' }, { name: 'Anna' }, { name: 'Ben' }]);
  expect(keyOf({ name: 'Anne', person: 'a' })).toBe('a');
  expect(keyOf({ name: 'Anna' })).toBe('a');
  expect(keyOf({ name: 'Ben' })).toBe('name:Ben');
});

test('two people of one name leave the name without an id to itself', () => {
  const keyOf = personKeys([
    { name: 'Anna', person: 'a' },
    { name: 'Anna', person: 'b' },
    { name: 'Anna', person: 'a' }
  ]);
  expect(keyOf({ name: 'Anna' })).toBe('name:Anna');
  expect(keyOf({ name: 'Anna', person: 'b' })).toBe('b');
});

test('a seat that was handed over counts for the last one who sat there, in sentences too', () => {
  const [, , third] = TWENTY;
  const [first] = TWENTY;
  if (first === undefined || third === undefined) throw new Error('no game');
  const seats = [{ ...anna, then: [{ name: 'Eve', person: 'e' }] }, ben];
  const game = gameOfSummary(first, seats, undefined, personKeys([{ name: 'Eve', person: 'e' }, ben]));
  expect(game.players.map(({ person, name, total }) => [person, name, total])).toEqual([
    ['e', 'Eve', 300_000],
    ['name:Ben', 'Ben', 280_000]
  ]);
  expect(game.biggest).toMatchObject({ name: 'Eve', sentence: 'Eve wins casino 3.' });
  expect(game).not.toHaveProperty('unit');
});

test('a name that looks like a seat or like code stays a name', () => {
  const [first] = TWENTY;
  if (first === undefined) throw new Error('no game');
  const seats = [
    { ...anna, name: 'p2' },
    { ...ben, name: '$& <b>p1</b>' }
  ];
  const game = gameOfSummary(first, seats, undefined, personKeys(seats));
  expect(game.biggest?.sentence).toBe('p2 wins casino 3.');
  expect(game.players.map(({ name }) => name)).toEqual(['p2', '$& <b>p1</b>']);
});
