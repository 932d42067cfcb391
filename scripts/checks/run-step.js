import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#scripts/settings.js';

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {string} program a script, relative to the root or absolute
 * @property {readonly string[]} [args]
 * @property {Record<string, string>} [env] added to the environment
 * @property {readonly string[]} [nodeArgs]
 * @property {boolean} [isLoud] shows its output as it comes; a quiet step shows it only if it fails
 */

/**
 * Runs one step of the checks in a process of its own.
 *
 * @param {Step} step
 * @returns {Promise<boolean>} whether it passed
 */
export function runStep({ title, program, args = [], env = {}, nodeArgs = [], isLoud = false }) {
  const start = performance.now();
  if (isLoud) console.log(`\n· ${title}`);
  const childProcess = spawn(process.execPath, [...nodeArgs, join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: isLoud ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
  });
  let output = '';
  childProcess.stdout?.on('data', (text) => (output += text));
  childProcess.stderr?.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    childProcess.once('error', (error) => (output += error.message));
    childProcess.once('close', (status) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${status === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
      if (status !== 0 && output !== '') console.log(output);
      resolve(status === 0);
    });
  });
}
