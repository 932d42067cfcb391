import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const games = 'src/lib/games';

/** What stands in a game's folder above its rules, by the part that it is; all else is rules. */
const above = [
  { part: 'components', is: /\.(svelte|css)$/ },
  { part: 'board', is: /(^|\/)board\/.*\.ts$/ },
  { part: 'forms', is: /(^|\/)(forms?|[a-z-]+-forms?|examples)\.ts$/ },
  { part: 'words', is: /(^|\/)(text|words|captions|[a-z-]+-(text|words))\.ts$/ },
  { part: 'drafts', is: /(^|\/)(draft|[a-z-]+-draft)\.ts$/ }
];
const isCounted = /\.(ts|svelte|css)$/;
const isTest = /(\.test\.ts$|(^|\/)fixtures\/)/;
const titles = ['rules', ...above.map(({ part }) => part)];

/** The lines of one game: part → how many. */
export function linesOfGame(/** @type {string} */ game) {
  const counts = Object.fromEntries(titles.map((title) => [title, 0]));
  const files = readdirSync(join(games, game), { recursive: true }).map(String);
  for (const file of files.filter((each) => isCounted.test(each) && !isTest.test(each))) {
    const part = above.find(({ is }) => is.test(file))?.part ?? 'rules';
    const lines = readFileSync(join(games, game, file), 'utf8').split('\n').length - 1;
    counts[part] = (counts[part] ?? 0) + lines;
  }
  return counts;
}

/** How many lines stand above the rules. */
export function linesAbove(/** @type {Record<string, number>} */ counts) {
  return titles.slice(1).reduce((sum, title) => sum + (counts[title] ?? 0), 0);
}

/** A table of all games, tests and fixtures left out. */
export function table() {
  const found = readdirSync(games, { withFileTypes: true }).filter((each) => each.isDirectory());
  const rows = found.map(({ name }) => {
    const counts = linesOfGame(name);
    return [name, ...titles.map((title) => String(counts[title] ?? 0)), String(linesAbove(counts))];
  });
  const all = [['game', ...titles, 'above the rules'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .join('\n');
}

function pad(/** @type {string} */ cell, /** @type {number} */ width, /** @type {number} */ column) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

if (process.argv[1]?.endsWith('game-lines.js')) console.log(table());
