import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '$lib/session/fixtures/soon';
import { settings } from './settings.svelte';
import { clatter, sound } from './sound';

afterEach(() => {
  settings.change({ sound: false });
  vi.restoreAllMocks();
});

test('nothing is heard until the setting is on', async () => {
  const starts = vi.spyOn(OscillatorNode.prototype, 'start');
  sound('dice');
  expect(starts).not.toHaveBeenCalled();
  settings.change({ sound: true });
  sound('dice');
  await eventually(() => expect(starts).toHaveBeenCalledTimes(4));
  sound('note');
  sound('chip');
  expect(starts).toHaveBeenCalledTimes(8);
});

test('each contact of a throw is heard when it happens', async () => {
  const starts = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  settings.change({ sound: true });
  clatter([
    [100, 9],
    [350, 2]
  ]);
  await eventually(() => expect(starts).toHaveBeenCalledTimes(2));
  const [first = 0, second = 0] = starts.mock.calls.map(([when]) => when ?? 0);
  expect(second - first).toBeCloseTo(0.25, 5);
});
