import { cacheNames } from 'workbox-core';

declare const self: ServiceWorkerGlobalScope;

/** The scripts and styles of the previous version, for a tab that stays open while a new version takes over. */
const cacheName = `croupier-before-${self.registration.scope}`;

/** Whether the file has a hash in its name. Pages have none: the new version replaces them. */
export function isHashed(url: string): boolean {
  return url.includes('/immutable/');
}

/** Copies what the new version lacks, before Workbox deletes it from the precache. */
export async function keepPreviousFiles(newKeys: ReadonlySet<string>): Promise<void> {
  const precache = await caches.open(cacheNames.precache);
  const old = (await precache.keys()).filter(({ url }) => isHashed(url) && !newKeys.has(url));
  if (old.length === 0) return;
  await caches.delete(cacheName);
  const previous = await caches.open(cacheName);
  for (const request of old) {
    const cached = await precache.match(request);
    if (cached !== undefined) await previous.put(request, cached);
  }
}

export async function respondWithPreviousFile(request: Request): Promise<Response> {
  const previous = await caches.open(cacheName).catch(() => undefined);
  return (await previous?.match(request).catch(() => undefined)) ?? fetch(request);
}
