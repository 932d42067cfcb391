/**
 * Emits the covers of the boxes. Each box has a `cover.svg` in its folder; all of them become one file, so that a first
 * visit fetches one, with a `<view>` named after each box. A `stub.svg` is the picture on a match ticket.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/settings.js';

const games = join(root, 'src/lib/games');

/** @param {string} file @returns {readonly { id: string, drawing: string }[]} */
function drawingsOf(file) {
  return readdirSync(games, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/').split('/'))
    .filter(([, name, ...subfolders]) => name === file && subfolders.length === 0)
    .map(([id = '']) => ({ id, drawing: readFileSync(join(games, id, file), 'utf8').trim() }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** @returns {string} */
function allCovers() {
  let x = 0;
  let maxHeight = 0;
  const views = drawingsOf('cover.svg').map(({ id, drawing }) => {
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []).map(Number);
    const view = `<view id="${id}" viewBox="${x} 0 ${width} ${height}"/>`;
    const positionedDrawing = drawing.replace(/^<svg [^>]*>/, (openingTag) =>
      openingTag.replace(/ xmlns="[^"]*"/, ` width="${width}" height="${height}" x="${x}"`)
    );
    x += width;
    maxHeight = Math.max(maxHeight, height);
    return view + positionedDrawing;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} ${maxHeight}">${views.join('')}</svg>`;
}

/** @returns {ReadonlyMap<string, string>} address → drawing */
function coverFiles() {
  const stubs = drawingsOf('stub.svg').map(
    ({ id, drawing: stub }) => /** @type {const} */ ([`covers/${id}-stub.svg`, stub])
  );
  return new Map([['covers/boxes.svg', allCovers()], ...stubs]);
}

/** @returns {import('vite').Plugin} */
export function coversPlugin() {
  return {
    name: 'croupier-covers',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of coverFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(
          /^.*\/(?=covers\/)/,
          ''
        );
        const source = coverFiles().get(path);
        if (source === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(source);
      });
    }
  };
}
