/** Finds the app's sentences: they come from its modules of strings, so that rewording a sentence breaks no test. */

/** A placeholder for any argument of a sentence: `startingWith(words.startWith(ANY))`. */
export const ANY = '\u{E000}' as never;

/** Matches exactly this sentence. */
export function matchExactly(sentence: string): RegExp {
  return new RegExp(`^${pattern(sentence)}$`, 'u');
}

/** Matches exactly one of these sentences. */
export function oneOf(...sentences: readonly string[]): RegExp {
  return new RegExp(`^(?:${sentences.map(pattern).join('|')})$`, 'u');
}

/** Matches text that starts with this sentence. */
export function startingWith(sentence: string): RegExp {
  return new RegExp(`^${pattern(sentence)}`, 'u');
}

/** Matches text that contains this sentence. */
export function containing(sentence: string): RegExp {
  return new RegExp(pattern(sentence), 'u');
}

function pattern(sentence: string): string {
  return sentence
    .split(ANY)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('.*');
}

/** Matches text with these names, figures and paragraphs, in any words and order. */
export function mentioning(...figures: readonly string[]): RegExp {
  return new RegExp(`^${figures.map((figure) => `(?=[^]*${wholeFigure(figure)})`).join('')}`, 'u');
}

/** A figure must not be part of a longer one. */
function wholeFigure(figure: string): string {
  const before = /^\d/.test(figure) ? '(?<![\\d$,.])' : '';
  const after = /\d$/.test(figure) ? '(?![\\d]|[,.]\\d)' : '';
  return `${before}${pattern(figure)}${after}`;
}
