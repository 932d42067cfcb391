/** A font of the picture: its size in pixels and its weight. */
export interface Font {
  readonly size: number;
  readonly weight: number;
}

/** The width of a text in pixels. */
export type MeasureText = (text: string, font: Font) => number;

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

/** The height of a line, as a multiple of its font size. */
export const LINE_HEIGHT = 1.25;
const ELLIPSIS = '…';

/** Splits text into letters as readers see them, so that no accent or emoji is cut in two. */
const segmenter = new Intl.Segmenter('en');

/** The letters of a text as readers see them. */
export function lettersOf(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The text if it fits, else as much of it as fits before "…". */
export function truncate(text: string, font: Font, width: number, measureText: MeasureText): string {
  if (measureText(text, font) <= width) return text;
  const textLetters = lettersOf(text);
  const shorten = (count: number): string => textLetters.slice(0, count).join('').trimEnd() + ELLIPSIS;
  let [fittingCount, tooLongCount] = [0, textLetters.length];
  while (tooLongCount - fittingCount > 1) {
    const middleCount = Math.floor((fittingCount + tooLongCount) / 2);
    if (measureText(shorten(middleCount), font) <= width) fittingCount = middleCount;
    else tooLongCount = middleCount;
  }
  return shorten(fittingCount);
}

/** One line, made smaller until it fits, and then cut. */
export function fitText(text: string, sizes: Sizes, width: number, measureText: MeasureText): FittedText {
  const { largest, smallest, weight } = sizes;
  for (let size = largest; size > smallest; size -= 1) {
    if (measureText(text, { size, weight }) <= width) return { text, font: { size, weight } };
  }
  const font = { size: smallest, weight };
  return { text: truncate(text, font, width, measureText), font };
}

/** Breaks a text between words, and a word that is wider than a line between letters. */
export function wrapText(
  text: string,
  font: Font,
  width: number,
  measureText: MeasureText
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((text) => text !== '')) {
    const longerLine = line === '' ? word : `${line} ${word}`;
    if (measureText(longerLine, font) <= width) {
      line = longerLine;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(word, font, width, measureText);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

function breakWord(word: string, font: Font, width: number, measureText: MeasureText): readonly string[] {
  if (measureText(word, font) <= width) return [word];
  const pieces: string[] = [];
  let fragment = '';
  for (const letter of lettersOf(word)) {
    if (fragment !== '' && measureText(fragment + letter, font) > width) {
      pieces.push(fragment);
      fragment = '';
    }
    fragment += letter;
  }
  return [...pieces, fragment];
}

/** Several lines, made smaller until they fit into the box, and then cut after the last line that fits. */
export function fitLines(
  text: string,
  { largest, smallest, weight }: Sizes,
  box: { readonly width: number; readonly height: number },
  measureText: MeasureText
): FittedLines {
  const maxLines = (size: number): number => Math.max(1, Math.floor(box.height / (size * LINE_HEIGHT)));
  for (let size = largest; size >= smallest; size -= 1) {
    const font = { size, weight };
    const lines = wrapText(text, font, box.width, measureText);
    if (lines.length <= maxLines(size)) return { lines, font };
  }
  const font = { size: smallest, weight };
  const lines = wrapText(text, font, box.width, measureText);
  const shownLines = lines.slice(0, maxLines(smallest) - 1);
  const remainingText = lines.slice(shownLines.length).join(' ');
  return { lines: [...shownLines, truncate(remainingText, font, box.width, measureText)], font };
}
