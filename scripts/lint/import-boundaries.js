// Defines which folder may import which, as settings of ESLint's own no-restricted-imports. A plugin for boundaries
// would bring over a hundred packages, and editors show these messages just as well.
import { existsSync, readdirSync } from 'node:fs';

/**
 * @typedef {object} Boundary
 * @property {readonly string[]} files Globs of the files; a later boundary replaces an earlier one.
 * @property {readonly string[]} may What they may import beside their own folder: folders of `src/lib`, and packages.
 * @property {string} why
 * @property {string} [own] The folder of `src/lib` that they belong to.
 */

const boxes = readdirSync('src/lib/games').filter((name) => existsSync(`src/lib/games/${name}/meta.ts`));

const app = ['$app', '$env', '@sveltejs/kit'];
const rules = ['core', 'chip-cards', 'parts', 'games/contract'];
const tests = ['vitest', 'fast-check', 'fake-indexeddb', 'node:', 'svelte', 'games', 'referee', 'valibot'];

/** @type {readonly Boundary[]} */
const folders = [
  {
    files: ['src/*'],
    may: ['core', 'games', 'parts', 'session', 'storage', 'ui', 'update', 'svelte', ...app],
    why: 'Nothing depends on a page: pages only choose and compose.'
  },
  {
    files: ['src/service-worker/**'],
    may: ['workbox-core', 'workbox-precaching', 'workbox-routing'],
    why: 'The service worker must go on working and updating when the app is broken.'
  },
  {
    files: ['src/routes/**'],
    may: [
      ...['core', 'exports', 'games', 'shell', 'parts', 'recap', 'referee', 'session', 'statistics'],
      ...['storage', 'summary', 'ui', 'update', 'svelte', 'valibot', '#routes', '/CHANGELOG.md?raw', ...app]
    ],
    why: 'Only storage uses IndexedDB, and a game is opened through the registry.'
  },
  {
    own: 'core',
    files: ['src/lib/core/**'],
    may: [],
    why: 'All games share core, which must stay readable and testable without any of them.'
  },
  {
    own: 'parts',
    files: ['src/lib/parts/**'],
    may: ['core'],
    why: 'It replaces missing pieces of every box and knows none, and is as pure as the rules.'
  },
  {
    own: 'chip-cards',
    files: ['src/lib/chip-cards/**'],
    may: ['core', 'ui'],
    why: 'A mechanism that two boxes share belongs to neither of them.'
  },
  {
    own: 'referee',
    files: ['src/lib/referee/**'],
    may: ['core', 'games', 'parts', 'valibot'],
    why: 'The referee validates input for every game alike and names none.'
  },
  {
    own: 'storage',
    files: ['src/lib/storage/**'],
    may: ['core', 'summary', 'idb', 'valibot'],
    why: 'Storage keeps the entries of every game and understands none of them.'
  },
  {
    own: 'summary',
    files: ['src/lib/summary/**'],
    may: ['core', 'games', 'referee', 'session', 'storage'],
    why: 'A summary consists of figures and reasons; screens, pictures and files are made from it.'
  },
  {
    own: 'statistics',
    files: ['src/lib/statistics/**'],
    may: ['core', 'summary/summary'],
    why: 'Figures are worked out from summaries alone, wherever these are kept or shown.'
  },
  {
    own: 'session',
    files: ['src/lib/session/**'],
    may: ['core', 'games', 'parts', 'referee', 'storage', 'summary/ensure-summary', 'svelte'],
    why: 'The session connects rules, screens and storage, and has no screen of its own.'
  },
  {
    own: 'ui',
    files: ['src/lib/ui/**'],
    may: ['core', 'parts', 'svelte', 'uqr', ...app],
    why: 'A component knows no game: it is given everything that it shows.'
  },
  {
    own: 'recap',
    files: ['src/lib/recap/**'],
    may: ['core', 'exports', 'games', 'referee', 'session', 'summary', 'ui', 'svelte'],
    why: 'The recap shows a summary, and draws its picture from strings and figures alone.'
  },
  {
    own: 'shell',
    files: ['src/lib/shell/**'],
    may: ['core', 'games/contract', 'session', 'ui', 'svelte'],
    why: 'It plays every game through its asks and strings alone, and names none.'
  },
  {
    own: 'exports',
    files: ['src/lib/exports/**'],
    may: ['core', 'games', 'referee', 'session', 'storage', 'summary', 'ui', 'svelte'],
    why: 'Exports write what the app knows for other programs, and decide nothing about it.'
  },
  {
    own: 'update',
    files: ['src/lib/update/**'],
    may: ['svelte', ...app],
    why: 'A newer version must get in even where the present one is broken.'
  },
  {
    own: 'games',
    files: ['src/lib/games/*', 'src/lib/games/tests/**'],
    may: ['core', 'parts', 'referee', 'minisearch', 'valibot'],
    why: 'The public `settle` answers in plain Node, without a screen or storage.'
  },
  {
    own: 'games/contract',
    files: ['src/lib/games/contract/**'],
    may: ['core', 'parts', 'svelte', 'valibot'],
    why: 'The contract describes a game and knows none.'
  }
];

