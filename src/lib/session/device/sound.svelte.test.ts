import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '$lib/session/fixtures/eventually';
import { settings } from './settings.svelte';
import { playClatter, playEffect } from './sound';

// Browsers allow no sound before a tap.
beforeAll(() => userEvent.click(document.body));

afterEach(() => {
  settings.change({ sound: false });
  vi.restoreAllMocks();
});

test('nothing is heard until the setting is on', async () => {
  const startSpy = vi.spyOn(OscillatorNode.prototype, 'start');
  playEffect('dice');
  expect(startSpy).not.toHaveBeenCalled();
  settings.change({ sound: true });
  playEffect('dice');
  await eventually(() => expect(startSpy).toHaveBeenCalledTimes(4));
  playEffect('note');
  playEffect('chip');
  expect(startSpy).toHaveBeenCalledTimes(8);
});

// Real clocks are too inexact here: on a busy machine they differ by more than anyone could hear.
test('each contact of a throw is heard when it is seen, whatever the latency of the device', async () => {
  const startSpy = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  const startTime = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(startTime + 40);
  vi.spyOn(AudioContext.prototype, 'outputLatency', 'get').mockReturnValue(0.12);
  vi.spyOn(BaseAudioContext.prototype, 'currentTime', 'get').mockReturnValue(5);
  settings.change({ sound: true });
  playClatter(
    [
      [2000, 9],
      [2250, 2]
    ],
    startTime
  );
  await eventually(() => expect(startSpy).toHaveBeenCalledTimes(2));
  const [firstStart = 0, secondStart = 0] = startSpy.mock.calls.map(([startTime = 0]) => startTime);
  // The throw is at its 40th millisecond, and a sound that starts now is heard 120 ms later.
  expect(firstStart).toBeCloseTo(5 + 2 - 0.04 - 0.12, 6);
  expect(secondStart).toBeCloseTo(firstStart + 0.25, 6);
});

// Regression test: the first throw was silent until its sound had loaded.
test('a late sound skips what is over, and keeps the timing of the rest', async () => {
  const startSpy = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  const { playClatter: clatter } = await import('./synth');
  clatter(
    [
      [100, 9],
      [1000, 2]
    ],
    performance.now() - 400
  );
  await eventually(() => expect(startSpy).toHaveBeenCalledTimes(1));
  const { context } = startSpy.mock.contexts[0] as AudioBufferSourceNode;
  const startDelay = (startSpy.mock.calls[0]?.[0] ?? 0) - context.currentTime;
  expect(startDelay).toBeGreaterThan(0.3);
  expect(startDelay).toBeLessThanOrEqual(0.6);
});

test('a hidden page is silent, and releases the loudspeaker', async () => {
  const startSpy = vi.spyOn(OscillatorNode.prototype, 'start');
  const closeSpy = vi.spyOn(AudioContext.prototype, 'close');
  settings.change({ sound: true });
  playEffect('chip');
  await eventually(() => expect(startSpy).toHaveBeenCalledTimes(2));
  const hiddenSpy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(closeSpy).toHaveBeenCalledOnce();
  playEffect('chip');
  hiddenSpy.mockRestore();
  expect(startSpy).toHaveBeenCalledTimes(2);
  playEffect('chip');
  await eventually(() => expect(startSpy).toHaveBeenCalledTimes(4));
});
