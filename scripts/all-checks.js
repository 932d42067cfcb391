import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallBrowser, findOrInstallFace, noBrowser } from './browser.js';
import { countPlaywright, countVitest } from './counts.js';
import { installIfNeeded } from './install.js';
import { run } from './run.js';
import { root } from './settings.js';

const reports = join(root, 'node_modules/.cache/croupier');
const vitestReport = join(reports, 'vitest.json');
const buildReport = join(reports, 'build.json');
const playwrightReport = join(reports, 'playwright.json');

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ title: string, program: string, parts: string[], settings?: Record<string, string> }} Step */

/** A check that is no list of tests counts as one. */
const still = {
  sync: step('sync', '@sveltejs/kit/svelte-kit.js', ['sync']),
  format: step('format', 'prettier/bin/prettier.cjs', ['--check', '.']),
  lint: step('lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  types: step('types', 'svelte-check/bin/svelte-check', [
    '--tsconfig',
    './tsconfig.json',
    '--fail-on-warnings'
  ]),
  pure: step('types without a browser', 'typescript/bin/tsc', ['-p', 'tsconfig.pure.json']),
  build: { ...step('build', 'vite/bin/vite.js', ['build']), settings: { NODE_ENV: 'production' } },
  seal: { title: 'seal', program: join(root, 'scripts/seal.js'), parts: [] }
};

const vitest = step('unit, laws, architecture, components', 'vitest/vitest.mjs', [
  ...['run', '--project', 'node', '--project', 'browser', '--reporter', 'default'],
  ...['--reporter', 'json', `--outputFile.json=${vitestReport}`]
]);

const buildTests = step('what was built', 'vitest/vitest.mjs', [
  ...['run', '--project', 'build', '--reporter', 'default'],
  ...['--reporter', 'json', `--outputFile.json=${buildReport}`]
]);

const playwright = {
  ...step('in a browser', '@playwright/test/cli.js', ['test', '--reporter=list,json']),
  settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
};

/** `npm test`: every check there is, all of them also when one fails. */
export async function check() {
  installIfNeeded();
  if (!hasBrowser()) return false;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  await run(still.sync);
  const [written, built] = await Promise.all([inTurn([still.format, still.lint]), builtAndTried()]);
  const isBuilt = built.slice(0, 2).every((count) => count.failed === 0);
  const counts = [...written, ...built];
  if (isBuilt) {
    counts.push(countVitest(buildReport, await run({ ...buildTests, aloud: true })));
    counts.push(countPlaywright(playwrightReport, await run({ ...playwright, aloud: true })));
  }
  return report(counts);
}

/** What was built and whether it could be, and what needs nothing built; the linter takes as long as all of it. */
async function builtAndTried() {
  const counts = await inTurn([still.build, still.seal, still.types, still.pure]);
  return [...counts, countVitest(vitestReport, await run({ ...vitest, aloud: true }))];
}

function hasBrowser() {
  try {
    if (findOrInstallBrowser() !== undefined) {
      findOrInstallFace();
      return true;
    }
    console.error(noBrowser);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return false;
}

async function inTurn(/** @type {Step[]} */ steps) {
  const counts = [];
  for (const each of steps) counts.push(asOne(await run(each)));
  return counts;
}

/** @returns {Count} */
function asOne(/** @type {boolean} */ isPassed) {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function report(/** @type {Count[]} */ counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** @returns {Step} */
function step(/** @type {string} */ title, /** @type {string} */ program, /** @type {string[]} */ parts) {
  return { title, program: join(root, 'node_modules', program), parts };
}