/** @type {readonly Boundary[]} */
const games = boxes.flatMap((box) => [
  {
    own: `games/${box}`,
    files: [`src/lib/games/${box}/**`],
    may: rules,
    why: 'Rules must be readable beside the rulebook, without a screen, storage or another game.'
  },
  {
    own: `games/${box}`,
    files: [`src/lib/games/${box}/referee/**`, `src/lib/games/${box}/tiles/*/case.ts`],
    may: [...rules, 'referee', 'valibot'],
    why: 'A case validates what strangers type; nothing else in a game does.'
  },
  {
    own: `games/${box}`,
    files: [`src/lib/games/${box}/ui/**`, `src/lib/games/${box}/**/*.{svelte,svelte.ts}`],
    may: [...rules, 'ui', 'svelte'],
    why: 'A board is given everything that it shows, and reports what was tapped.'
  }
]);

/** A game is opened through these modules only. */
const insideOfGames = {
  regex: `^(\\$lib/games|\\.)/(${boxes.join('|')})/(?!(index|meta|box-style|parts)$)`,
  message: 'Import a game by its index, meta, box-style or parts: the rest may change with the game.'
};

/**
 * Settings for the linter: one for each boundary, and one for its tests. A later setting of a rule replaces an earlier
 * one, so each repeats what is forbidden everywhere.
 *
 * @param {readonly object[]} patterns Imports that are forbidden everywhere.
 * @param {readonly object[]} syntax Syntax that is forbidden everywhere.
 * @returns {import('eslint').Linter.Config[]}
 */
export function importBoundaries(patterns, syntax) {
  return [...folders, ...games].flatMap((boundary) => [
    boundaryRules(boundary, boundary.files, boundary.may, patterns, syntax),
    boundaryRules(boundary, testsOf(boundary), [...boundary.may, ...tests], patterns, syntax)
  ]);
}

/** @param {Boundary} boundary */
function testsOf({ files }) {
  return files
    .map((file) => file.replace(/\*+$/, ''))
    .filter((folder) => folder.endsWith('/'))
    .flatMap((folder) => [`${folder}**/*.test.ts`, `${folder}**/fixtures/**`]);
}

/**
 * @param {Boundary} boundary
 * @param {readonly string[]} files
 * @param {readonly string[]} allowedImports
 * @param {readonly object[]} patterns
 * @param {readonly object[]} syntax
 * @returns {import('eslint').Linter.Config}
 */
function boundaryRules({ own: imports, why: reason }, files, allowedImports, patterns, syntax) {
  const regex = `^(?!${['\\./', ...[imports ?? [], allowedImports].flat().map(addressOf)].join('|')})`;
  const message = `${reason} Allowed here: ${allowedImports.join(', ') || 'nothing'}.`;
  const isBox = boxes.some((box) => imports === `games/${box}`);
  const forbiddenImport = { regex, message };
  const dynamicImport = {
    selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\u002F')}/]`,
    message
  };
  return {
    files: [...files],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...patterns, ...(isBox ? [] : [insideOfGames]), forbiddenImport] }
      ],
      'no-restricted-syntax': ['error', ...syntax, dynamicImport]
    }
  };
}

/**
 * A regular expression for the imports of a folder of `src/lib`, or of a package.
 *
 * @param {string} name
 */
function addressOf(name) {
  if (name.endsWith(':')) return name;
  const isOurs = existsSync(`src/lib/${name}`) || existsSync(`src/lib/${name}.ts`);
  return `${isOurs ? '\\$lib/' : ''}${name.replaceAll('$', '\\$').replaceAll('.', '\\.').replaceAll('?', '\\?')}(?:/|$)`;
}
