import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '#scripts/checks/server.js';
import { basePath, buildFolder } from '#scripts/settings.js';

/** Serves the one production build that the tests share, on any free port, and publishes its address. */
export default async function serveBuild(): Promise<() => Promise<void>> {
  if (!existsSync(join(buildFolder, 'sw.js'))) {
    throw new Error('There is no build to test: run npm run build first.');
  }
  const server = await serve({ folder: buildFolder, base: basePath });
  process.env.CROUPIER_ADDRESS = server.address;
  return server.close;
}
