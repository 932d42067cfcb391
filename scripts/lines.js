import { TextDecoder } from 'node:util';

/**
 * The lines of a stream, ended by a line feed alone: names may hold every other character that readline
 * would break a line at. A line that holds nothing is one too; after the last line feed there is none.
 *
 * @param {AsyncIterable<string | Uint8Array>} input
 */
export async function* linesOf(input) {
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
  const rest = begun.join('') + decoder.decode();
  if (rest !== '') yield rest;
}
