import { TextDecoder } from 'node:util';

/**
 * Splits a stream into lines at line feeds only, because names may contain every other character that readline splits
 * at. An empty line counts; there is none after the last line feed. A line longer than allowed is yielded as undefined
 * and is never held in memory.
 *
 * @param {AsyncIterable<string | Uint8Array>} input
 * @param {number} maxLength in UTF-16 units
 * @returns {AsyncGenerator<string | undefined>}
 */
export async function* lineStream(input, maxLength = Infinity) {
  const decoder = new TextDecoder();
  const line = new LineBuffer(maxLength);
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      line.add(text.slice(start, end));
      yield line.take();
      start = end + 1;
    }
    line.add(text.slice(start));
  }
  line.add(decoder.decode());
  if (line.length > 0) yield line.take();
}

/** The current line, up to its limit. */
class LineBuffer {
  length = 0;
  #longest;
  /** @type {string[]} */
  #pieces = [];

  constructor(/** @type {number} */ maxLength) {
    this.#longest = maxLength;
  }

  add(/** @type {string} */ piece) {
    this.length += piece.length;
    if (this.length > this.#longest) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  /** @returns the line, or undefined if it was too long, and starts the next one */
  take() {
    const line = this.length > this.#longest ? undefined : this.#pieces.join('');
    this.#pieces = [];
    this.length = 0;
    return line;
  }
}
