import { describe, expect, test } from 'vitest';
import { PLAYER_COLOURS, PLAYER_IDS, clockwiseFrom, namesOf, seatsUpTo } from './players';

describe('the seats of a table', () => {
  test('are taken from the first on', () => {
    expect(seatsUpTo(3)).toEqual(['p1', 'p2', 'p3']);
    expect(seatsUpTo(0)).toEqual([]);
  });

  test('each have a colour of their own', () => {
    expect(new Set(PLAYER_COLOURS).size).toBe(PLAYER_IDS.length);
  });

  test('go round clockwise from anyone', () => {
    expect(clockwiseFrom(['p1', 'p2', 'p3'], 'p2')).toEqual(['p2', 'p3', 'p1']);
    expect(clockwiseFrom(['p1', 'p2', 'p3'], 'p1')).toEqual(['p1', 'p2', 'p3']);
  });

  test('go round from the first where the one named does not sit', () => {
    expect(clockwiseFrom(['p1', 'p2'], 'p5')).toEqual(['p1', 'p2']);
  });

  test('have the names of the people who sit there', () => {
    const names = namesOf([{ player: 'p2', name: '__proto__', colour: 'blue' }]);
    expect(names('p2')).toBe('__proto__');
    expect(names('p1')).toBe('p1');
  });
});
