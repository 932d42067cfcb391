import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { contentType } from './content-types';

/** An entry of the precache manifest. The build adds `integrity` to every entry. */
export interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

/** An expected file: its address, its key in the cache, its hash and its type. */
interface ExpectedFile {
  readonly url: string;
  readonly key: string;
  readonly integrity: string;
  readonly type: string;
}

/** The timeout for a host that does not answer, in milliseconds. */
const FETCH_TIMEOUT = 8000;

/**
 * The precache, with a check of what is in it. Workbox verifies a file when it downloads it and never again; the browser
 * or the disk may damage it later, and installs of 0.1.0 stored whatever the host sent. So each file is compared with
 * its hash when it is first requested after the worker starts, and fetched again if it differs.
 */
export class VerifiedCache {
  readonly #files: ReadonlyMap<string, ExpectedFile>;
  readonly #fallback: ExpectedFile | undefined;
  /** URLs of files that this worker has verified since it started. */
  readonly #verified = new Set<string>();

  /** Call it after `precache(files)`, which defines the keys of the cache. */
  constructor(files: readonly PrecachedFile[], fallbackUrl: string) {
    this.#files = new Map(files.map(expected).map((file) => [file.url, file]));
    this.#fallback = this.#files.get(absolute(fallbackUrl));
  }

  /** Cache keys of all files of this version. */
  get keys(): ReadonlySet<string> {
    return new Set([...this.#files.values()].map(({ key }) => key));
  }

  has(url: string): boolean {
    return this.#files.has(url);
  }

  /**
   * Whether Workbox can answer without another check. For a page that is not part of the build, the answer is the
   * fallback page.
   */
  isVerified(url: string, isPage: boolean): boolean {
    const file = this.#find(url, isPage);
    return file !== undefined && this.#verified.has(file.url);
  }

  /**
   * Answers with a verified file. If there is none, a page gets the fallback page, and any other file comes from the
   * network.
   */
  async respond(request: Request, url: string, isPage: boolean): Promise<Response> {
    const file = this.#find(url, isPage);
    const found = file && (await this.#repaired(file));
    if (found !== undefined) return found;
    const fallback =
      isPage && this.#fallback !== undefined ? await this.#repaired(this.#fallback) : undefined;
    return fallback ?? fetch(request);
  }

  /**
   * Downloads a file that Workbox could not get. It bypasses the browser's own cache, which may hold another site's
   * page under this address for a year.
   */
  async repair(url: string): Promise<Response | undefined> {
    const file = this.#files.get(url);
    return file && this.#repaired(file);
  }

  /** Verifies all files, one at a time to leave the network to the page. */
  async repairAll(): Promise<void> {
    for (const file of this.#files.values()) if (!this.#verified.has(file.url)) await this.#repaired(file);
  }

  /** Verifies the files that are in the cache already: Workbox does not download them for a new version. */
  async repairCached(): Promise<void> {
    const cache = await caches.open(cacheNames.precache);
    const cached = new Set((await cache.keys()).map(({ url }) => url));
    for (const file of this.#files.values())
      if (cached.has(file.key) && (await this.#repaired(file)) === undefined)
        throw new Error(`${file.url} differs from the build.`);
  }

  #find(url: string, isPage: boolean): ExpectedFile | undefined {
    return this.#files.get(url) ?? (isPage ? this.#fallback : undefined);
  }

  /** The file from the cache, or fetched and stored again; undefined if the network has no intact file either. */
  async #repaired(file: ExpectedFile): Promise<Response | undefined> {
    const cache = await caches.open(cacheNames.precache).catch(() => undefined);
    const cached = await cache?.match(file.key).catch(() => undefined);
    const verifiedResponse = await verified(file, cached);
    const found = verifiedResponse ?? (await verified(file, await download(file)));
    if (found === undefined) return undefined;
    if (verifiedResponse === undefined || !hasHeaders(file, cached))
      await cache?.put(file.key, found.clone()).catch(() => undefined);
    this.#verified.add(file.url);
    return found;
  }
}

function expected({ url, integrity }: PrecachedFile): ExpectedFile {
  const address = absolute(url);
  return {
    url: address,
    key: getCacheKeyForURL(url) ?? address,
    integrity,
    type: contentType(address)
  };
}

function absolute(url: string): string {
  return new URL(url, location.href).href;
}

function download({ url }: ExpectedFile): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT);
  return fetch(url, { cache: 'reload', credentials: 'same-origin', signal }).catch(() => undefined);
}

/** A response with the right bytes, labelled with the right type; undefined if the bytes differ from the build. */
async function verified(file: ExpectedFile, response: Response | undefined): Promise<Response | undefined> {
  const bytes = await response?.arrayBuffer().catch(() => undefined);
  if (response === undefined || bytes === undefined) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  if (`sha256-${btoa(String.fromCharCode(...digest))}` !== file.integrity) return undefined;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'content-range']) headers.delete(name);
  headers.set('content-type', file.type);
  return new Response(bytes, { headers });
}

/** Whether a cached response with the right bytes also has the right headers. */
function hasHeaders({ type }: ExpectedFile, cached: Response | undefined): boolean {
  const [given] = (cached?.headers.get('content-type') ?? '').split(';');
  return cached?.status === 200 && !cached.redirected && given === type.split(';')[0];
}
