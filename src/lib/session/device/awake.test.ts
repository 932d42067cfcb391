import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from './awake.svelte';

/** A fake wake lock, which the test can also release as the system would. */
class FakeLock {
  released = false;

  release(): Promise<void> {
    this.released = true;
    return Promise.resolve();
  }
}

let locks: FakeLock[] = [];
let isLockRefused = false;
let document: EventTarget & { visibilityState: string };
let stopKeepingAwake: () => void = () => undefined;

function request(): Promise<FakeLock> {
  if (isLockRefused) return Promise.reject(new Error('The battery is low.'));
  const lock = new FakeLock();
  locks.push(lock);
  return Promise.resolve(lock);
}

/** Lets promises settle. */
const waitForPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function tap(): Promise<void> {
  document.dispatchEvent(new Event('click'));
  await waitForPromises();
}

beforeEach(async () => {
  locks = [];
  isLockRefused = false;
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  stopKeepingAwake = keepScreenOn();
  await waitForPromises();
});

afterEach(() => {
  stopKeepingAwake();
  vi.unstubAllGlobals();
});

test('a tap requests nothing while the wake lock is held', async () => {
  await tap();
  expect(locks.map(({ released }) => !released)).toEqual([true]);
});

test('a lock that the system releases is requested again at the next tap', async () => {
  await locks[0]?.release();
  await waitForPromises();
  expect(locks).toHaveLength(1);
  await tap();
  expect(locks.map(({ released }) => !released)).toEqual([false, true]);
});

test('a lock that the system refuses is requested again at the next tap', async () => {
  await locks[0]?.release();
  isLockRefused = true;
  await tap();
  expect(locks).toHaveLength(1);
  isLockRefused = false;
  await tap();
  expect(locks.map(({ released }) => !released)).toEqual([false, true]);
});

test('a hidden page requests nothing, and requests the lock when it is shown again', async () => {
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await tap();
  expect(locks.map(({ released }) => !released)).toEqual([false]);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForPromises();
  expect(locks.map(({ released }) => !released)).toEqual([false, true]);
});

test('after the end no lock is held or requested', async () => {
  stopKeepingAwake();
  await tap();
  expect(locks.map(({ released }) => !released)).toEqual([false]);
});
