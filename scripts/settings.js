import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a build is made from besides the source: its place on the host, its version and its folders. */

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the app is served, without a slash at its end: `''` for `/`, `/croupier` for a folder of a host. */
export const basePath = parseBasePath(process.env.BASE_PATH ?? '');

/** The version that the app shows and that a waiting update replaces. */
export const version = process.env.APP_VERSION ?? packageVersion();

/** Where the finished app is written. */
export const buildFolder = resolve(root, process.env.BUILD_FOLDER ?? 'build');

/** Where SvelteKit keeps what it makes on the way, relative to the root. */
export const generatedFolder = process.env.GENERATED_FOLDER ?? '.svelte-kit';

/**
 * @param {string} given `''`, `/`, `croupier`, `/croupier` or `/croupier/`
 * @returns {'' | `/${string}`}
 */
export function parseBasePath(given) {
  const path = given.replace(/^\/+|\/+$/g, '');
  return path === '' ? '' : `/${path}`;
}

function packageVersion() {
  return JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).version;
}
