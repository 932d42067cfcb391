/**
 * Which modules share a file. The first page must be small, and by itself the bundler puts all of Svelte that
 * any screen needs into one file with what the first page needs.
 */

import { unfetched } from './kit-parts.js';
import { isLater } from './svelte-parts.js';

/** Parts of Svelte that the first page does without. */
const seldom =
  /svelte\/src\/(internal\/client\/(index|dom\/(blocks\/(async|await|css-props|each|html|key|slot|svelte-element)|elements\/(actions|bindings\/(?!this)|custom-element|style|transitions)|legacy\/event-modifiers))|reactivity\/(?!create)|index|motion|transition)/;

/** What every page needs. What the first page alone needs is in its own file, and no match waits for it. */
const first = [
  /node_modules\/(svelte|@sveltejs\/kit)\/src\//,
  /vite\/preload-helper/,
  /src\/lib\/ui\/(Announcer|Cover|Rubric|Tabs|announcer|last-tap|running|tab-words|translation)\b/,
  /src\/lib\/games\/(shelf|[^/]+\/meta)\b/,
  /src\/lib\/(storage\/presence|update\/)/,
  /src\/(lib\/core\/language|routes\/(\+layout|\+error|places|TranslationNotice))\b/
];

/** The letters come with the pages that are set in them, and not with the tickets of the first page. */
const lettered = /src\/lib\/ui\/(Place\.svelte|(fonts|screens)\.css)/;

/** Svelte's modules do nothing by being loaded, but for two. */
const quiet = /node_modules\/svelte\/src\/(?!internal\/(disclose-version|flags))/;

/** @param {string} id @returns {boolean} */
function isFirst(id) {
  return first.some((pattern) => pattern.test(id)) && !seldom.test(id) && !isLater(id);
}

/** @param {string} id @returns {boolean} */
function isForScreens(id) {
  return (
    seldom.test(id) ||
    isLater(id) ||
    (/src\/lib\/(core|parts|session|storage|ui)\//.test(id) && !lettered.test(id))
  );
}

/** Where a match begins: what these need at once is in one file, and the first ask waits for no other screen. */
const opening = /src\/(routes\/match\/\+page\.svelte|lib\/games\/las-vegas\/(index\.ts|Board\.svelte))$/;

/** The rules of Las Vegas are one file, and what its board needs besides is another. */
const ruled = /src\/lib\/games\/las-vegas\/index\.ts$/;
const boarded = /src\/lib\/(games\/las-vegas|chip-cards)\//;

/** They only name what others hold: who takes one thing from them does not need the rest. */
const lists = /src\/lib\/(session|parts)\/index\.ts$/;

/**
 * All modules that these take at once, however many lie between.
 *
 * @param {Iterable<string>} roots
 * @param {(id: string) => readonly string[]} takenBy
 * @returns {ReadonlySet<string>}
 */
function takenAtOnce(roots, takenBy) {
  const found = new Set(roots);
  for (const id of found) {
    for (const taken of lists.test(id) ? [] : takenBy(id)) found.add(taken);
  }
  return found;
}

/**
 * The plugin for what goes to the browser; what prerenders stays as it is.
 *
 * @returns {import('vite').Plugin}
 */
export function chunks() {
  /** @type {ReadonlySet<string>} */
  let atOnce = new Set();
  /** @type {ReadonlySet<string>} */
  let byRules = new Set();
  return {
    name: 'croupier-chunks',
    buildEnd() {
      const takenBy = (/** @type {string} */ id) => this.getModuleInfo(id)?.importedIds ?? [];
      const all = [...this.getModuleIds()];
      atOnce = takenAtOnce(
        all.filter((id) => opening.test(id)),
        takenBy
      );
      byRules = takenAtOnce(
        all.filter((id) => ruled.test(id)),
        takenBy
      );
    },
    config: (config) =>
      config.build?.ssr
        ? undefined
        : {
            build: {
              rolldownOptions: {
                // A word that stands in a module is written where it is used.
                optimization: { inlineConst: { mode: 'all' } },
                treeshake: {
                  moduleSideEffects: [quiet, unfetched].map((test) => ({ test, sideEffects: false }))
                },
                output: {
                  codeSplitting: {
                    groups: [
                      { name: 'first', priority: 4, test: isFirst },
                      { name: 'table', priority: 3, test: (id) => atOnce.has(id) && isForScreens(id) },
                      { name: 'rules', priority: 2, test: (id) => byRules.has(id) && boarded.test(id) },
                      { name: 'board', priority: 2, test: (id) => atOnce.has(id) && boarded.test(id) },
                      { name: 'screens', priority: 1, test: isForScreens }
                    ]
                  }
                }
              }
            }
          }
  };
}
