/**
 * The sentences of the app, as tests look for them: they come from the modules of words, so that a reworded sentence
 * moves with them.
 */

/** Whatever a sentence is given: `startingWith(words.startWith(ANY))`. */
export const ANY = '\u{E000}' as never;

/** Exactly this sentence. */
export function exactly(sentence: string): RegExp {
  return new RegExp(`^${pattern(sentence)}$`, 'u');
}

/** What begins with this sentence. */
export function startingWith(sentence: string): RegExp {
  return new RegExp(`^${pattern(sentence)}`, 'u');
}

/** What has this sentence in it. */
export function containing(sentence: string): RegExp {
  return new RegExp(pattern(sentence), 'u');
}

function pattern(sentence: string): string {
  return sentence
    .split(ANY)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('.*');
}

/** What tells these names, figures and paragraphs, in whatever words and order. */
export function mentioning(...figures: readonly string[]): RegExp {
  return new RegExp(`^${figures.map((figure) => `(?=[^]*${whole(figure)})`).join('')}`, 'u');
}

/** A figure is no part of a longer one. */
function whole(figure: string): string {
  const before = /^\d/.test(figure) ? '(?<![\\d$,.])' : '';
  const after = /\d$/.test(figure) ? '(?![\\d]|[,.]\\d)' : '';
  return `${before}${pattern(figure)}${after}`;
}
