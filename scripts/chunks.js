/**
 * Which modules share a file. The first page must be small, and by itself the bundler puts all of Svelte that
 * any screen needs into one file with what the first page needs.
 */

/** Parts of Svelte that the first page does without. */
const seldom =
  /svelte\/src\/(internal\/client\/(index|dom\/(blocks\/(async|await|css-props|each|html|key|slot|svelte-element)|elements\/(actions|bindings\/(?!this)|custom-element|style|transitions)|legacy\/event-modifiers))|reactivity\/(?!create)|index|motion|transition)/;

/** What the first page is made of: the rest of Svelte and SvelteKit, its own parts, and what they ask. */
const first = [
  /node_modules\/(svelte|@sveltejs\/kit)\/src\//,
  /vite\/preload-helper/,
  /generated\/(root\.|client-optimized\/app\.)/,
  /src\/hooks\.client/,
  /src\/lib\/ui\/(Announcer|Cover|Rubric|Tabs|announcer|running)\b/,
  /src\/lib\/(storage\/presence|update\/)/,
  /src\/lib\/games\/(registry|[^/]+\/meta)/,
  /src\/routes\/([^/]+$|tickets\/open)/
];

/** Svelte's modules do nothing by being loaded, but for two. */
const quiet = /node_modules\/svelte\/src\/(?!internal\/(disclose-version|flags))/;

/** @param {string} id @returns {boolean} */
function isFirst(id) {
  return first.some((pattern) => pattern.test(id)) && !seldom.test(id);
}

/** @param {string} id @returns {boolean} */
function isForScreens(id) {
  return seldom.test(id) || /src\/lib\/(core|session|storage|ui)\//.test(id);
}

/**
 * The plugin for what goes to the browser; what prerenders stays as it is.
 *
 * @returns {import('vite').Plugin}
 */
export function chunks() {
  return {
    name: 'croupier-chunks',
    config: (config) =>
      config.build?.ssr
        ? undefined
        : {
            build: {
              rolldownOptions: {
                treeshake: { moduleSideEffects: [{ test: quiet, sideEffects: false }] },
                output: {
                  codeSplitting: {
                    groups: [
                      { name: 'first', priority: 2, test: isFirst },
                      { name: 'screens', priority: 1, test: isForScreens }
                    ]
                  }
                }
              }
            }
          }
  };
}
