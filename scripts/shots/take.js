import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `node scripts/shots/take.js`: builds the source that this file is part of, and takes the pictures that the `SHOTS_…`
 * variables select. With `SHOTS_BUILT=yes` it uses the existing build.
 */

const generated = '.svelte-kit/shots';
const built = process.env.SHOTS_BUILT === 'yes';
const settings = {
  ...process.env,
  BUILD_FOLDER: built ? join(root, 'build') : join(root, generated, 'site'),
  GENERATED_FOLDER: built ? '.svelte-kit' : generated
};

/** @param {string} script @param {string[]} args */
function run(script, args) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: settings,
    stdio: 'inherit'
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!built || !existsSync(join(settings.BUILD_FOLDER, 'sw.js')))
  run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error']);
run('node_modules/@playwright/test/cli.js', [
  ...['test', '--config', 'tests/shots/playwright.config.ts'],
  ...['--workers', process.env.SHOTS_WORKERS ?? '2']
]);
