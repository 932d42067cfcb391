import { describe, expect, test } from 'vitest';
import { drawnAmong, nameShown } from './starter';

const names = ['Anna', 'Ben', 'Carla'];

describe('a draw', () => {
  test('shows the name with the number of the die', () => {
    expect(nameShown(names, 1)).toEqual({ name: 'Anna', among: names });
    expect(nameShown(names, 3)?.name).toBe('Carla');
    expect(nameShown([], 1)).toBeUndefined();
  });

  test('holds in another seat order, and not with other people', () => {
    const drawn = { name: 'Ben', among: names };
    expect(drawnAmong(drawn, ['Carla', 'Ben', 'Anna'])).toBe('Ben');
    expect(drawnAmong(drawn, ['Anna', 'Ben'])).toBeUndefined();
    expect(drawnAmong(drawn, ['Anna', 'Ben', 'Denny'])).toBeUndefined();
    expect(drawnAmong(undefined, names)).toBeUndefined();
  });
});
