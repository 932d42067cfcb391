import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#scripts/settings.js';

/**
 * Builds the app, with no output unless it fails.
 *
 * @param {Record<string, string>} [settings] environment variables as in `settings.js`
 * @returns {Promise<void>} rejects with the whole output of the build
 */
export function build(settings = {}) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const environment = { ...withoutTests(process.env), NODE_ENV: 'production', ...settings };
  const buildProcess = spawn(process.execPath, [vite, 'build'], { cwd: root, env: environment });
  let output = '';
  buildProcess.stdout.on('data', (text) => (output += text));
  buildProcess.stderr.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    buildProcess.once('error', reject);
    buildProcess.once('close', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`The build failed.\n${output}`));
    });
  });
}

/** A build that a test starts must equal any other, so Vitest's variables are removed. */
function withoutTests(/** @type {NodeJS.ProcessEnv} */ environment) {
  const cleanEnvironment = { ...environment };
  for (const name of ['VITEST', 'TEST', 'DEV', 'PROD', 'MODE']) delete cleanEnvironment[name];
  return cleanEnvironment;
}
