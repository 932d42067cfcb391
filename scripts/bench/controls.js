import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BEST_QUALITY, serve } from '#scripts/checks/server.js';
import { root } from '#scripts/settings.js';

/** The baselines: built in the same run and served by the same server as the app. */

const folder = join(root, 'scripts/bench/controls');

/** A SvelteKit page with a heading and nothing else. */
export async function serveEmpty() {
  const emptyFolder = join(folder, 'empty');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: emptyFolder,
    encoding: 'utf8'
  });
  if (status !== 0) throw new Error(`The empty page could not be built.\n${stderr}`);
  return serve({ folder: join(emptyFolder, 'build'), quality: BEST_QUALITY });
}

/** A single HTML file with a link and a button. */
export async function servePlain() {
  const plainFolder = join(root, 'node_modules/.cache/croupier/bench/plain');
  mkdirSync(plainFolder, { recursive: true });
  copyFileSync(join(folder, 'plain.html'), join(plainFolder, 'index.html'));
  return serve({ folder: plainFolder, quality: BEST_QUALITY });
}
