import { describe, expect, test } from 'vitest';
import { tidyName } from '$lib/core';
import {
  freeColours,
  removeNewcomer,
  movePlayerTo,
  recolour,
  refuseNewcomer,
  refuseNewcomers,
  seatsOf,
  addNewcomer,
  type Newcomer
} from './seating';

const anna: Newcomer = { name: 'Anna', colour: 'sky' };
const ben: Newcomer = { name: 'Ben', colour: 'yellow' };
const carla: Newcomer = { name: 'Carla', colour: 'blue' };
const table = [anna, ben, carla];
const bounds = { min: 2, max: 5 };

describe('taking a seat', () => {
  test('uses the first free colour', () => {
    expect(addNewcomer([anna, carla], 'Denny').at(-1)).toEqual({ name: 'Denny', colour: 'yellow' });
  });

  test('uses the previous colour, if it is free', () => {
    expect(addNewcomer([anna], 'Hana', 'purple').at(-1)?.colour).toBe('purple');
    expect(addNewcomer([anna], 'Hana', 'sky').at(-1)?.colour).toBe('yellow');
  });

  test('is refused in one sentence', () => {
    expect(refuseNewcomer(table, 'Anna', 5)).toBe('Anna is already playing.');
    expect(refuseNewcomer(table, 'Denny', 3)).toBe('At most 3 can play. Remove a player first.');
    expect(refuseNewcomer(table, '', 5)).toBe('Enter a name.');
    expect(refuseNewcomer(table, 'bank', 5)).toContain('“bank”');
    expect(refuseNewcomer(table, 'x'.repeat(41), 5)).toContain('at most 40 characters');
    expect(refuseNewcomer(table, '__proto__', 5)).toBeUndefined();
  });

  test('trims spaces around a name', () => {
    expect(tidyName('  Jean \t Luc ')).toBe('Jean Luc');
    expect(tidyName('Zoe\u0308')).toBe('Zoë');
  });
});

describe('the seats', () => {
  test('say how many players are missing', () => {
    expect(refuseNewcomers([], bounds)).toBe('Add 2 to 5 players.');
    expect(refuseNewcomers([anna], bounds)).toBe('Add one more player: 2 to 5 can play.');
    expect(refuseNewcomers(table, bounds)).toBeUndefined();
    expect(refuseNewcomers(table, { min: 2, max: 2 })).toBe('Remove one player: at most 2 can play.');
  });

  test('keep their order when someone moves', () => {
    expect(movePlayerTo(table, 'Carla', 0)).toEqual([carla, anna, ben]);
    expect(movePlayerTo(table, 'Anna', 1)).toEqual([ben, anna, carla]);
    expect(movePlayerTo(table, 'Anna', -1)).toEqual(table);
    expect(movePlayerTo(table, 'Carla', 9)).toEqual(table);
    expect(movePlayerTo(table, 'Nobody', 0)).toEqual(table);
  });

  test('free a colour when someone leaves', () => {
    expect(freeColours(removeNewcomer(table, 'Ben'))[0]).toBe('yellow');
  });

  test('cycle through the free colours', () => {
    let sitters: readonly Newcomer[] = table;
    const colours = Array.from({ length: 6 }, () => {
      sitters = recolour(sitters, 'Anna');
      return sitters[0]?.colour;
    });
    expect(colours).toEqual(['vermillion', 'white', 'green', 'orange', 'purple', 'sky']);
  });

  test('keep a colour if no other is free', () => {
    const fullTable = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].reduce<readonly Newcomer[]>(
      (sitters, name) => addNewcomer(sitters, name),
      []
    );
    expect(recolour(fullTable, 'Ann')).toEqual(fullTable);
    expect(addNewcomer(fullTable, 'Ida')).toEqual(fullTable);
  });

  test('become seats, clockwise', () => {
    expect(seatsOf([ben, anna])).toEqual([
      { player: 'p1', name: 'Ben', colour: 'yellow' },
      { player: 'p2', name: 'Anna', colour: 'sky' }
    ]);
  });
});
