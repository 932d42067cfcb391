import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseColours, readTokens, parseRules, worstContrast, type Tokens } from './fixtures/colours';

/** Computes the WCAG contrast from the tokens, because axe neither checks 7:1 nor reads gradients. */

const MIN_TEXT_CONTRAST = 7;
const MIN_DIMMED_CONTRAST = 4.5;
const MIN_MARK_CONTRAST = 3;

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => posix.join('src', file.replaceAll('\\', '/')))
  .filter((file) => /\.(css|svelte)$/.test(file))
  .sort()
  .map((file) => ({ file, css: styleOf(file) }));
const appCss = styleOf('src/app.css');
const pieces = styleOf('src/lib/ui/styles/pieces.css');

const colourCss = styleOf('src/lib/ui/styles/colours.css');

const nightTokens = new Map(
  [appCss, ...styles.map(({ css }) => css)].flatMap((css) => [...readTokens(css, ':root')])
);
const themes: readonly (readonly [name: string, tokens: Tokens])[] = [
  ['night', nightTokens],
  ['day', new Map([...nightTokens, ['--day', '1']])]
];

const PLAYERS = ['sky', 'yellow', 'blue', 'vermillion', 'white', 'green', 'orange', 'purple', 'imaginary'];
const GROUND_TOKENS = '--ground-0 --ground-1 --ground-2 --ground-3';
const PAPER_TOKENS = '--paper-top --paper-middle --paper-foot';

const colourPairs: readonly (readonly [front: string, grounds: string, least: number])[] = [
  ['--text', GROUND_TOKENS, MIN_TEXT_CONTRAST],
  ['--text', '--well', MIN_TEXT_CONTRAST],
  ['--second', '--ground-0 --ground-1 --ground-2', MIN_TEXT_CONTRAST],
  ['--second', '--ground-3', MIN_DIMMED_CONTRAST],
  ['--brass', '--ground-0 --ground-1 --ground-2', MIN_TEXT_CONTRAST],
  ['--lit', '--ground-0 --ground-1 --ground-2', MIN_TEXT_CONTRAST],
  ['--lit', GROUND_TOKENS, MIN_MARK_CONTRAST],
  ['--tie-text', '--tie-ground', MIN_TEXT_CONTRAST],
  ['--strike', '--tie-ground --ground-0 --ground-1', MIN_MARK_CONTRAST],
  ['--ink', PAPER_TOKENS, MIN_TEXT_CONTRAST],
  ['--ink-second', PAPER_TOKENS, MIN_TEXT_CONTRAST],
  ['--stamp', '--paper-top --paper-middle', MIN_TEXT_CONTRAST],
  ['--stamp', PAPER_TOKENS, MIN_MARK_CONTRAST],
  ['--main-ink', '--main-top --main-middle --main-foot', MIN_TEXT_CONTRAST],
  ['--line', '--ground-0 --ground-1', MIN_MARK_CONTRAST]
];

describe.each(themes)('by %s', (_, tokens) => {
  test.each(colourPairs)('%s on %s is at least %d : 1', (frontColour, backgrounds, minimum) => {
    const colours = backgrounds.split(' ').map((ground) => `var(${ground})`);
    expect(worstContrast(`var(${frontColour})`, colours.join(' '), tokens)).toBeGreaterThanOrEqual(minimum);
  });

  test.each(styles)(
    'every rule with a text colour and a background has enough contrast in $file',
    ({ css }) => {
      const poorRules = parseRules(css).flatMap(({ selector, declared }) => {
        const frontColour = declared.get('color');
        const background = declared.get('background') ?? declared.get('background-color');
        if (frontColour === undefined || background === undefined) return [];
        const allTokens = new Map([...tokens, ...declared]);
        const ratio = worstContrast(frontColour, background, allTokens);
        return ratio === undefined || ratio >= MIN_TEXT_CONTRAST ? [] : [`${selector} ${ratio.toFixed(2)}`];
      });
      expect(poorRules).toEqual([]);
    }
  );

  test.each(PLAYERS)('the mark of %s is visible on the backgrounds, or else its outline is', (colour) => {
    const playerTokens = new Map([...tokens, ...readTokens(pieces, `[data-colour='${colour}']`)]);
    const backgrounds = ['--ground-0', '--ground-1', '--ground-2'].map((name) => `var(${name})`);
    for (const background of backgrounds) {
      const lines = ['var(--player-line)', '#14110b'].map(
        (line) => worstContrast(line, background, playerTokens) ?? 0
      );
      expect(Math.max(...lines), background).toBeGreaterThanOrEqual(MIN_MARK_CONTRAST);
    }
  });
});

test('the light theme of the device equals the light theme that a user chooses', () => {
  const lightTokens = readTokens(appCss, ":root:not([data-theme='night'])");
  expect(lightTokens).toEqual(readTokens(appCss, ":root[data-theme='day']"));
  expect([...lightTokens]).toEqual([['--day', '1']]);
  expect(nightTokens.get('--day')).toBe('0');
  expect(appCss.match(/light-dark/g)?.length).toBeGreaterThan(10);
});

test.each(PLAYERS)('the pips of a die of %s', (colour) => {
  const playerTokens = new Map([...nightTokens, ...readTokens(pieces, `[data-colour='${colour}']`)]);
  expect(worstContrast('var(--pips)', 'var(--player)', playerTokens)).toBeGreaterThanOrEqual(
    MIN_MARK_CONTRAST
  );
});

test('the initial on a player’s mark has enough contrast', () => {
  expect(worstContrast('var(--white)', 'var(--night)', nightTokens)).toBeGreaterThanOrEqual(
    MIN_TEXT_CONTRAST
  );
});

test.each([1, 2, 3, 4, 5, 6])('the sign of casino %d', (casino) => {
  const casinoTokens = readTokens(pieces, `[data-enamel='${casino}']`);
  expect(worstContrast('#f5ecd8', 'var(--deep)', casinoTokens)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  expect(worstContrast('var(--glow)', 'var(--deep)', casinoTokens)).toBeGreaterThanOrEqual(MIN_MARK_CONTRAST);
});

test('the print of every note has enough contrast with its paper', () => {
  const printColours = parseRules(colourCss)
    .filter(({ selector }) => selector.startsWith('[data-note'))
    .map(({ declared }) => declared.get('--print') ?? '');
  expect(printColours).toHaveLength(8);
  for (const printColour of printColours)
    expect(worstContrast(printColour, 'var(--stock)', nightTokens), printColour).toBeGreaterThanOrEqual(
      MIN_TEXT_CONTRAST
    );
});

test('the contrast of a gradient is measured at each stop, and a token counts by its value', () => {
  expect(parseColours('linear-gradient(var(--paper-top), #e9dcbd 60%)', nightTokens)).toEqual([
    '#fff8e6',
    '#e9dcbd'
  ]);
});

function styleOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.svelte')) return text;
  return /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
}
