import { describe, expect, test } from 'vitest';
import type { Seat } from '$lib/core';
import type { Result } from '$lib/session';
import { filterIn, finalStandings, gamesOf, isWanted, playersOf } from './ledger-rows';

const anna: Seat = { player: 'p1', name: 'Anna', colour: 'sky' };
const ben: Seat = { player: 'p2', name: 'Ben', colour: 'yellow' };
const carla: Seat = { player: 'p2', name: 'Carla', colour: 'blue' };
const evening = { game: 'las-vegas', seats: [anna, ben] };
const morning = { game: 'razzia', seats: [{ ...anna, colour: 'green' as const }, carla] };

describe('looking for a match', () => {
  test('by its game and by who played', () => {
    expect(isWanted(evening, {})).toBe(true);
    expect(isWanted(evening, { game: 'razzia' })).toBe(false);
    expect(isWanted(evening, { game: 'las-vegas', player: 'Ben' })).toBe(true);
    expect(isWanted(morning, { player: 'Ben' })).toBe(false);
  });

  test('offers the games and the people there are', () => {
    expect(gamesOf([evening, morning, evening])).toEqual(['las-vegas', 'razzia']);
    expect(playersOf([evening, morning])).toEqual([
      { name: 'Anna', colour: 'sky' },
      { name: 'Ben', colour: 'yellow' },
      { name: 'Carla', colour: 'blue' }
    ]);
  });

  test('puts the people of the newest games first, so that nobody moves when the older games are read', () => {
    const older = { game: 'razzia', seats: [carla] };
    const newest = [evening, evening, { game: 'razzia', seats: [ben] }];
    const names = (recent?: number): readonly string[] =>
      playersOf([...newest, older, older, older, older], recent).map(({ name }) => name);
    expect(names(3)).toEqual(['Ben', 'Anna', 'Carla']);
    expect(names()).toEqual(['Carla', 'Ben', 'Anna']);
  });

  test('reads a filter that was noted, and lets everything through where it is none', () => {
    expect(filterIn({ game: 'razzia', player: 'Ben' })).toEqual({ game: 'razzia', player: 'Ben' });
    for (const odd of [undefined, null, 7, 'razzia', [], { game: 7 }, { player: {} }])
      expect(filterIn(odd)).toEqual({});
  });
});

describe('a ticket', () => {
  const result = {
    seats: [anna, ben],
    places: [
      { place: 1, players: ['p2'], total: 410000, reasons: [] },
      { place: 2, players: ['p1'], total: 380000, reasons: [] }
    ]
  } as unknown as Result;

  test('shows who won, and what the others had', () => {
    expect(finalStandings(result)).toEqual({
      leaders: [{ name: 'Ben', colour: 'yellow', figure: '$410,000' }],
      others: [{ name: 'Anna', colour: 'sky', figure: '$380k' }]
    });
  });

  test('shows all who have won, and what each of them has', () => {
    const both = { ...result, places: result.places.map((row) => ({ ...row, wins: true })) } as Result;
    expect(finalStandings(both)).toEqual({
      leaders: [
        { name: 'Ben', colour: 'yellow', figure: '$410k' },
        { name: 'Anna', colour: 'sky', figure: '$380k' }
      ],
      others: [],
      together: true
    });
  });

  test('shows everybody who shares the first place', () => {
    const shared = {
      ...result,
      places: [{ place: 1, players: ['p1', 'p2'], total: 0, reasons: [] }]
    } as Result;
    expect(finalStandings(shared).leaders.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });
});
