/**
 * Replaces cached files that are damaged. `seal.js` writes this whole function into the service worker, so it must not
 * use anything from outside. Each file is checked when it is first requested from a worker that has just started, and
 * all files when a page sends VERIFY; a file that differs from the build is fetched again. Files of the previous
 * version are kept for tabs that outlive an update. It never touches match data.
 *
 * @param {Worker} worker
 * @param {readonly KeptFile[]} files the precached files
 * @param {Readonly<Record<string, string>>} types media types by file extension, with its dot
 *
 * @typedef {{ url: string, revision: string | null, integrity?: string }} KeptFile
 * @typedef {{ address: string, key: string, sum: string | undefined, type: string }} Known
 * @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} Lasting
 * @typedef {Lasting & { request: Request, respondWith: (answer: Promise<Response>) => void }} Asked
 * @typedef {object} Worker
 * @property {{ scope: string }} registration
 * @property {{ href: string }} location
 * @property {CacheStorage} caches
 * @property {(type: string, heard: (event: never) => void) => void} addEventListener
 */
export function keepSound(worker, files, types) {
  /** Workbox's name for its precache. */
  const PLACE = `workbox-precache-v2-${worker.registration.scope}`;
  const PLACE_BEFORE = `croupier-before-${worker.registration.scope}`;
  /** The timeout for a host that does not answer, in milliseconds. */
  const PATIENCE = 8000;
  const known = new Map(files.map(knownOf).map((file) => [file.address, file]));
  const fallback = known.get(new URL('404.html', worker.location.href).href);
  /** The addresses of files that this worker has checked. */
  const sound = new Set();

  worker.addEventListener('install', (/** @type {Lasting} */ event) => {
    event.waitUntil(keepBefore().then(mendShared));
  });
  worker.addEventListener('message', (/** @type {Lasting & { data?: { type?: unknown } }} */ event) => {
    if (event.data?.type === 'VERIFY') event.waitUntil(mendAll());
  });
  worker.addEventListener('fetch', (/** @type {Asked} */ event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    const address = request.url.replace(/[?#].*$/, '');
    const isPage = request.mode === 'navigate';
    const file = known.get(address) ?? (isPage ? fallback : undefined);
    if (file === undefined) {
      if (address.includes('/immutable/')) event.respondWith(before(request));
    } else if (!sound.has(file.address)) event.respondWith(answer(file, isPage, request));
  });

  function knownOf(/** @type {KeptFile} */ { url, revision, integrity }) {
    const place = new URL(url, worker.location.href);
    const address = place.href;
    if (revision !== null) place.searchParams.set('__WB_REVISION__', revision);
    const end = /\.\w+$/.exec(address)?.[0] ?? '.html';
    return { address, key: place.href, sum: integrity, type: types[end] ?? 'application/octet-stream' };
  }

  /** @returns {Promise<Response>} */
  async function answer(
    /** @type {Known} */ file,
    /** @type {boolean} */ isPage,
    /** @type {Request} */ request
  ) {
    const kept = await mended(file);
    if (kept !== undefined) return kept;
    const instead = isPage && fallback !== undefined ? await mended(fallback) : undefined;
    return instead ?? fetch(request);
  }

  /** Returns a file as it was built: from the cache, or fetched again and stored; undefined if both fail. */
  async function mended(/** @type {Known} */ file) {
    const place = await worker.caches.open(PLACE).catch(() => undefined);
    const kept = await place?.match(file.key).catch(() => undefined);
    const fit = await asBuilt(file, kept);
    const found = fit ?? (await asBuilt(file, await fetched(file)));
    if (found === undefined) return undefined;
    if (fit === undefined || !isLabelled(file, kept))
      await place?.put(file.key, found.clone()).catch(() => undefined);
    sound.add(file.address);
    return found;
  }

  function fetched(/** @type {Known} */ { address }) {
    const signal = AbortSignal.timeout(PATIENCE);
    return fetch(address, { cache: 'reload', credentials: 'same-origin', signal }).catch(() => undefined);
  }

  /** Returns a response with the built bytes and the correct media type; undefined if the hash differs. */
  async function asBuilt(/** @type {Known} */ file, /** @type {Response | undefined} */ given) {
    const bytes = await given?.arrayBuffer().catch(() => undefined);
    if (given === undefined || bytes === undefined) return undefined;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    if (`sha256-${btoa(String.fromCharCode(...digest))}` !== file.sum) return undefined;
    const headers = new Headers(given.headers);
    for (const name of ['content-encoding', 'content-length', 'content-range']) headers.delete(name);
    headers.set('content-type', file.type);
    return new Response(bytes, { headers });
  }

  function isLabelled(/** @type {Known} */ { type }, /** @type {Response | undefined} */ kept) {
    const [given] = (kept?.headers.get('content-type') ?? '').split(';');
    return kept?.status === 200 && !kept.redirected && given === type.split(';')[0];
  }

  /** Checks the files one after another, so that requests of the page do not wait. */
  async function mendAll() {
    for (const file of known.values()) if (!sound.has(file.address)) await mended(file);
  }

  /**
   * Repairs the files that an earlier version has cached too: Workbox would not fetch them again, even if they are
   * damaged.
   */
  async function mendShared() {
    const place = await worker.caches.open(PLACE);
    const kept = new Set((await place.keys()).map(({ url }) => url));
    for (const file of known.values())
      if (kept.has(file.key) && (await mended(file)) === undefined)
        throw new Error(`${file.address} is not what was built.`);
  }

  async function keepBefore() {
    const place = await worker.caches.open(PLACE);
    const keys = new Set([...known.values()].map(({ key }) => key));
    const old = (await place.keys()).filter(({ url }) => url.includes('/immutable/') && !keys.has(url));
    if (old.length === 0) return;
    await worker.caches.delete(PLACE_BEFORE);
    const aside = await worker.caches.open(PLACE_BEFORE);
    for (const request of old) {
      const kept = await place.match(request);
      if (kept !== undefined) await aside.put(request, kept);
    }
  }

  /** A file of the previous version, for a tab that was open when the update took over. */
  async function before(/** @type {Request} */ request) {
    const aside = await worker.caches.open(PLACE_BEFORE).catch(() => undefined);
    return (await aside?.match(request).catch(() => undefined)) ?? fetch(request);
  }
}
