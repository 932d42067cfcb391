/**
 * Works around `inlineStyleThreshold` in SvelteKit, because neither SvelteKit nor Vite has an option for it. SvelteKit
 * takes styles that a page needs at once for lazy ones if a dynamic import also leads to them, and 15 pages then lack
 * styles until their scripts run. Removing `dynamicImports` from the manifest that SvelteKit reads prevents this; lazy
 * styles still load with their component.
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
