/**
 * Which styles stand in a page. SvelteKit would take those of all that a page may load later as well; and what two
 * ways lead to, it takes for loaded later, and leaves out of pages that need it at once. Told of nothing that is
 * loaded later, it takes just what a page needs at once: the rest comes with what it belongs to.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns {import('vite').Plugin} */
export function pageStyles() {
  return {
    name: 'croupier-page-styles',
    apply: 'build',
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return;
      const list = join(dir, '.vite/manifest.json');
      const files = JSON.parse(readFileSync(list, 'utf8'));
      for (const file of Object.values(files)) delete file.dynamicImports;
      writeFileSync(list, JSON.stringify(files, null, 2));
    }
  };
}
