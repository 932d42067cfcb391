/**
 * Makes every page link exactly the styles that it needs at once; SvelteKit has no option for this. SvelteKit looks for
 * styles in static and dynamic imports alike, but a style sheet that it meets first in a dynamic import is missing from
 * the page until its scripts run. That happened on 15 pages. Without `dynamicImports` in the manifest, SvelteKit finds
 * the styles of static imports, and lazy styles load with their component.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns {import('vite').Plugin} */
export function pageStylesPlugin() {
  return {
    name: 'croupier-page-styles',
    apply: 'build',
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return;
      const manifestFile = join(dir, '.vite/manifest.json');
      const files = JSON.parse(readFileSync(manifestFile, 'utf8'));
      for (const file of Object.values(files)) delete file.dynamicImports;
      writeFileSync(manifestFile, JSON.stringify(files, null, 2));
    }
  };
}
