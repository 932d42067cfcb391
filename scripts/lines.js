import { TextDecoder } from 'node:util';

/**
 * The lines of a stream, ended by a line feed alone: names may hold every other character that readline
 * would break a line at. Blank lines at the end are none.
 *
 * @param {AsyncIterable<string | Uint8Array>} input
 */
export async function* linesOf(input) {
  let blank = 0;
  for await (const line of rawLines(input)) {
    if (line.trim() === '') {
      blank += 1;
      continue;
    }
    for (; blank > 0; blank -= 1) yield '';
    yield line;
  }
}

async function* rawLines(/** @type {AsyncIterable<string | Uint8Array>} */ input) {
  const decoder = new TextDecoder();
  /** @type {string[]} */
  let begun = [];
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const pieces = text.split('\n');
    const last = /** @type {string} */ (pieces.pop());
    for (const piece of pieces) {
      yield begun.join('') + piece;
      begun = [];
    }
    begun.push(last);
  }
  begun.push(decoder.decode());
  yield begun.join('');
}
