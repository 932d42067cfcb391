import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isHashed, keepPreviousFiles, respondWithPreviousFile } from './previous-version';
import { VerifiedCache } from './verified-cache';
import type { PrecachedFile } from './verified-cache';

/**
 * The service worker. It stores every file of the build, so that the app works offline, and answers from that cache.
 * A new version is stored beside the running one and waits until a page sends `SKIP_WAITING`. No saved game is ever
 * touched: they are in IndexedDB.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** All files of the build; `scripts/build/offline-adapter.js` writes the list here. */
  readonly __WB_MANIFEST: readonly PrecachedFile[];
};

/** The page that answers any address without a page of its own. It opens every address that the app knows. */
const FALLBACK_PAGE = '404.html';

const files = self.__WB_MANIFEST;
precache([...files]);
cleanupOutdatedCaches();
const cache = new VerifiedCache(files, FALLBACK_PAGE);
addPlugins([{ handlerDidError: ({ request }) => cache.repair(request.url) }]);

self.addEventListener('install', (event) => {
  event.waitUntil(keepPreviousFiles(cache.keys).then(() => cache.repairCached()));
});

self.addEventListener('message', (event) => {
  switch (messageType(event.data)) {
    case 'SKIP_WAITING':
      void self.skipWaiting();
      return;
    case 'VERIFY':
      event.waitUntil(cache.repairAll());
      return;
  }
});

// Runs before the routes below, which answer with files that are already verified.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = request.url.replace(/[?#].*$/, '');
  const isPage = request.mode === 'navigate';
  if (cache.has(url) || isPage) {
    if (!cache.isVerified(url, isPage)) event.respondWith(cache.respond(request, url, isPage));
  } else if (isHashed(url)) event.respondWith(respondWithPreviousFile(request));
});

// A page is the same file for any query, such as the id of a game or a situation for the referee.
addRoute({ ignoreURLParametersMatching: [/./] });
registerRoute(new NavigationRoute(createHandlerBoundToURL(FALLBACK_PAGE)));

// Claims the open page, so that the app works offline from the first visit.
clientsClaim();

function messageType(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
}
