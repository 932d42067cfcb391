import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildFolder } from '#scripts/settings.js';

/** A file in the precache list of the service worker. */
interface Listed {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

export const worker = readFileSync(join(buildFolder, 'sw.js'), 'utf8');

/** The precache list of the build. */
export const listed: readonly Listed[] = [
  ...worker.matchAll(/\{url:"([^"]*)",revision:(?:"([^"]*)"|null),integrity:"([^"]*)"\}/g)
].map(([, url = '', revision = null, integrity = '']) => ({ url, revision, integrity }));

/** The service worker as in 0.1.0: it has no hashes and never checks its files again. */
export function credulous(sealed: string): string {
  const list = /^const keptFiles=(\[.*?\]);$/m.exec(sealed)?.[1] ?? '';
  const rest = sealed.slice(sealed.indexOf('\ntry{') + 1);
  return rest.replace('keptFiles', () => list.replaceAll(/,integrity:"[^"]*"/g, ''));
}

/** Damages every cached file, each in a different way, and returns their number. */
export function spoilAll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [place = ''] = (await caches.keys()).filter((name) => name.includes('-precache-'));
    const cache = await caches.open(place);
    const html = { headers: { 'content-type': 'text/html' } };
    const ways: readonly ((bytes: ArrayBuffer, kept: Response) => Response | undefined)[] = [
      () => new Response('<!doctype html><title>Welcome to the hotel</title>', html),
      (bytes, { headers }) => new Response(bytes.slice(0, bytes.byteLength / 2), { headers }),
      (_, { headers }) => new Response('', { headers }),
      (bytes) => new Response(bytes, { headers: { 'content-type': 'text/plain' } }),
      (bytes, { headers }) => new Response(bytes, { status: 503, headers }),
      () => undefined
    ];
    const keys = await cache.keys();
    for (const [index, key] of keys.entries()) {
      const kept = await cache.match(key);
      if (kept === undefined) continue;
      const spoilt = ways[index % ways.length]?.(await kept.arrayBuffer(), kept);
      await (spoilt === undefined ? cache.delete(key) : cache.put(key, spoilt));
    }
    return keys.length;
  });
}

/** The cached files that differ from the build, or are missing. */
export function unsound(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (files) => {
    const [place = ''] = (await caches.keys()).filter((name) => name.includes('-precache-'));
    const cache = await caches.open(place);
    const registration = await navigator.serviceWorker.getRegistration();
    const wrong: string[] = [];
    for (const { url, revision, integrity } of files) {
      const key = new URL(url, registration?.scope);
      if (revision !== null) key.searchParams.set('__WB_REVISION__', revision);
      const kept = await cache.match(key);
      const digest = await crypto.subtle.digest('SHA-256', (await kept?.arrayBuffer()) ?? new ArrayBuffer());
      const sum = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
      const isPlain = kept?.headers.get('content-type')?.includes('text/plain') === true;
      if (sum !== integrity || kept?.status !== 200 || isPlain) wrong.push(url);
    }
    return wrong;
  }, listed);
}

/** Browsers stop idle service workers; the next page starts them again. */
export async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}
