import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coloursIn, readTokens, rulesIn, worst, type Tokens } from './fixtures/colours';

/** Computes the WCAG contrast from the tokens, because axe neither checks 7:1 nor reads gradients. */

const TEXT = 7;
const DIMMED = 4.5;
const MARK = 3;

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => posix.join('src', file.replaceAll('\\', '/')))
  .filter((file) => /\.(css|svelte)$/.test(file))
  .sort()
  .map((file) => ({ file, css: styleOf(file) }));
const app = styleOf('src/app.css');
const pieces = styleOf('src/lib/ui/styles/pieces.css');

const printed = styleOf('src/lib/ui/styles/colours.css');

const night = new Map([app, ...styles.map(({ css }) => css)].flatMap((css) => [...readTokens(css, ':root')]));
const themes: readonly (readonly [name: string, tokens: Tokens])[] = [
  ['night', night],
  ['day', new Map([...night, ['--day', '1']])]
];

const PLAYERS = ['sky', 'yellow', 'blue', 'vermillion', 'white', 'green', 'orange', 'purple', 'imaginary'];
const GROUNDS = '--ground-0 --ground-1 --ground-2 --ground-3';
const PAPER = '--paper-top --paper-middle --paper-foot';

const pairs: readonly (readonly [front: string, grounds: string, least: number])[] = [
  ['--text', GROUNDS, TEXT],
  ['--text', '--well', TEXT],
  ['--second', '--ground-0 --ground-1 --ground-2', TEXT],
  ['--second', '--ground-3', DIMMED],
  ['--brass', '--ground-0 --ground-1 --ground-2', TEXT],
  ['--lit', '--ground-0 --ground-1 --ground-2', TEXT],
  ['--lit', GROUNDS, MARK],
  ['--tie-text', '--tie-ground', TEXT],
  ['--strike', '--tie-ground --ground-0 --ground-1', MARK],
  ['--ink', PAPER, TEXT],
  ['--ink-second', PAPER, TEXT],
  ['--stamp', '--paper-top --paper-middle', TEXT],
  ['--stamp', PAPER, MARK],
  ['--main-ink', '--main-top --main-middle --main-foot', TEXT],
  ['--line', '--ground-0 --ground-1', MARK]
];

describe.each(themes)('by %s', (_, tokens) => {
  test.each(pairs)('%s on %s is at least %d : 1', (front, backgrounds, minimum) => {
    const colours = backgrounds.split(' ').map((ground) => `var(${ground})`);
    expect(worst(`var(${front})`, colours.join(' '), tokens)).toBeGreaterThanOrEqual(minimum);
  });

  test.each(styles)(
    'every rule with a text colour and a background has enough contrast in $file',
    ({ css }) => {
      const poor = rulesIn(css).flatMap(({ selector, declared }) => {
        const front = declared.get('color');
        const ground = declared.get('background') ?? declared.get('background-color');
        if (front === undefined || ground === undefined) return [];
        const all = new Map([...tokens, ...declared]);
        const ratio = worst(front, ground, all);
        return ratio === undefined || ratio >= TEXT ? [] : [`${selector} ${ratio.toFixed(2)}`];
      });
      expect(poor).toEqual([]);
    }
  );

  test.each(PLAYERS)('the mark of %s is visible on the backgrounds, or else its outline is', (colour) => {
    const scoped = new Map([...tokens, ...readTokens(pieces, `[data-colour='${colour}']`)]);
    const backgrounds = ['--ground-0', '--ground-1', '--ground-2'].map((name) => `var(${name})`);
    for (const ground of backgrounds) {
      const lines = ['var(--player-line)', '#14110b'].map((line) => worst(line, ground, scoped) ?? 0);
      expect(Math.max(...lines), ground).toBeGreaterThanOrEqual(MARK);
    }
  });
});

test('the device’s light theme equals the chosen one', () => {
  const asked = readTokens(app, ":root:not([data-theme='night'])");
  expect(asked).toEqual(readTokens(app, ":root[data-theme='day']"));
  expect([...asked]).toEqual([['--day', '1']]);
  expect(night.get('--day')).toBe('0');
  expect(app.match(/light-dark/g)?.length).toBeGreaterThan(10);
});

test.each(PLAYERS)('the pips of a die of %s', (colour) => {
  const scoped = new Map([...night, ...readTokens(pieces, `[data-colour='${colour}']`)]);
  expect(worst('var(--pips)', 'var(--player)', scoped)).toBeGreaterThanOrEqual(MARK);
});

test('the initial on a player’s mark', () => {
  expect(worst('var(--white)', 'var(--night)', night)).toBeGreaterThanOrEqual(TEXT);
});

test.each([1, 2, 3, 4, 5, 6])('the sign of casino %d', (casino) => {
  const scoped = readTokens(pieces, `[data-enamel='${casino}']`);
  expect(worst('#f5ecd8', 'var(--deep)', scoped)).toBeGreaterThanOrEqual(TEXT);
  expect(worst('var(--glow)', 'var(--deep)', scoped)).toBeGreaterThanOrEqual(MARK);
});

test('the print of every note on its paper', () => {
  const prints = rulesIn(printed)
    .filter(({ selector }) => selector.startsWith('[data-note'))
    .map(({ declared }) => declared.get('--print') ?? '');
  expect(prints).toHaveLength(8);
  for (const print of prints) expect(worst(print, 'var(--stock)', night), print).toBeGreaterThanOrEqual(TEXT);
});

test('a gradient is measured at each stop, and a token by its value', () => {
  expect(coloursIn('linear-gradient(var(--paper-top), #e9dcbd 60%)', night)).toEqual(['#fff8e6', '#e9dcbd']);
});

function styleOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.svelte')) return text;
  return /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
}
