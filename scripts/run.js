import { spawn } from 'node:child_process';
import { root } from './settings.js';

/**
 * Runs one step of the checks. A quiet one shows what it said only if it fails.
 *
 * @param {{ title: string, program: string, parts: string[], settings?: Record<string, string>, node?: string[], aloud?: boolean }} step
 * @returns {Promise<boolean>} whether it passed
 */
export function run({ title, program, parts, settings = {}, node = [], aloud = false }) {
  const began = performance.now();
  if (aloud) console.log(`\n· ${title}`);
  const child = spawn(process.execPath, [...node, program, ...parts], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: aloud ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
  });
  let said = '';
  child.stdout?.on('data', (text) => (said += text));
  child.stderr?.on('data', (text) => (said += text));
  return new Promise((ended) => {
    child.once('error', (error) => (said += error.message));
    child.once('close', (status) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${status === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
      if (status !== 0 && said !== '') console.log(said);
      ended(status === 0);
    });
  });
}
