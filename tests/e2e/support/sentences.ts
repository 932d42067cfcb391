/** Finds the app's sentences: they come from its modules of strings, so that rewording a sentence breaks no test. */

/** A placeholder for any argument of a sentence: `startingWith(words.startWith(ANY))`. */
export const ANY = '\u{E000}' as never;

/** Matches exactly this sentence. */
export function matchExactly(sentence: string): RegExp {
  return new RegExp(`^${patternOf(sentence)}$`, 'u');
}

/** Matches exactly one of these sentences. */
export function oneOfSentences(...sentences: readonly string[]): RegExp {
  return new RegExp(`^(?:${sentences.map(patternOf).join('|')})$`, 'u');
}

/** Matches text that starts with this sentence. */
export function startingWith(sentence: string): RegExp {
  return new RegExp(`^${patternOf(sentence)}`, 'u');
}

/** Matches text that contains this sentence. */
export function containing(sentence: string): RegExp {
  return new RegExp(patternOf(sentence), 'u');
}

function patternOf(sentence: string): string {
  return sentence
    .split(ANY)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('.*');
}

/** Matches text with these names, figures and paragraphs, regardless of the other words and the order. */
export function mentioning(...numbers: readonly string[]): RegExp {
  return new RegExp(`^${numbers.map((number) => `(?=[^]*${wholeNumberPattern(number)})`).join('')}`, 'u');
}

/** A figure must not be part of a longer one. */
function wholeNumberPattern(number: string): string {
  const lookbehind = /^\d/.test(number) ? '(?<![\\d$,.])' : '';
  const lookahead = /\d$/.test(number) ? '(?![\\d]|[,.]\\d)' : '';
  return `${lookbehind}${patternOf(number)}${lookahead}`;
}
