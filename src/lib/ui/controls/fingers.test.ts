import { describe, expect, test } from 'vitest';
import { haveAllTouched, fingerDown, fingerUp, tapFinger, type Fingers } from './fingers';

const names = ['Anna', 'Ben', 'Carla'];
const noFingers: Fingers = new Map();

describe('fingers', () => {
  test('are complete once everyone touches', () => {
    const three = names.reduce(fingerDown, noFingers);
    expect(haveAllTouched(three, names)).toBe(true);
    expect(haveAllTouched(fingerUp(three, 'Ben'), names)).toBe(false);
    expect(haveAllTouched(noFingers, [])).toBe(false);
  });

  test('that were added by a tap stay until the next tap', () => {
    const tapped = tapFinger(noFingers, 'Anna');
    expect(haveAllTouched(fingerUp(tapped, 'Anna'), ['Anna'])).toBe(true);
    expect(haveAllTouched(tapFinger(tapped, 'Anna'), ['Anna'])).toBe(false);
    expect(fingerDown(tapped, 'Anna').get('Anna')).toBe('in');
  });
});
