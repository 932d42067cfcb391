import { describe, expect, test } from 'vitest';
import { haveAllTouched, fingerDown, fingerUp, tapFinger, type Fingers } from './fingers';

const names = ['Anna', 'Ben', 'Carla'];
const noFingers: Fingers = new Map();

describe('fingers', () => {
  test('are complete once everyone touches the screen', () => {
    const threeFingers = names.reduce(fingerDown, noFingers);
    expect(haveAllTouched(threeFingers, names)).toBe(true);
    expect(haveAllTouched(fingerUp(threeFingers, 'Ben'), names)).toBe(false);
    expect(haveAllTouched(noFingers, [])).toBe(false);
  });

  test('that were added by a tap stay until the next tap', () => {
    const afterTap = tapFinger(noFingers, 'Anna');
    expect(haveAllTouched(fingerUp(afterTap, 'Anna'), ['Anna'])).toBe(true);
    expect(haveAllTouched(tapFinger(afterTap, 'Anna'), ['Anna'])).toBe(false);
    expect(fingerDown(afterTap, 'Anna').get('Anna')).toBe('in');
  });
});
