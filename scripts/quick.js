/**
 * `npm run quick [-- REV]`: checks the files that differ from a commit (HEAD by default). Each tool can limit itself to
 * changed files, but each in its own way; this gives all of them the same list.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './checks/install.js';
import { runStep } from './checks/run-step.js';
import { buildFolder, root } from './settings.js';

const caches = 'node_modules/.cache/croupier';
/** Fewer random matches than `npm test` plays. */
const LAW_RUNS = '10';

const base = process.argv[2] ?? 'HEAD';
installIfNeeded();
const files = changedFiles();
if (files.length === 0) {
  console.log(`Nothing differs from ${base}.`);
  process.exit(0);
}
console.log(`${files.length} changed files`);
await runStep({
  title: 'sync',
  program: 'node_modules/@sveltejs/kit/svelte-kit.js',
  args: ['sync']
});
const results = await Promise.all([inTurn(textSteps()), inTurn([...typeSteps(), ...testSteps()])]);
process.exit(results.every(Boolean) ? 0 : 1);

/** Changed and new files that still exist, relative to the root. */
function changedFiles() {
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].filter((file) => existsSync(join(root, file)));
}

function git(/** @type {readonly string[]} */ ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter((line) => line !== '');
}

function textSteps() {
  const scripts = files.filter((file) => /\.(ts|js|svelte)$/.test(file));
  const format = {
    title: 'format',
    program: 'node_modules/prettier/bin/prettier.cjs',
    args: [...['--check', '--ignore-unknown', '--cache', '--cache-location', `${caches}/prettier`], ...files]
  };
  const lint = {
    title: 'lint',
    program: 'node_modules/eslint/bin/eslint.js',
    args: [
      ...['--cache', '--cache-location', `${caches}/eslint`, '--cache-strategy', 'content'],
      ...['--max-warnings', '0', '--no-warn-ignored', ...scripts]
    ],
    nodeArgs: ['--max-semi-space-size=64']
  };
  return scripts.length === 0 ? [format] : [format, lint];
}

function typeSteps() {
  if (!files.some((file) => /\.(ts|js|svelte)$/.test(file))) return [];
  return [
    {
      title: 'types',
      program: 'node_modules/svelte-check/bin/svelte-check',
      args: ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--incremental']
    },
    {
      title: 'types without the DOM',
      program: 'node_modules/typescript/bin/tsc',
      args: ['-p', 'tsconfig.pure.json', '--incremental', '--tsBuildInfoFile', `${caches}/pure.tsbuildinfo`]
    }
  ];
}

/** Selects browser tests only if they changed themselves: nearly every one of them imports all games. */
function testSteps() {
  const unit = {
    title: 'tests of what changed',
    program: 'node_modules/vitest/vitest.mjs',
    args: [
      ...['run', '--project', 'node', '--project', 'browser', '--changed', base],
      ...['--passWithNoTests', '--reporter', 'dot']
    ],
    env: { LAW_RUNS },
    isLoud: true
  };
  if (!files.some((file) => file.startsWith('tests/e2e/'))) return [unit];
  const browser = {
    title: 'changed tests in a browser',
    program: 'node_modules/@playwright/test/cli.js',
    args: ['test', `--only-changed=${base}`, '--pass-with-no-tests', '--reporter=line'],
    isLoud: true
  };
  const isBuilt = existsSync(join(buildFolder, 'sw.js'));
  if (!isBuilt) console.log('No build yet, so no test in a browser: run npm run build first.');
  return isBuilt ? [unit, browser] : [unit];
}

async function inTurn(/** @type {readonly import('./checks/run-step.js').Step[]} */ steps) {
  let hasPassed = true;
  for (const step of steps) hasPassed = (await runStep(step)) && hasPassed;
  return hasPassed;
}
