import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '#scripts/settings.js';

/** Loads the games and the referee in plain Node, without a page. */
export function gamesLoader() {
  return createServer({
    configFile: false,
    root,
    tsconfig: join(root, 'tsconfig.pure.json'),
    logLevel: 'silent',
    appType: 'custom',
    resolve: { alias: { $lib: join(root, 'src/lib') } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null }
  });
}
