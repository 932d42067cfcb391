import { describe, expect, test } from 'vitest';
import {
  seatsWithCurrentNames,
  findSimilarName,
  personOf,
  seatsAfter,
  seatsWithTakeovers,
  seatHistoryLabel,
  seatHistoryOf,
  type Person
} from './person';
import type { Seat } from './players';

const seats: readonly Seat[] = [
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow', person: 'b' }
];
const anna: Person = { id: 'a', name: 'Anne', names: ['Anna'] };
const ben: Person = { id: 'b', name: 'Benno', names: [] };

const currentNames = (people: readonly Person[], matchSeats = seats): readonly string[] =>
  seatsWithCurrentNames(matchSeats, people).map(({ name }) => name);

describe('people have their current names', () => {
  test('a person is found by id or, without an id, by a former name', () => {
    expect(currentNames([anna, ben])).toEqual(['Anne', 'Benno']);
    expect(currentNames([])).toEqual(['Anna', 'Ben']);
    expect(currentNames([{ ...ben, names: ['Anna'] }])).toEqual(['Anna', 'Ben']);
    expect(seatsWithCurrentNames(seats, [anna])[0]).toEqual({
      player: 'p1',
      name: 'Anne',
      colour: 'sky',
      person: 'a'
    });
  });

  test('an id takes precedence over a name', () => {
    expect(currentNames([{ id: 'c', name: 'Carla', names: ['Ben'] }])).toEqual(['Anna', 'Ben']);
  });

  test('merged people share one name', () => {
    const mergedPerson: Person = { ...ben, is: 'c' };
    const carla: Person = { id: 'c', name: 'Carla', names: [] };
    expect(currentNames([mergedPerson, carla])).toEqual(['Anna', 'Carla']);
    expect(personOf([mergedPerson], { name: 'Ben', person: 'b' })).toBeUndefined();
    expect(personOf([{ ...ben, is: 'b' }], { name: 'Ben', person: 'b' })).toBeUndefined();
  });

  test('two players never share a name: both keep their old ones', () => {
    expect(currentNames([anna, { ...ben, name: 'Anne' }])).toEqual(['Anna', 'Ben']);
  });

  test.each(['__proto__', 'constructor', '<b>Ben</b>', '\u05d0\u05d1', '🎲'])('%s is a name', (name) => {
    expect(currentNames([{ ...anna, name }])).toEqual([name, 'Ben']);
    expect(currentNames([{ id: name, name: 'Eve', names: [name] }], [{ ...seats[0]!, name }])).toEqual([
      'Eve'
    ]);
  });
});

describe('a seat that was handed over', () => {
  const handovers = [
    { do: { seat: 'p1', to: { name: 'Carla', person: 'c' } } },
    { do: { seat: 'p1', to: { name: 'Anna', person: 'a' } } }
  ] as const;

  test('shows its last player, in the colour of the seat', () => {
    expect(seatsAfter(seats, handovers)).toEqual([
      { player: 'p1', name: 'Anna', colour: 'sky', person: 'a' },
      seats[1]
    ]);
  });

  test('in a result, names everyone who had it, by their current names', () => {
    const seatsThroughout = seatsWithTakeovers(seats, handovers);
    expect(seatsThroughout.map(seatHistoryLabel)).toEqual(['Anna, then Carla, then Anna', 'Ben']);
    expect(seatsWithCurrentNames(seatsThroughout, [anna]).map(seatHistoryLabel)).toEqual([
      'Anne, then Carla, then Anne',
      'Ben'
    ]);
    expect(seatsThroughout.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  test('names two people in a row who were merged only once', () => {
    // Fails if a seat that went from one record of a person to another is "Anne, then Anne".
    const seatsThroughout = seatsWithTakeovers(seats, handovers.slice(0, 1));
    const carla: Person = { id: 'c', name: 'Carla', names: [], is: 'a' };
    const mergedSeats = seatsWithCurrentNames(seatsThroughout, [anna, carla]);
    expect(mergedSeats.map(seatHistoryLabel)).toEqual(['Anne', 'Ben']);
    expect(mergedSeats.map(seatHistoryOf)[0]).toEqual([{ name: 'Anne', person: 'a' }]);
  });

  test('names two people in a row who only share a name', () => {
    // Fails if one of two people with the same name is lost from the history.
    const seat: Seat = {
      player: 'p1',
      name: 'Ben',
      person: 'b',
      colour: 'sky',
      then: [{ name: 'Ben', person: 'd' }]
    };
    expect(seatHistoryOf(seat)).toEqual([
      { name: 'Ben', person: 'b' },
      { name: 'Ben', person: 'd' }
    ]);
  });
});

describe('a name that looks like another one', () => {
  test.each([
    ['anna', 'Anna'],
    [' Anna', 'Anna'],
    ['A\u200bnna', 'Anna'],
    ['ANNA', 'Anna'],
    ['Anna', undefined],
    ['Anne', undefined]
  ])('%j: %s', (name, similarName) => {
    expect(findSimilarName(name, ['Ben', 'Anna'])).toBe(similarName);
  });

  test('is no longer reported once both names are known', () => {
    expect(findSimilarName('anna', ['Anna', 'anna'])).toBeUndefined();
  });
});
