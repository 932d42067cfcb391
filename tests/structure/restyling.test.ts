import { expect, test } from 'vitest';
import { styledFiles, stylesOf } from './styles';

/**
 * The elements that a selector with `:has()` styles, if they differ from the element with the `:has()`: the last part
 * of the selector, without its conditions.
 */
function subjectsOf(styles: string): readonly string[] {
  return [...styles.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => withoutBrackets(selectors).split(','))
    .filter((selector) => selector.includes(':has'))
    .map((selector) => (/:has[^\s>+~]*\s*[\s>+~]\s*(.*)$/s.exec(selector.trim())?.[1] ?? '').trim())
    .filter((selector) => selector !== '')
    .map((selector) => selector.split(/[\s>+~]+/).at(-1) ?? '');
}

/** Keeps the content of `:global(…)`; other brackets are conditions and are removed. */
function withoutBrackets(selectors: string): string {
  const bracketPattern = /(:global)?\(([^()]*)\)/g;
  let text = selectors;
  while (bracketPattern.test(text))
    text = text.replace(bracketPattern, (_all, isGlobal: string | undefined, innerText: string) =>
      isGlobal ? innerText : ''
    );
  return text;
}

const ANY_ELEMENT = /^(\*|span|div|button|:.*)$/;

test(':has() selectors style elements by class, so that a tap does not restyle a whole page', () => {
  expect(
    subjectsOf('.a:has(> .b) > * {} .c:has(:global(.d)) .e, .f:has(.g) {} .h:has(i) :global(:not(.j)) {}')
  ).toEqual(['*', '.e', ':not']);
  const problems = styledFiles.flatMap((file) =>
    subjectsOf(stylesOf(file))
      .filter((subject) => ANY_ELEMENT.test(subject))
      .map((subject) => `${file}: ${subject}`)
  );
  expect(problems).toEqual([]);
});
