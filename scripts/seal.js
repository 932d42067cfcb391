import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from './server.js';
import { basePath, buildFolder } from './settings.js';
import { keepSound } from './sound-files.js';

/**
 * Writes the hash of every precached file into the service worker of a finished build. The browser then stores only
 * files that match: the login page of a hotspot, or a file that a host has rewritten, is refused and fetched again at
 * the next visit. Files that are damaged later are found and replaced (`sound-files.js`). It runs last, because the
 * fallback page is written at the end of the build.
 *
 * @param {string} [folder] @param {string} [base]
 */
export function seal(folder = buildFolder, base = basePath) {
  const worker = join(folder, 'sw.js');
  const kept = /\{url:"([^"]*)",revision:("[^"]*"|null)\}/g;
  const sealed = readFileSync(worker, 'utf8').replace(
    kept,
    (_, /** @type {string} */ address, /** @type {string} */ revision) =>
      `{url:"${address}",revision:${revision},integrity:"${sumOf(join(folder, fileOf(address, base)))}"}`
  );
  const list = /\[(?:\{url:"[^}]*\},?)+\]/.exec(sealed)?.[0];
  if (list === undefined) throw new Error('The worker has no list of what it keeps.');
  const mending = `(${keepSound.toString()})(self,keptFiles,${JSON.stringify(types)});`;
  writeFileSync(worker, `const keptFiles=${list};\n${mending}\n${sealed.replace(list, () => 'keptFiles')}`);
}

function fileOf(/** @type {string} */ address, /** @type {string} */ base) {
  const path = address.startsWith(`${base}/`) ? address.slice(base.length + 1) : address;
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

function sumOf(/** @type {string} */ file) {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

if (process.argv[1] === import.meta.filename) seal();
