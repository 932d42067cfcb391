import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '$lib/session/fixtures/eventually';
import { settings } from './settings.svelte';
import { clatter, sound } from './sound';

// Browsers allow no sound before a tap.
beforeAll(() => userEvent.click(document.body));

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

// Real clocks are too inexact here: on a busy machine they differ by more than anyone could hear.
test('each contact of a throw is heard with its picture, whatever the latency of the device', async () => {
  const starts = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  const since = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(since + 40);
  vi.spyOn(AudioContext.prototype, 'outputLatency', 'get').mockReturnValue(0.12);
  vi.spyOn(BaseAudioContext.prototype, 'currentTime', 'get').mockReturnValue(5);
  settings.change({ sound: true });
  clatter(
    [
      [2000, 9],
      [2250, 2]
    ],
    since
  );
  await eventually(() => expect(starts).toHaveBeenCalledTimes(2));
  const [first = 0, second = 0] = starts.mock.calls.map(([when = 0]) => when);
  // The throw is at its 40th millisecond, and a sound that starts now is heard 120 ms later.
  expect(first).toBeCloseTo(5 + 2 - 0.04 - 0.12, 6);
  expect(second).toBeCloseTo(first + 0.25, 6);
});

// Regression test: the first throw was silent until its sound had loaded.
test('a late sound skips what is over, and keeps the timing of the rest', async () => {
  const starts = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  const { clatter } = await import('./synth');
  clatter(
    [
      [100, 9],
      [1000, 2]
    ],
    performance.now() - 400
  );
  await eventually(() => expect(starts).toHaveBeenCalledTimes(1));
  const { context } = starts.mock.contexts[0] as AudioBufferSourceNode;
  const after = (starts.mock.calls[0]?.[0] ?? 0) - context.currentTime;
  expect(after).toBeGreaterThan(0.3);
  expect(after).toBeLessThanOrEqual(0.6);
});

test('a page that is not seen is silent, and lets the loudspeaker go', async () => {
  const starts = vi.spyOn(OscillatorNode.prototype, 'start');
  const closes = vi.spyOn(AudioContext.prototype, 'close');
  settings.change({ sound: true });
  sound('chip');
  await eventually(() => expect(starts).toHaveBeenCalledTimes(2));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(closes).toHaveBeenCalledOnce();
  sound('chip');
  hidden.mockRestore();
  expect(starts).toHaveBeenCalledTimes(2);
  sound('chip');
  await eventually(() => expect(starts).toHaveBeenCalledTimes(4));
});
