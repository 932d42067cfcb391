import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildFolder } from '#scripts/settings.js';
import { readPrecached } from '#tests/precached';

/** The files that the built worker precaches. */
export const precachedFiles = readPrecached(readFileSync(join(buildFolder, 'sw.js'), 'utf8'));

/** A worker that stores, unchecked, whatever the host sends for a file, as the worker of 0.1.0 did. */
export const trustingWorker = `
  const files = ${JSON.stringify(precachedFiles)};
  async function store({ url, revision }) {
    const cache = await caches.open('workbox-precache-v2-' + registration.scope);
    const key = new URL(url, location.href);
    if (revision !== null) key.searchParams.set('__WB_REVISION__', revision);
    await cache.put(key, await fetch(url, { cache: 'reload' }));
  }
  addEventListener('install', (event) => event.waitUntil(Promise.all(files.map(store))));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));`;

/** Damages every cached file, each in a different way, and returns their number. */
export function damageAllCached(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [place = ''] = (await caches.keys()).filter((name) => name.includes('-precache-'));
    const cache = await caches.open(place);
    const html = { headers: { 'content-type': 'text/html' } };
    const damages: readonly ((bytes: ArrayBuffer, cached: Response) => Response | undefined)[] = [
      () => new Response('<!doctype html><title>Welcome to the hotel</title>', html),
      (bytes, { headers }) => new Response(bytes.slice(0, bytes.byteLength / 2), { headers }),
      (_, { headers }) => new Response('', { headers }),
      (bytes) => new Response(bytes, { headers: { 'content-type': 'text/plain' } }),
      (bytes, { headers }) => new Response(bytes, { status: 503, headers }),
      () => undefined
    ];
    const keys = await cache.keys();
    for (const [index, key] of keys.entries()) {
      const cachedResponse = await cache.match(key);
      if (cachedResponse === undefined) continue;
      const damagedResponse = damages[index % damages.length]?.(
        await cachedResponse.arrayBuffer(),
        cachedResponse
      );
      await (damagedResponse === undefined ? cache.delete(key) : cache.put(key, damagedResponse));
    }
    return keys.length;
  });
}

/** The cached files that differ from the build, or are missing. */
export function damagedOrMissing(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (files) => {
    const [place = ''] = (await caches.keys()).filter((name) => name.includes('-precache-'));
    const cache = await caches.open(place);
    const registration = await navigator.serviceWorker.getRegistration();
    const problems: string[] = [];
    for (const { url, revision, integrity } of files) {
      const key = new URL(url, registration?.scope);
      if (revision !== null) key.searchParams.set('__WB_REVISION__', revision);
      const cachedResponse = await cache.match(key);
      const digest = await crypto.subtle.digest(
        'SHA-256',
        (await cachedResponse?.arrayBuffer()) ?? new ArrayBuffer()
      );
      const sum = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
      const isPlain = cachedResponse?.headers.get('content-type')?.includes('text/plain') === true;
      if (sum !== integrity || cachedResponse?.status !== 200 || isPlain) problems.push(url);
    }
    return problems;
  }, precachedFiles);
}

/** Browsers stop idle service workers; the next page starts them again. */
export async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
