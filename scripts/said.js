import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * A word that never changes is written into the markup that says it, as if it had stood there: so it costs neither
 * bytes nor time on a screen, and the first page stays small.
 *
 * @returns {import('vite').Plugin}
 */
export function said() {
  return {
    name: 'croupier-said',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.svelte$/, code: /import \* as say from / },
      handler(code, id) {
        const [, from = ''] = /import \* as say from '([^']+)'/.exec(code) ?? [];
        const file = resolve(dirname(id), `${from}.ts`);
        this.addWatchFile(file);
        return { code: written(code, constantsOf(readFileSync(file, 'utf8'))), map: null };
      }
    }
  };
}

/** Words that stand alone in their module and need no mark of their own in markup. @param {string} module */
function constantsOf(module) {
  const constants = module.matchAll(/^export const (\w+) =\s+'([^'"\\{}<>&\n]*)';$/gm);
  return new Map([...constants].map(([, name = '', words = '']) => [name, words]));
}

/** @param {string} code @param {ReadonlyMap<string, string>} constants @returns {string} */
function written(code, constants) {
  return code
    .replace(/(?<==)\{say\.(\w+)\}/g, (whole, name) => {
      const words = constants.get(name);
      return words === undefined ? whole : `"${words}"`;
    })
    .replace(/(?<![$=])\{say\.(\w+)\}/g, (whole, name) => constants.get(name) ?? whole);
}
