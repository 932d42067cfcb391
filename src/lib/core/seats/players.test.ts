import { describe, expect, test } from 'vitest';
import { PLAYER_COLOURS, PLAYER_IDS, clockwiseFrom, namesOf, seatsUpTo } from './players';

describe('the seats of a table', () => {
  test('are filled from the first', () => {
    expect(seatsUpTo(3)).toEqual(['p1', 'p2', 'p3']);
    expect(seatsUpTo(0)).toEqual([]);
  });

  test('each have a colour of their own', () => {
    expect(new Set(PLAYER_COLOURS).size).toBe(PLAYER_IDS.length);
  });

  test('go clockwise from any player', () => {
    expect(clockwiseFrom(['p1', 'p2', 'p3'], 'p2')).toEqual(['p2', 'p3', 'p1']);
    expect(clockwiseFrom(['p1', 'p2', 'p3'], 'p1')).toEqual(['p1', 'p2', 'p3']);
  });

  test('go clockwise from the first if the named player has no seat', () => {
    expect(clockwiseFrom(['p1', 'p2'], 'p5')).toEqual(['p1', 'p2']);
  });

  test('have the names of their players', () => {
    const names = namesOf([{ player: 'p2', name: '__proto__', colour: 'blue' }]);
    expect(names('p2')).toBe('__proto__');
    expect(names('p1')).toBe('p1');
  });
});
