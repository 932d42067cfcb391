import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coloursIn, readTokens, rulesIn, worst, type Tokens } from './fixtures/colours';

/** Checks text whose background is set by another rule: an enamel wash, hatching, or a gradient between both. */

const TEXT = 7;
const DIMMED = 4.5;
const MARK = 3;
const BOARD = 'src/lib/games/las-vegas/ui';
/** The claims of a payout. */
const WALK = '../../../shell/payout/PayoutWalk';

const app = readFileSync('src/app.css', 'utf8');
const pieces = readFileSync('src/lib/ui/styles/pieces.css', 'utf8');
const printed = readFileSync('src/lib/ui/styles/colours.css', 'utf8');
const night = new Map([app, pieces, printed].flatMap((css) => [...readTokens(css, ':root')]));
const themes: readonly (readonly [name: string, tokens: Tokens])[] = [
  ['night', night],
  ['day', new Map([...night, ['--day', '1']])]
];

const surfaces: readonly (readonly [file: string, selector: string, fronts: string, least: number])[] = [
  ['casinos/CasinoRow', '.lit', '#f5ecd8', TEXT],
  ['casinos/CasinoRow', '.dark', 'var(--second)', TEXT],
  ['count/CasinoTabs', 'button', 'var(--glow)', MARK],
  ['count/CountRow', '.lit', 'var(--text) var(--second) var(--lit)', TEXT],
  ['count/CountRow', '.struck', 'var(--text) var(--second) var(--tie-text)', TEXT],
  ['DealBoard', 'li', 'var(--text)', TEXT],
  [WALK, 'li', 'var(--text)', TEXT],
  [WALK, '.tied', 'var(--text) var(--tie-text)', TEXT]
];

describe.each(themes)('by %s', (_, tokens) => {
  test.each(surfaces)('text on %s %s has enough contrast', (file, selector, fronts, minimum) => {
    const ground = groundOf(file, selector);
    for (const casino of [1, 2, 3, 4, 5, 6]) {
      const scoped = new Map([...tokens, ...readTokens(pieces, `[data-enamel='${casino}']`)]);
      for (const front of fronts.split(' ')) {
        const ratio = worst(front, ground, scoped);
        expect(ratio, `${front} at casino ${casino}`).toBeGreaterThanOrEqual(minimum);
      }
    }
  });
});

test.each(themes)('the print of a note that is dimmed by %s', (_, tokens) => {
  const prints = rulesIn(printed)
    .filter(({ selector }) => selector.startsWith('[data-note'))
    .map(({ declared }) => coloursIn(declared.get('--print') ?? '', tokens)[0] ?? '');
  const [stock = ''] = coloursIn('var(--stock)', tokens);
  expect(prints).toHaveLength(8);
  const dim = rulesIn(styleOf(`${BOARD}/casinos/Notes.svelte`)).find(({ selector }) => selector === '.dim');
  const [, minimum, more] =
    /^calc\(([\d.]+) \+ ([\d.]+) \* var\(--day\)\)$/.exec(dim?.declared.get('opacity') ?? '') ?? [];
  const share = Number(minimum) + Number(more) * Number(tokens.get('--day'));
  expect(share).toBeGreaterThan(0.5);
  const row = groundOf('casinos/CasinoRow', '.dark');
  for (const casino of [1, 2, 3, 4, 5, 6]) {
    const scoped = new Map([...tokens, ...readTokens(pieces, `[data-enamel='${casino}']`)]);
    for (const print of prints) {
      const [ground = ''] = coloursIn(row, scoped);
      const [front = '', behind = ''] = [print, stock].map(
        (colour) => coloursIn(`color-mix(in srgb, ${colour} ${share * 100}%, ${ground})`, scoped)[0]
      );
      expect(worst(front, behind, scoped), `${print} at casino ${casino}`).toBeGreaterThanOrEqual(DIMMED);
    }
  }
});

test('a translucent layer is blended, and hatching is measured where its lines cross', () => {
  const scoped = new Map([...night, ['--deep', '#5c3f05']]);
  expect(coloursIn('color-mix(in srgb, var(--deep) calc(50% * 0.5), #000000)', scoped)).toEqual(['#171001']);
  const line = 'repeating-linear-gradient(45deg, transparent 0 11px, rgb(255 255 255 / 10%) 11px 12px)';
  expect(coloursIn(`${line}, ${line}, #000000`, scoped)).toEqual(['#000000', '#313131']);
});

function groundOf(file: string, selector: string): string {
  if (file === 'casinos/CasinoRow') return groundOfCasino(selector);
  const rules = rulesIn(styleOf(`${BOARD}/${file}.svelte`));
  const background = rules.find((rule) => rule.selector === selector && rule.declared.has('background'));
  const ground = background?.declared.get('background');
  if (ground === undefined) throw new Error(`${file} lays no ground with ${selector}`);
  return ground.replace(/\s+/g, ' ');
}

/** The background of a place's row, in the colours that the casino sets. */
function groundOfCasino(selector: string): string {
  const casino = rulesIn(styleOf(`${BOARD}/casinos/CasinoRow.svelte`));
  const colours = new Map(
    casino
      .filter((rule) => rule.selector === '.casino' || rule.selector === selector)
      .flatMap(({ declared }) => [...declared])
  );
  const row = rulesIn(styleOf('src/lib/ui/table/PlaceRow.svelte'));
  const backgrounds = row.filter((rule) => rule.declared.has('background'));
  const ground = (backgrounds.find((rule) => rule.selector === selector) ?? backgrounds[0])?.declared.get(
    'background'
  );
  if (ground === undefined) throw new Error(`PlaceRow lays no ground with ${selector}`);
  return ground
    .replace(
      /var\((--place[\w-]*)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g,
      (_, name: string, other: string) => colours.get(name) ?? other
    )
    .replace(/\s+/g, ' ')
    .replace(/\( | \)/g, (bracket) => bracket.trim())
    .replace(/^none, /, '');
}

function styleOf(file: string): string {
  return /<style>([\s\S]*)<\/style>/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
