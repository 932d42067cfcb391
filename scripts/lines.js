/**
 * `npm run lines [-- --folders]`: counts the lines of each part of the project, by box and by folder. A line counter
 * such as cloc tells languages apart, but not rules from screens, nor the styles inside a component.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './settings.js';

/** The kinds of lines. `glue` connects a game to the app: manifest, options, migrations. */
export const PARTS = /** @type {const} */ ([
  'rules',
  'referee',
  'strings',
  'screens',
  'styles',
  'glue',
  'tests',
  'scripts'
]);

/** @typedef {typeof PARTS[number]} Part */
/** @typedef {Record<Part, number>} Counts */

/** The part a file belongs to, by its path; the first match decides. @type {readonly [Part, RegExp][]} */
const KINDS = [
  ['tests', /(\.test\.ts$|\/fixtures\/|^tests\/|^bench\/)/],
  ['scripts', /^(scripts\/|gallery\/|[^/]+\.(js|ts)$)/],
  ['styles', /\.css$/],
  ['strings', /(^|\/)strings\//],
  ['strings', /((^|\/|-)(words|text|captions)|(^|\/)rulebook[a-z-]*)\.ts$/],
  ['screens', /\.svelte$/],
  ['screens', /\.svelte\.ts$/],
  ['referee', /(^|\/)(cases?|referee)(\/|\.ts$)/],
  [
    'referee',
    /^src\/lib\/games\/(?:[^/]+\/){0,2}(?:questions|evidence|statement|answers-inside|seated|position|address)\.ts$/
  ],
  ['screens', /(^|\/)(board|ui|shell|plain)\//],
  ['screens', /^src\/routes\//],
  ['glue', /^src\/[^/]+\.(js|ts)$/],
  [
    'glue',
    /^src\/lib\/games\/(?:[^/]+\/){0,2}(?:index|meta|options|registry|reads|box-style|shelf|boxes|draft|parts|your-box|box-copying|copying)\.ts$/
  ],
  ['glue', /^src\/lib\/(session|storage|update)\//],
  ['rules', /^src\/lib\//]
];

const countedFiles = /\.(ts|js|svelte|css)$/;

/**
 * Counts the lines of a file by kind: a component's `<style>` counts as styles, the rest by its path.
 *
 * @param {string} file its path from the root
 * @param {string} text
 * @returns {Partial<Counts>}
 */
export function countFile(file, text) {
  const part = KINDS.find(([, pattern]) => pattern.test(file))?.[0];
  if (part === undefined) return {};
  const totalLines = countLines(text);
  if (!file.endsWith('.svelte')) return { [part]: totalLines };
  const styles = [...text.matchAll(/^<style[^>]*>\n([\s\S]*?)^<\/style>/gm)]
    .map(([styleBlock]) => countLines(styleBlock))
    .reduce((sum, lines) => sum + lines, 0);
  return part === 'tests' || part === 'scripts'
    ? { [part]: totalLines }
    : { [part]: totalLines - styles, styles };
}

/** The row of a file: its box, or its folder. */
export function rowOf(/** @type {string} */ file) {
  const box = /^src\/lib\/games\/([^/]+)\//.exec(file)?.[1];
  if (box !== undefined) return `games/${box}`;
  const layer = /^src\/lib\/([^/]+)\//.exec(file)?.[1];
  if (layer !== undefined) return `lib/${layer}`;
  const page = /^src\/routes\/([^/]+)\//.exec(file)?.[1];
  if (page !== undefined) return `routes/${page}`;
  return file.includes('/') ? (file.split('/')[0] ?? '') : '(root)';
}

/** @returns {Map<string, Counts>} */
export function countAll(/** @type {(file: string) => string} */ nameRow) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8'
  })
    .split('\n')
    .filter((file) => countedFiles.test(file));
  /** @type {Map<string, Counts>} */
  const rows = new Map();
  for (const file of files) {
    const row = rows.get(nameRow(file)) ?? emptyCounts();
    for (const [part, lines] of Object.entries(countFile(file, readFileSync(join(root, file), 'utf8'))))
      row[/** @type {Part} */ (part)] += lines;
    rows.set(nameRow(file), row);
  }
  return rows;
}

/** @returns {Counts} */
function emptyCounts() {
  return { rules: 0, referee: 0, strings: 0, screens: 0, styles: 0, glue: 0, tests: 0, scripts: 0 };
}

function countLines(/** @type {string} */ text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** The product lines: everything except tests and scripts. */
function productLines(/** @type {Counts} */ counts) {
  return PARTS.filter((part) => part !== 'tests' && part !== 'scripts').reduce(
    (sum, part) => sum + counts[part],
    0
  );
}

function formatTable(/** @type {Map<string, Counts>} */ rows) {
  const total = emptyCounts();
  for (const counts of rows.values()) for (const part of PARTS) total[part] += counts[part];
  const cells = [...[...rows].sort(([a], [b]) => a.localeCompare(b)), ['all', total]].map(
    ([name, counts]) => {
      const partCounts = /** @type {Counts} */ (counts);
      return [
        String(name),
        ...PARTS.map((part) => String(partCounts[part])),
        String(productLines(partCounts))
      ];
    }
  );
  const lines = [['', ...PARTS, 'product'], ...cells];
  const widths = (lines[0] ?? []).map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0))
  );
  return lines
    .map((line) =>
      line
        .map((cell, index) =>
          index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)
        )
        .join('  ')
    )
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isByFolder = process.argv.includes('--folders');
  const folderOf = (/** @type {string} */ file) => file.split('/').slice(0, -1).join('/');
  console.log(formatTable(countAll(isByFolder ? folderOf : rowOf)));
}
