/**
 * What Croupier does without in SvelteKit’s part of every page: it comes with the first page, and a bundler cannot see
 * that nobody asks for it. A part that a later version writes otherwise is not passed over: the build fails.
 */

/** @typedef {readonly [part: RegExp, instead: string]} Cut */

/** @type {Readonly<Record<string, readonly Cut[]>>} */
const cuts = {
  'client/client.js': [
    // It takes two functions out of all of Svelte in a way that keeps the others in the file.
    [/const \{ onMount, tick \} = svelte;/, 'const onMount = svelte.onMount, tick = svelte.tick;'],
    // Addresses are paths.
    [/\bapp\.hash\b/g, 'false'],
    // Every address leads to the page that it names.
    [/await get_rerouted_url\(url\)/, 'url'],
    // No page loads anything again by itself, and none brings data along.
    [/\boptions\.invalidateAll\b/g, 'false'],
    [/\n\tif \(__SVELTEKIT_PAYLOAD__\.data\) \{[^]*?\n\t\}/, ''],
    // What a page loads are modules: it fetches nothing, and asks for its address nowhere but in a component.
    [/\n\t{3}tracing: \{.*\},/, ''],
    [/\n\t{3}url: make_trackable\([^]*?\n\t{3}\),/, ''],
    [/\n\t{3}async fetch\(resource, init\) \{[^]*?\n\t{3}\},/, ''],
    // No form is sent anywhere, and the policy of the pages refuses it.
    [/\n\tcontainer\.addEventListener\('submit',[^]*?\n\t\}\);/, ''],
    // No page exports a snapshot.
    [/(?<=function (?:capture|restore)_snapshot\(index\) )\{[^]*?\n\}/g, '{}'],
    [/\n\tstorage\.set\(SNAPSHOT_KEY, snapshots\);/, '']
  ],
  'client/utils.js': [
    [/\buses_hash_router && /, 'false && '],
    [/if \(hash_routing\)/, 'if (false)']
  ],
  // An older Svelte.
  'client/state.svelte.js': [[/const is_legacy =[^;]*;/, 'const is_legacy = false;']]
};

const place = /@sveltejs\/kit\/src\/runtime\/(client\/(?:client|utils|state\.svelte)\.js)$/;

/** It minds what is fetched for loading, and nothing is. */
export const unfetched = /@sveltejs\/kit\/src\/runtime\/client\/fetcher\.js$/;

/** @returns {import('vite').Plugin} */
export function kitParts() {
  return {
    name: 'croupier-kit-parts',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: place },
      handler(code, id) {
        const file = place.exec(id)?.[1] ?? '';
        return { code: (cuts[file] ?? []).reduce((left, cut) => without(left, cut, file), code), map: null };
      }
    }
  };
}

/** @param {string} code @param {Cut} cut @param {string} file @returns {string} */
function without(code, [part, instead], file) {
  const left = code.replace(part, instead);
  if (left === code)
    throw new Error(`SvelteKit’s ${file} has no ${part} any more; look at scripts/kit-parts.js.`);
  return left;
}
