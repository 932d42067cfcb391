/**
 * What the worker does about files that are kept and damaged later, written into it after the build: this whole
 * function as it stands here, so that it may use nothing from outside. Each file is checked when it is first asked of
 * a worker that has just started, and all of them when a page says VERIFY; what is not as it was built is fetched again.
 * The files of the version before are kept for tabs that outlive an update. No match is ever touched.
 *
 * @param {Worker} worker
 * @param {readonly KeptFile[]} files what the worker keeps
 * @param {Readonly<Record<string, string>>} types by the end of a file's name, with its dot
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
  /** How the worker's own library calls the place of its files. */
  const PLACE = `workbox-precache-v2-${worker.registration.scope}`;
  const PLACE_BEFORE = `croupier-before-${worker.registration.scope}`;
  /** Milliseconds after which a host that does not answer is given up. */
  const PATIENCE = 8000;
  const known = new Map(files.map(knownOf).map((file) => [file.address, file]));
  const fallback = known.get(new URL('404.html', worker.location.href).href);
  /** Addresses of files that this worker has checked. */
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

  /** A file as it was built: as it is kept, or else fetched again and kept; undefined where neither can be had. */
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

  /** An answer with the bytes that were built, under the type that belongs to them; undefined where it is another. */
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

  /** One after another, so that whoever plays meanwhile does not wait. */
  async function mendAll() {
    for (const file of known.values()) if (!sound.has(file.address)) await mended(file);
  }

  /** A file that an earlier version has as well is not fetched by a newer one, be it damaged. */
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

  /** A file of the version before, for a tab that was open when the newer one was let in. */
  async function before(/** @type {Request} */ request) {
    const aside = await worker.caches.open(PLACE_BEFORE).catch(() => undefined);
    return (await aside?.match(request).catch(() => undefined)) ?? fetch(request);
  }
}
