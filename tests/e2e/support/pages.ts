import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildFolder } from '#scripts/settings.js';

/** The addresses of all prerendered pages, relative to the home page: `''`, `settings/`, … */
export const pages: readonly string[] = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('index.html'))
  .map((file) => (file === 'index.html' ? '' : `${dirname(file)}/`))
  .sort();
