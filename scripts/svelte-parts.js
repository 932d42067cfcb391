import { readFileSync } from 'node:fs';

/**
 * A module of Svelte is in one file or in another, and the first page would carry all of it that any screen needs. Of
 * these it carries only the exports that are named here: the others come from a second copy, with the later screens.
 * Nothing is kept in such a module that both copies would have to share.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const early = {
  './dom/elements/attributes.js': ['set_attribute'],
  './reactivity/props.js': ['prop'],
  '../shared/attributes.js': []
};

/** Marks the second copy. */
const later = '?later';

/** @param {string} id @returns {boolean} */
export function isLater(id) {
  return id.endsWith(later);
}

const index = /svelte\/src\/internal\/client\/index\.js$/;
const attributes = /svelte\/src\/internal\/client\/dom\/elements\/attributes\.js$/;
const style = /svelte\/src\/internal\/client\/dom\/elements\/style\.js$/;

/** Of what sets one attribute, all that sets any number of them is left out. */
const forMany =
  /^import (?:\{[^}]*\}|\w+) from '\.{1,2}\/(?:misc|attachments|style|bindings\/select|\.\.\/\.\.\/shared\/attributes)\.js';$/gm;

/** @returns {import('vite').Plugin} */
export function svelteParts() {
  return {
    name: 'croupier-svelte-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\?later$/ },
      handler: (id) => readFileSync(id.slice(0, -later.length), 'utf8')
    },
    transform: {
      filter: { id: [index, attributes, style] },
      handler(code, id) {
        if (index.test(id)) return { code: Object.entries(early).reduce(split, code), map: null };
        if (attributes.test(id)) return { code: changed(code, forMany, ''), map: null };
        return { code: changed(code, /shared\/attributes\.js(?=')/, `$&${later}`), map: null };
      }
    }
  };
}

/** @param {string} code @param {readonly [module: string, early: readonly string[]]} part @returns {string} */
function split(code, [module, names]) {
  const exported = new RegExp(`^export \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';$`, 'm');
  const all = (exported.exec(code)?.[1] ?? '').split(',').map((name) => name.trim());
  const rest = all.filter((name) => name !== '' && !names.includes(name));
  const kept = all.filter((name) => names.includes(name));
  if (rest.length === 0 || kept.length !== names.length)
    throw new Error(`Svelte’s ${module} has other exports.`);
  return code.replace(
    exported,
    `export { ${kept.join(', ')} } from '${module}';\nexport { ${rest.join(', ')} } from '${module}${later}';`
  );
}

/** @param {string} code @param {RegExp} part @param {string} instead @returns {string} */
function changed(code, part, instead) {
  const after = code.replace(part, instead);
  if (after === code) throw new Error(`Svelte has no ${part} any more; look at scripts/svelte-parts.js.`);
  return after;
}
