import { describe, expect, test } from 'vitest';
import { drawnPlayer, drawnStarterFor } from './starter';

const names = ['Anna', 'Ben', 'Carla'];

describe('a draw for who goes first', () => {
  test('gives the name with the number of the rolled face', () => {
    expect(drawnStarterFor(names, 1)).toEqual({ name: 'Anna', among: names });
    expect(drawnStarterFor(names, 3)?.name).toBe('Carla');
    expect(drawnStarterFor([], 1)).toBeUndefined();
  });

  test('is still valid in another seat order, but not with other people', () => {
    const drawnStarter = { name: 'Ben', among: names };
    expect(drawnPlayer(drawnStarter, ['Carla', 'Ben', 'Anna'])).toBe('Ben');
    expect(drawnPlayer(drawnStarter, ['Anna', 'Ben'])).toBeUndefined();
    expect(drawnPlayer(drawnStarter, ['Anna', 'Ben', 'Denny'])).toBeUndefined();
    expect(drawnPlayer(undefined, names)).toBeUndefined();
  });
});
