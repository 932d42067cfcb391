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

const cacheFolder = 'node_modules/.cache/croupier';
/** Fewer random matches than `npm test` plays. */
const LAW_RUNS = '10';

const baseCommit = process.argv[2] ?? 'HEAD';
installIfNeeded();
const files = changedFiles();
if (files.length === 0) {
  console.log(`Nothing differs from ${baseCommit}.`);
  process.exit(0);
}
console.log(`${files.length} changed files`);
await runStep({
  title: 'sync',
  program: 'node_modules/@sveltejs/kit/svelte-kit.js',
  args: ['sync']
});
const outcomes = await Promise.all([runInTurn(textSteps()), runInTurn([...typeSteps(), ...testSteps()])]);
process.exit(outcomes.every(Boolean) ? 0 : 1);

/** Changed and new files that still exist, relative to the root. */
function changedFiles() {
  const modifiedFiles = git('diff', '--name-only', '--diff-filter=d', baseCommit);
  const untrackedFiles = git('ls-files', '--others', '--exclude-standard');
  return [...modifiedFiles, ...untrackedFiles].filter((file) => existsSync(join(root, file)));
}

function git(/** @type {readonly string[]} */ ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter((line) => line !== '');
}

function textSteps() {
  const scripts = files.filter((file) => /\.(ts|js|svelte)$/.test(file));
  const formatStep = {
    title: 'format',
    program: 'node_modules/prettier/bin/prettier.cjs',
    args: [
      ...['--check', '--ignore-unknown', '--cache', '--cache-location', `${cacheFolder}/prettier`],
      ...files
    ]
  };
  const lintStep = {
    title: 'lint',
    program: 'node_modules/eslint/bin/eslint.js',
    args: [
      ...['--cache', '--cache-location', `${cacheFolder}/eslint`, '--cache-strategy', 'content'],
      ...['--max-warnings', '0', '--no-warn-ignored', ...scripts]
    ],
    nodeArgs: ['--max-semi-space-size=64']
  };
  return scripts.length === 0 ? [formatStep] : [formatStep, lintStep];
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
      args: [
        '-p',
        'tsconfig.pure.json',
        '--incremental',
        '--tsBuildInfoFile',
        `${cacheFolder}/pure.tsbuildinfo`
      ]
    }
  ];
}

/** Selects browser tests only if they changed themselves: nearly every one of them imports all games. */
function testSteps() {
  const unitStep = {
    title: 'tests of what changed',
    program: 'node_modules/vitest/vitest.mjs',
    args: [
      ...['run', '--project', 'node', '--project', 'browser', '--changed', baseCommit],
      ...['--passWithNoTests', '--reporter', 'dot']
    ],
    env: { LAW_RUNS },
    isLoud: true
  };
  if (!files.some((file) => file.startsWith('tests/e2e/'))) return [unitStep];
  const browser = {
    title: 'changed tests in a browser',
    program: 'node_modules/@playwright/test/cli.js',
    args: ['test', `--only-changed=${baseCommit}`, '--pass-with-no-tests', '--reporter=line'],
    isLoud: true
  };
  const isBuilt = existsSync(join(buildFolder, 'sw.js'));
  if (!isBuilt) console.log('No build yet, so no test in a browser: run npm run build first.');
  return isBuilt ? [unitStep, browser] : [unitStep];
}

async function runInTurn(/** @type {readonly import('./checks/run-step.js').Step[]} */ steps) {
  let hasPassed = true;
  for (const step of steps) hasPassed = (await runStep(step)) && hasPassed;
  return hasPassed;
}
