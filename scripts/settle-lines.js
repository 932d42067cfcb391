import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { linesOf } from './lines.js';
import { root } from './settings.js';

/**
 * `npm run -s settle`: one position a line in, one verdict or error a line out, in order, nothing else.
 *
 * @param {NodeJS.ReadableStream} input
 * @param {NodeJS.WritableStream} output
 */
export async function settleLines(input, output) {
  const vite = await createServer({
    configFile: false,
    root,
    tsconfig: join(root, 'tsconfig.pure.json'),
    logLevel: 'silent',
    appType: 'custom',
    resolve: { alias: { $lib: join(root, 'src/lib') } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null }
  });
  const { settle, CaseError } = await vite.ssrLoadModule('/src/lib/games/index.ts');
  endQuietlyWithReader(output);
  for await (const line of linesOf(input)) {
    const isRoomLeft = output.write(`${JSON.stringify(await answer(line, settle, CaseError))}\n`);
    if (!isRoomLeft) await once(output, 'drain');
  }
  await vite.close();
}

/**
 * @param {string} line
 * @param {(position: unknown) => Promise<unknown>} settle
 * @param {new (...parts: never[]) => Error & { path: string }} CaseError
 */
async function answer(line, settle, CaseError) {
  const position = parsePosition(line);
  if (position === undefined) return refusal('position', 'one line of JSON, such as {"game":"las-vegas",…}');
  try {
    return await settle(position.value);
  } catch (error) {
    if (error instanceof CaseError) return refusal(error.path, error.message);
    console.error(error);
    return refusal('position', 'a fault of Croupier: it could not settle this position');
  }
}

function parsePosition(/** @type {string} */ line) {
  try {
    return { value: JSON.parse(line) };
  } catch {
    return undefined;
  }
}

function refusal(/** @type {string} */ path, /** @type {string} */ message) {
  return { error: { path, message } };
}

/** `… | head -1` closes the pipe, which is no fault. */
function endQuietlyWithReader(/** @type {NodeJS.WritableStream} */ output) {
  output.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
