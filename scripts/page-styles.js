/**
 * No option of SvelteKit or Vite does this: it keeps `inlineStyleThreshold` from leaving styles out of a page. SvelteKit
 * adds the styles of whatever a page may load later, and takes what a page needs at once for loaded later where both
 * lead to it. Without this step 15 pages lack styles until their scripts run. So the manifest that SvelteKit reads
 * names nothing that loads later, and those styles come with the component they belong to.
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
