import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `node scripts/shots/take.js`: builds the source that this file is part of, and takes the pictures that the `SHOTS_…`
 * variables select. With `SHOTS_BUILT=yes` it uses the existing build.
 */

const outputFolder = '.svelte-kit/shots';
const isBuilt = process.env.SHOTS_BUILT === 'yes';
const settings = {
  ...process.env,
  BUILD_FOLDER: isBuilt ? join(root, 'build') : join(root, outputFolder, 'site'),
  GENERATED_FOLDER: isBuilt ? '.svelte-kit' : outputFolder
};

/** @param {string} script @param {string[]} args */
function runScript(script, args) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: settings,
    stdio: 'inherit'
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!isBuilt || !existsSync(join(settings.BUILD_FOLDER, 'sw.js')))
  runScript('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error']);
runScript('node_modules/@playwright/test/cli.js', [
  ...['test', '--config', 'tests/shots/playwright.config.ts'],
  ...['--workers', process.env.SHOTS_WORKERS ?? '2']
]);
