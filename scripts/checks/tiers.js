/**
 * The tiers of the checks. No task runner fits: the tiers start on a machine that has only Node, and add up the counts
 * of several test runners.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, countVitest, sum } from './counts.js';
import { installIfNeeded } from './install.js';
import { runStep } from './run-step.js';
import { buildFolder, root } from '#scripts/settings.js';

/** @typedef {import('./counts.js').Count} Count */
/** @typedef {import('./run-step.js').Step} Step */

const reportsFolder = 'node_modules/.cache/croupier';
/** The names of the tiers whose counts `.ci/run` adds up. */
const TIERS = /** @type {const} */ (['test', 'sweep']);

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const ESLINT = 'node_modules/eslint/bin/eslint.js';
/** ESLint spends much of its time on garbage collection: a larger young generation makes it a third faster. */
const LARGE_YOUNG_GENERATION = ['--max-semi-space-size=64'];
/** The number of random matches for each property; `tests/laws/law.ts` has the usual number. */
const SWEEP_LAW_RUNS = '150';

const steps = {
  browser: { title: 'a browser', program: 'scripts/get-browser.js' },
  sync: { title: 'sync', program: 'node_modules/@sveltejs/kit/svelte-kit.js', args: ['sync'] },
  format: { title: 'format', program: 'node_modules/prettier/bin/prettier.cjs', args: ['--check', '.'] },
  lint: {
    title: 'lint',
    program: ESLINT,
    args: ['-c', 'eslint.syntax.config.js', '.', '--max-warnings', '0'],
    nodeArgs: LARGE_YOUNG_GENERATION
  },
  typedLint: {
    title: 'lint with types',
    program: ESLINT,
    args: ['.', '--max-warnings', '0'],
    nodeArgs: LARGE_YOUNG_GENERATION
  },
  types: {
    title: 'types',
    program: 'node_modules/svelte-check/bin/svelte-check',
    args: ['--tsconfig', './tsconfig.json', '--fail-on-warnings']
  },
  pureTypes: {
    title: 'types without the DOM',
    program: 'node_modules/typescript/bin/tsc',
    args: ['-p', 'tsconfig.pure.json']
  },
  workerTypes: {
    title: 'types of the service worker',
    program: 'node_modules/typescript/bin/tsc',
    args: ['-p', 'src/service-worker']
  },
  build: {
    title: 'build',
    program: 'node_modules/vite/bin/vite.js',
    args: ['build'],
    env: { NODE_ENV: 'production' }
  },
  size: {
    title: 'size',
    program: 'node_modules/size-limit/bin.js',
    args: ['--config', 'size-limit.config.js']
  }
};

/**
 * `npm test`: the checks of every commit. All of them run, even if one fails.
 *
 * @returns {Promise<boolean>} whether everything passed
 */
export async function commitTier() {
  prepare('test');
  const browser = runStep(steps.browser);
  await runStep(steps.sync);
  const [textCounts, buildCounts] = await Promise.all([
    runInTurn([steps.format, steps.lint]),
    runInTurn([steps.build, steps.size, steps.types, steps.pureTypes, steps.workerTypes])
  ]);
  const hasBrowser = await browser;
  const counts = [...textCounts, ...buildCounts, asCount(hasBrowser)];
  if (hasBrowser) counts.push(await vitest('unit tests, laws, components', ['node', 'browser']));
  if (hasBrowser && buildCounts[0]?.failed === 0) {
    counts.push(await vitest('the build', ['build']));
    counts.push(await playwright('in a browser', 'commit'));
  }
  return finish('test', counts);
}

/**
 * `npm run sweep`: every ask of every game tapped twice, every size, every secret attacked, every damaged store,
 * and more random matches. It uses the build of `npm test` if there is one.
 *
 * @returns {Promise<boolean>}
 */
export async function sweepTier() {
  prepare('sweep');
  const counts = await runInTurn([steps.browser, steps.sync]);
  if (!existsSync(join(buildFolder, 'sw.js'))) counts.push(...(await runInTurn([steps.build])));
  const [lintCounts, lawCount] = await Promise.all([
    runInTurn([steps.typedLint]),
    vitest('more random matches', ['node', 'sweep'], {
      filters: ['tests/laws.test.ts', 'sweep'],
      env: { LAW_RUNS: SWEEP_LAW_RUNS }
    })
  ]);
  counts.push(...lintCounts, lawCount, await playwright('sweep in a browser', 'sweep'));
  return finish('sweep', counts);
}

/**
 * `npm run campaign`: hours of random matches with a new seed, which it prints.
 *
 * @returns {Promise<boolean>}
 */
export async function campaign() {
  prepare('campaign');
  const seed = process.env.LAW_SEED ?? String(Date.now() % 2 ** 31);
  const lawRuns = process.env.LAW_RUNS ?? '2000';
  console.log(`LAW_SEED=${seed} LAW_RUNS=${lawRuns}`);
  const lawCount = await vitest('random matches', ['node', 'sweep'], {
    filters: ['tests/laws.test.ts', 'sweep'],
    env: { LAW_SEED: seed, LAW_RUNS: lawRuns }
  });
  return finish('campaign', [lawCount]);
}

/** Prints the counts of all tiers that have run as one line. */
export function printTotal() {
  const counts = TIERS.map((tier) => join(root, reportsFolder, `${tier}-count.json`)).map((file) =>
    existsSync(file) ? /** @type {Count} */ (JSON.parse(readFileSync(file, 'utf8'))) : asCount(false)
  );
  const { passed, failed } = sum(counts);
  console.log(`${passed} passed, ${failed} failed`);
}

/**
 * @param {string} title
 * @param {readonly string[]} projects of `vite.config.ts`
 * @param {{ filters?: readonly string[], env?: Record<string, string> }} [options]
 */
async function vitest(title, projects, { filters = [], env = {} } = {}) {
  const reportFile = join(root, reportsFolder, `${projects.join('-')}.json`);
  const projectFlags = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${reportFile}`];
  rmSync(reportFile, { force: true });
  const args = ['run', ...projectFlags, ...reporters, ...filters];
  return countVitest(reportFile, await runStep({ title, program: VITEST, args, env, isLoud: true }));
}

/** @param {string} title @param {string} project of `playwright.config.ts` */
async function playwright(title, project) {
  const reportFile = join(root, reportsFolder, `playwright-${project}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const args = ['test', `--project=${project}`, '--reporter=list,json'];
  rmSync(reportFile, { force: true });
  return countPlaywright(reportFile, await runStep({ title, program: PLAYWRIGHT, args, env, isLoud: true }));
}

/** Counts each step as one test. */
async function runInTurn(/** @type {readonly Step[]} */ allSteps) {
  const counts = [];
  for (const step of allSteps) counts.push(asCount(await runStep(step)));
  return counts;
}

/** @returns {Count} */
function asCount(/** @type {boolean} */ hasPassed) {
  return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function prepare(/** @type {string} */ tier) {
  installIfNeeded();
  mkdirSync(join(root, reportsFolder), { recursive: true });
  rmSync(join(root, reportsFolder, `${tier}-count.json`), { force: true });
}

function finish(/** @type {string} */ tier, /** @type {readonly Count[]} */ counts) {
  const total = sum(counts);
  writeFileSync(join(root, reportsFolder, `${tier}-count.json`), JSON.stringify(total));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
