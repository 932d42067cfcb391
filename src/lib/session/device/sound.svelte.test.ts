import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { sound } from './sound';

afterEach(() => {
  settings.sound = false;
  vi.restoreAllMocks();
});

test('nothing is heard until the setting is on', () => {
  const heard = vi.spyOn(OscillatorNode.prototype, 'start');
  sound('dice');
  expect(heard).not.toHaveBeenCalled();
  settings.sound = true;
  sound('dice');
  sound('note');
  sound('chip');
  expect(heard).toHaveBeenCalledTimes(8);
});
