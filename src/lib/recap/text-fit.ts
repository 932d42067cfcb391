/** A font of the picture: its size in pixels and its weight. */
export interface Font {
  readonly size: number;
  readonly weight: number;
}

/** The width of a text in pixels. */
export type Measure = (text: string, font: Font) => number;

/** The sizes that a text may have. */
export interface Sizes {
  readonly largest: number;
  readonly smallest: number;
  readonly weight: number;
}

/** A text in the size in which it fits, cut if it is too long even in the smallest. */
export interface FittedText {
  readonly text: string;
  readonly font: Font;
}

export interface FittedLines {
  readonly lines: readonly string[];
  readonly font: Font;
}

/** The height of a line, in sizes of its font. */
export const LEADING = 1.25;
const ELLIPSIS = '…';

/** No accent and no emoji is cut in two. */
const letters = new Intl.Segmenter('en');

/** The letters of a text as readers see them. */
export function lettersOf(text: string): readonly string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

/** The text if it fits, else as much of it as fits before "…". */
export function truncate(text: string, font: Font, width: number, measure: Measure): string {
  if (measure(text, font) <= width) return text;
  const all = lettersOf(text);
  const shortened = (count: number): string => all.slice(0, count).join('').trimEnd() + ELLIPSIS;
  let [fitting, failing] = [0, all.length];
  while (failing - fitting > 1) {
    const middle = Math.floor((fitting + failing) / 2);
    if (measure(shortened(middle), font) <= width) fitting = middle;
    else failing = middle;
  }
  return shortened(fitting);
}

/** One line, made smaller until it fits, and then cut. */
export function fit(text: string, sizes: Sizes, width: number, measure: Measure): FittedText {
  const { largest, smallest, weight } = sizes;
  for (let size = largest; size > smallest; size -= 1) {
    if (measure(text, { size, weight }) <= width) return { text, font: { size, weight } };
  }
  const font = { size: smallest, weight };
  return { text: truncate(text, font, width, measure), font };
}

/** Breaks a text between words, and a word that is wider than a line between letters. */
export function wrap(text: string, font: Font, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((text) => text !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer, font) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(word, font, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

function breakWord(word: string, font: Font, width: number, measure: Measure): readonly string[] {
  if (measure(word, font) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of lettersOf(word)) {
    if (piece !== '' && measure(piece + letter, font) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Several lines, made smaller until they fit into the box, and then cut after the last line that fits. */
export function fitLines(
  text: string,
  { largest, smallest, weight }: Sizes,
  box: { readonly width: number; readonly height: number },
  measure: Measure
): FittedLines {
  const most = (size: number): number => Math.max(1, Math.floor(box.height / (size * LEADING)));
  for (let size = largest; size >= smallest; size -= 1) {
    const font = { size, weight };
    const lines = wrap(text, font, box.width, measure);
    if (lines.length <= most(size)) return { lines, font };
  }
  const font = { size: smallest, weight };
  const lines = wrap(text, font, box.width, measure);
  const shownLines = lines.slice(0, most(smallest) - 1);
  const rest = lines.slice(shownLines.length).join(' ');
  return { lines: [...shownLines, truncate(rest, font, box.width, measure)], font };
}
