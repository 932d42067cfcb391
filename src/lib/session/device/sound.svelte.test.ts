import { afterEach, expect, test, vi } from 'vitest';
import { soon } from '$lib/session/fixtures/soon';
import { settings } from './settings.svelte';
import { clatter, sound } from './sound';

afterEach(() => {
  settings.change({ sound: false });
  vi.restoreAllMocks();
});

test('nothing is heard until the setting is on', async () => {
  const heard = vi.spyOn(OscillatorNode.prototype, 'start');
  sound('dice');
  expect(heard).not.toHaveBeenCalled();
  settings.change({ sound: true });
  sound('dice');
  await soon(() => expect(heard).toHaveBeenCalledTimes(4));
  sound('note');
  sound('chip');
  expect(heard).toHaveBeenCalledTimes(8);
});

test('each contact of a throw is heard when it happens', async () => {
  const heard = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  settings.change({ sound: true });
  clatter([
    [100, 9],
    [350, 2]
  ]);
  await soon(() => expect(heard).toHaveBeenCalledTimes(2));
  const [first = 0, second = 0] = heard.mock.calls.map(([when]) => when ?? 0);
  expect(second - first).toBeCloseTo(0.25, 5);
});
