import { once } from 'node:events';
import { gamesLoader } from './games-loader.js';
import { lineStream } from './line-stream.js';

/** The longest accepted line in UTF-16 units: a thousand times the longest documented position. */
const MAX_LINE_LENGTH = 1_000_000;

/**
 * `npm run -s settle`: reads one position per line and writes one verdict or error per line, in order, and nothing
 * else.
 *
 * @param {NodeJS.ReadableStream} input
 * @param {NodeJS.WritableStream} output
 */
export async function settleLines(input, output) {
  const vite = await gamesLoader();
  const gamesModule = await vite.ssrLoadModule('/src/lib/games/index.ts');
  const games = /** @type {Parameters<typeof answerLine>[1]} */ (gamesModule);
  ignoreClosedPipe(output);
  for await (const line of lineStream(input, MAX_LINE_LENGTH)) {
    const isRoomLeft = output.write(`${JSON.stringify(await answerLine(line, games))}\n`);
    if (!isRoomLeft) await once(output, 'drain');
  }
  await vite.close();
}

/**
 * @param {string | undefined} line undefined if it is too long
 * @param {{
 *   settle: (position: unknown) => Promise<unknown>,
 *   duplicateJsonKey: (text: string) => string | undefined,
 *   CaseError: new (path: string, message: string) => Error & { path: string }
 * }} games
 */
async function answerLine(line, { settle, duplicateJsonKey, CaseError }) {
  if (line === undefined)
    return refusal('position', 'one line of JSON of at most one million characters; this line is longer');
  const position = parsePosition(line);
  if (position === undefined) return refusal('position', 'one line of JSON, such as {"game":"las-vegas",…}');
  try {
    const duplicate = duplicateJsonKey(line);
    if (duplicate !== undefined) throw new CaseError(duplicate, 'once: this member stands twice');
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

/** A reader such as `… | head -1` closes the pipe, which is not an error. */
function ignoreClosedPipe(/** @type {NodeJS.WritableStream} */ output) {
  output.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
