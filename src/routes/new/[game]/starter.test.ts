import { describe, expect, test } from 'vitest';
import { drawnPlayer, playerOfFace } from './starter';

const names = ['Anna', 'Ben', 'Carla'];

describe('a draw for who goes first', () => {
  test('shows the name with the number of the die', () => {
    expect(playerOfFace(names, 1)).toEqual({ name: 'Anna', among: names });
    expect(playerOfFace(names, 3)?.name).toBe('Carla');
    expect(playerOfFace([], 1)).toBeUndefined();
  });

  test('is still valid in another seat order, but not with other people', () => {
    const drawn = { name: 'Ben', among: names };
    expect(drawnPlayer(drawn, ['Carla', 'Ben', 'Anna'])).toBe('Ben');
    expect(drawnPlayer(drawn, ['Anna', 'Ben'])).toBeUndefined();
    expect(drawnPlayer(drawn, ['Anna', 'Ben', 'Denny'])).toBeUndefined();
    expect(drawnPlayer(undefined, names)).toBeUndefined();
  });
});
