import { expect, test } from 'vitest';
import { GOLD_UNIT, resultOfSummary, TWENTY_SUMMARIES } from './fixtures/twenty-games';
import { manualToStatisticsGame, personKeys, toStatisticsGame } from './statistics-game';
import type { Seat } from '$lib/core';

const anna: Seat = { player: 'p1', name: 'Anna', colour: 'sky', person: 'a' };
const ben: Seat = { player: 'p2', name: 'Ben', colour: 'yellow' };

test('a person is identified by id, and a name without an id belongs to the only person with that name', () => {
  const keyOf = personKeys([{ name: 'Anna', person: 'a' }, { name: 'Anna' }, { name: 'Ben' }]);
  expect(keyOf({ name: 'Anne', person: 'a' })).toBe('a');
  expect(keyOf({ name: 'Anna' })).toBe('a');
  expect(keyOf({ name: 'Ben' })).toBe('name:Ben');
});

test('with two people of one name, the name without an id stays separate', () => {
  const keyOf = personKeys([
    { name: 'Anna', person: 'a' },
    { name: 'Anna', person: 'b' },
    { name: 'Anna', person: 'a' }
  ]);
  expect(keyOf({ name: 'Anna' })).toBe('name:Anna');
  expect(keyOf({ name: 'Anna', person: 'b' })).toBe('b');
});

test('a seat that was handed over counts for its last player, in sentences too', () => {
  const [first] = TWENTY_SUMMARIES;
  if (first === undefined) throw new Error('no game');
  const seats = [{ ...anna, then: [{ name: 'Eve', person: 'e' }] }, ben];
  const game = toStatisticsGame({ ...resultOfSummary(first), seats }, undefined, personKeys([ben]), first);
  expect(game.players.map(({ person, name, total }) => [person, name, total])).toEqual([
    ['e', 'Eve', 300_000],
    ['name:Ben', 'Ben', 280_000]
  ]);
  expect(game.biggest).toMatchObject({ name: 'Eve', sentence: 'Eve wins casino 3.' });
  expect(game).not.toHaveProperty('unit');
});

test('a player who joined late or left early counts like the others, and is marked', () => {
  const [first] = TWENTY_SUMMARIES;
  if (first === undefined) throw new Error('no game');
  const placeMarks = (...seats: readonly Seat[]): readonly unknown[] =>
    toStatisticsGame({ ...resultOfSummary(first), seats }, undefined, personKeys(seats), first).players.map(
      ({ name, place, isPartial }) => [name, place, isPartial]
    );
  expect(placeMarks(anna, { ...ben, left: { round: 2 } })).toEqual([
    ['Anna', 1, undefined],
    ['Ben', 2, true]
  ]);
  expect(placeMarks({ ...anna, joined: 2 }, ben)).toEqual([
    ['Anna', 1, true],
    ['Ben', 2, undefined]
  ]);
});

test('a name that looks like a seat or like code stays a name', () => {
  const [first] = TWENTY_SUMMARIES;
  if (first === undefined) throw new Error('no game');
  const seats = [
    { ...anna, name: 'p2' },
    { ...ben, name: '$& <b>p1</b>' }
  ];
  const game = toStatisticsGame({ ...resultOfSummary(first), seats }, undefined, personKeys(seats), first);
  expect(game.biggest?.sentence).toBe('p2 wins casino 3.');
  expect(game.players.map(({ name }) => name)).toEqual(['p2', '$& <b>p1</b>']);
});

test('without a summary there are places and totals only', () => {
  const [first] = TWENTY_SUMMARIES;
  if (first === undefined) throw new Error('no game');
  const game = toStatisticsGame(resultOfSummary(first), undefined, personKeys([]));
  expect(game).not.toHaveProperty('biggest');
  expect(game.players[0]).toEqual({
    ...{ person: 'name:Anna', name: 'Anna', colour: 'sky', place: 1, wins: true, total: 300_000, ties: [] }
  });
});

test('a game that was entered by hand counts with its places, and with any scores', () => {
  const players = [
    { name: 'Ben', colour: 'yellow' as const, place: 2 },
    { name: 'Anna', person: 'a', colour: 'sky' as const, place: 1, score: 12 }
  ];
  const manualGame = { id: 'm', game: 'vegas', playedAt: 5, players };
  expect(manualToStatisticsGame(manualGame, { unit: GOLD_UNIT }, personKeys(players))).toEqual({
    ...{ id: 'm', game: 'vegas', unit: GOLD_UNIT, endedAt: 5, isManual: true },
    players: [
      { person: 'a', name: 'Anna', colour: 'sky', place: 1, wins: true, total: 12, ties: [] },
      { person: 'name:Ben', name: 'Ben', colour: 'yellow', place: 2, wins: false, ties: [] }
    ]
  });
});

test('two win together in a game of that kind that was entered by hand', () => {
  // Fails if the second of a game of Vegas Strip counts as a loss.
  const players = [
    { name: 'Anna', colour: 'sky' as const, place: 1 },
    { name: 'Ben', colour: 'yellow' as const, place: 2 },
    { name: 'Carla', colour: 'blue' as const, place: 3 }
  ];
  const manualGame = { id: 'm', game: 'vegas-strip', playedAt: 5, players };
  const game = manualToStatisticsGame(manualGame, { winners: 2 }, personKeys(players));
  expect(game.players.map(({ name, wins }) => [name, wins])).toEqual([
    ['Anna', true],
    ['Ben', true],
    ['Carla', false]
  ]);
});
