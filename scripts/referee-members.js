import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gamesServer } from './games-server.js';
import { root } from './settings.js';

/** `npm run referee-members`: writes the members of every case into the document, as its statement says. */
const file = join(root, 'docs/referee.md');
const vite = await gamesServer();
const { withMembers } = await vite.ssrLoadModule('/src/lib/games/contract.ts');
const { namesakes } = await vite.ssrLoadModule('/src/lib/games/registry.ts');
const opened = await Promise.all(
  namesakes().map((/** @type {{ load: () => unknown }} */ { load }) => load())
);
await writeFile(file, await withMembers(await readFile(file, 'utf8'), opened));
await vite.close();
