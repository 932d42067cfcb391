import { describe, expect, test } from 'vitest';
import { allIn, drawnAmong, fingerDown, fingerUp, nameShown, tapFinger, type Fingers } from './starter';

const names = ['Anna', 'Ben', 'Carla'];
const nobody: Fingers = new Map();

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

describe('fingers', () => {
  test('are all there once everybody touches', () => {
    const three = names.reduce(fingerDown, nobody);
    expect(allIn(three, names)).toBe(true);
    expect(allIn(fingerUp(three, 'Ben'), names)).toBe(false);
    expect(allIn(nobody, [])).toBe(false);
  });

  test('that were tapped in stay until the next tap', () => {
    const tapped = tapFinger(nobody, 'Anna');
    expect(allIn(fingerUp(tapped, 'Anna'), ['Anna'])).toBe(true);
    expect(allIn(tapFinger(tapped, 'Anna'), ['Anna'])).toBe(false);
    expect(fingerDown(tapped, 'Anna').get('Anna')).toBe('in');
  });
});
