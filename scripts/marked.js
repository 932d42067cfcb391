import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.js';

/**
 * Builds the app in a pseudo-locale, with every string in letters that English does not have, walks through it, and
 * lists the text that is still English: hard-coded strings, and sentences that are glued from several strings.
 */

const outputFolder = '.svelte-kit/marked';
const findingsFile = join(root, outputFolder, 'found.jsonl');
const settings = {
  ...process.env,
  BUILD_FOLDER: join(root, outputFolder, 'site'),
  GENERATED_FOLDER: outputFolder,
  MARKED_FOUND: findingsFile
};

/** @param {string} program @param {string[]} args */
function runProgram(program, args) {
  return spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: settings,
    stdio: 'inherit'
  });
}

if (!process.argv.includes('--walk')) {
  rmSync(join(root, outputFolder), { recursive: true, force: true });
  runProgram('vite/bin/vite.js', [
    'build',
    '--config',
    'scripts/marked/marked.config.js',
    '--logLevel',
    'warn'
  ]);
}
if (!existsSync(join(settings.BUILD_FOLDER, 'sw.js'))) process.exit(1);
writeFileSync(findingsFile, '');
runProgram('@playwright/test/cli.js', [
  ...['test', '--config', 'tests/marked/playwright.config.ts', '--reporter', 'dot'],
  ...process.argv.slice(2).filter((word) => word !== '--walk')
]);

const lines = [
  ...new Map(
    readFileSync(findingsFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const item = JSON.parse(line);
        return [`${item.kind} ${item.words.replace(/\d+/g, '#')}`, item];
      })
  ).values()
];
for (const kind of ['english', 'glued']) {
  const findings = lines.filter((line) => line.kind === kind);
  console.log(`\n${findings.length} ${kind}`);
  for (const { words: text, at: location, page } of findings)
    console.log(`${page}  ${location}\n    ${text}`);
}
