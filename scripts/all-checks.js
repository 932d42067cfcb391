import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './counts.js';
import { installIfNeeded } from './install.js';
import { run } from './run.js';
import { root } from './settings.js';

const reports = join(root, 'node_modules/.cache/croupier');
const vitestReport = join(reports, 'vitest.json');
const buildReport = join(reports, 'build.json');
const playwrightReport = join(reports, 'playwright.json');

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ title: string, program: string, parts: string[], settings?: Record<string, string>, node?: string[] }} Step */

/** The linter makes and drops more than Node's usual room for what is new takes: with more it cleans up less often. */
const roomy = ['--max-semi-space-size=64'];

/** A check that is no list of tests counts as one. */
const still = {
  sync: step('sync', '@sveltejs/kit/svelte-kit.js', ['sync']),
  format: step('format', 'prettier/bin/prettier.cjs', ['--check', '.']),
  lint: { ...step('lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']), node: roomy },
  types: step('types', 'svelte-check/bin/svelte-check', [
    '--tsconfig',
    './tsconfig.json',
    '--fail-on-warnings'
  ]),
  pure: step('types without a browser', 'typescript/bin/tsc', ['-p', 'tsconfig.pure.json']),
  build: { ...step('build', 'vite/bin/vite.js', ['build']), settings: { NODE_ENV: 'production' } },
  seal: { title: 'seal', program: join(root, 'scripts/seal.js'), parts: [] },
  browser: { title: 'a browser', program: join(root, 'scripts/get-browser.js'), parts: [] }
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
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  // What needs no browser does not wait until there is one.
  const browser = run(still.browser);
  await run(still.sync);
  const [written, built] = await Promise.all([inTurn([still.format, still.lint]), builtAndTried(browser)]);
  const counts = [...written, ...built, asOne(await browser)];
  const isBuilt = built.slice(0, 2).every((count) => count.failed === 0);
  if (isBuilt && (await browser)) {
    counts.push(countVitest(buildReport, await run({ ...buildTests, aloud: true })));
    counts.push(countPlaywright(playwrightReport, await run({ ...playwright, aloud: true })));
  }
  return report(counts);
}

/**
 * What was built and whether it could be, and what needs nothing built; the linter takes as long as all of it.
 *
 * @param {Promise<boolean>} browser whether there is one to try it in
 */
async function builtAndTried(browser) {
  const counts = await inTurn([still.build, still.seal, still.types, still.pure]);
  if (await browser) counts.push(countVitest(vitestReport, await run({ ...vitest, aloud: true })));
  return counts;
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
