import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gamesLoader } from './referee/games-loader.js';
import { root } from './settings.js';

/** `npm run referee-members`: writes the members of every case from its schema into `docs/referee.md`. */
const file = join(root, 'docs/referee.md');
const vite = await gamesLoader();
const { renderCaseDocs } = await vite.ssrLoadModule('/src/lib/referee/render-case-docs.ts');
const { primaryGames } = await vite.ssrLoadModule('/src/lib/games/registry.ts');
const loadedGames = await Promise.all(
  primaryGames().map((/** @type {{ load: () => unknown }} */ { load }) => load())
);
await writeFile(file, await renderCaseDocs(await readFile(file, 'utf8'), loadedGames));
await vite.close();
