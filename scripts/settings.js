import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The settings of a build: its base path, version and folders. */

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The base path of the app without a trailing slash: `''` for `/`, `/croupier` for a folder of a host. */
export const basePath = parseBasePath(process.env.BASE_PATH ?? '');

/**
 * The address under which the app is published, such as `https://croupier.example`: link previews need a whole address
 * for their picture. `''` if it is not known.
 */
export const publicOrigin = parseOrigin(process.env.PUBLIC_ORIGIN ?? '');

/** The version that the app shows; an update replaces another version. */
export const version = process.env.APP_VERSION ?? packageVersion();

/** The folder of the finished build. */
export const buildFolder = resolve(root, process.env.BUILD_FOLDER ?? 'build');

/** The folder of SvelteKit's generated files, relative to the root. */
export const generatedFolder = process.env.GENERATED_FOLDER ?? '.svelte-kit';

/**
 * @param {string} value `''`, `/`, `croupier`, `/croupier` or `/croupier/`
 * @returns {'' | `/${string}`}
 */
export function parseBasePath(value) {
  const path = value.replace(/^\/+|\/+$/g, '');
  return path === '' ? '' : `/${path}`;
}

/**
 * @param {string} value a whole address; its path is ignored, because `BASE_PATH` has it
 * @returns {string} without a trailing slash
 */
export function parseOrigin(value) {
  if (value === '') return '';
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new Error(`PUBLIC_ORIGIN is “${value}”, but should be like https://croupier.example`);
  return address.origin;
}

function packageVersion() {
  return JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).version;
}
