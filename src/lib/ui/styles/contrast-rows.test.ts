import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseColours, readTokens, parseRules, worstContrast, type Tokens } from './fixtures/colours';

/** Checks text whose background is set by another rule: an enamel wash, hatching, or a gradient between both. */

const MIN_TEXT_CONTRAST = 7;
const MIN_DIMMED_CONTRAST = 4.5;
const MIN_MARK_CONTRAST = 3;
const BOARD_FOLDER = 'src/lib/games/las-vegas/ui';
/** The claims of a payout. */
const WALK_FILE = '../../../shell/payout/PayoutWalk';

const appCss = readFileSync('src/app.css', 'utf8');
const pieces = readFileSync('src/lib/ui/styles/pieces.css', 'utf8');
const colourCss = readFileSync('src/lib/ui/styles/colours.css', 'utf8');
const nightTokens = new Map([appCss, pieces, colourCss].flatMap((css) => [...readTokens(css, ':root')]));
const themes: readonly (readonly [name: string, tokens: Tokens])[] = [
  ['night', nightTokens],
  ['day', new Map([...nightTokens, ['--day', '1']])]
];

const surfaces: readonly (readonly [file: string, selector: string, fronts: string, least: number])[] = [
  ['casinos/CasinoRow', '.lit', '#f5ecd8', MIN_TEXT_CONTRAST],
  ['casinos/CasinoRow', '.dark', 'var(--second)', MIN_TEXT_CONTRAST],
  ['count/CasinoTabs', 'button', 'var(--glow)', MIN_MARK_CONTRAST],
  ['count/CountRow', '.lit', 'var(--text) var(--second) var(--lit)', MIN_TEXT_CONTRAST],
  ['count/CountRow', '.struck', 'var(--text) var(--second) var(--tie-text)', MIN_TEXT_CONTRAST],
  ['DealBoard', 'li', 'var(--text)', MIN_TEXT_CONTRAST],
  [WALK_FILE, 'li', 'var(--text)', MIN_TEXT_CONTRAST],
  [WALK_FILE, '.tied', 'var(--text) var(--tie-text)', MIN_TEXT_CONTRAST]
];

describe.each(themes)('by %s', (_, tokens) => {
  test.each(surfaces)('text on %s %s has enough contrast', (file, selector, frontColours, minimum) => {
    const background = groundOf(file, selector);
    for (const casino of [1, 2, 3, 4, 5, 6]) {
      const casinoTokens = new Map([...tokens, ...readTokens(pieces, `[data-enamel='${casino}']`)]);
      for (const frontColour of frontColours.split(' ')) {
        const ratio = worstContrast(frontColour, background, casinoTokens);
        expect(ratio, `${frontColour} at casino ${casino}`).toBeGreaterThanOrEqual(minimum);
      }
    }
  });
});

test.each(themes)('the print of a note that is dimmed by %s', (_, tokens) => {
  const printColours = parseRules(colourCss)
    .filter(({ selector }) => selector.startsWith('[data-note'))
    .map(({ declared }) => parseColours(declared.get('--print') ?? '', tokens)[0] ?? '');
  const [stockColour = ''] = parseColours('var(--stock)', tokens);
  expect(printColours).toHaveLength(8);
  const dimRule = parseRules(styleOf(`${BOARD_FOLDER}/casinos/Notes.svelte`)).find(
    ({ selector }) => selector === '.dim'
  );
  const [, minimum, dayShare] =
    /^calc\(([\d.]+) \+ ([\d.]+) \* var\(--day\)\)$/.exec(dimRule?.declared.get('opacity') ?? '') ?? [];
  const share = Number(minimum) + Number(dayShare) * Number(tokens.get('--day'));
  expect(share).toBeGreaterThan(0.5);
  const row = groundOf('casinos/CasinoRow', '.dark');
  for (const casino of [1, 2, 3, 4, 5, 6]) {
    const casinoTokens = new Map([...tokens, ...readTokens(pieces, `[data-enamel='${casino}']`)]);
    for (const printColour of printColours) {
      const [background = ''] = parseColours(row, casinoTokens);
      const [frontColour = '', backColour = ''] = [printColour, stockColour].map(
        (colour) =>
          parseColours(`color-mix(in srgb, ${colour} ${share * 100}%, ${background})`, casinoTokens)[0]
      );
      expect(
        worstContrast(frontColour, backColour, casinoTokens),
        `${printColour} at casino ${casino}`
      ).toBeGreaterThanOrEqual(MIN_DIMMED_CONTRAST);
    }
  }
});

test('a translucent layer is blended, and hatching is measured where its lines cross', () => {
  const rowTokens = new Map([...nightTokens, ['--deep', '#5c3f05']]);
  expect(parseColours('color-mix(in srgb, var(--deep) calc(50% * 0.5), #000000)', rowTokens)).toEqual([
    '#171001'
  ]);
  const line = 'repeating-linear-gradient(45deg, transparent 0 11px, rgb(255 255 255 / 10%) 11px 12px)';
  expect(parseColours(`${line}, ${line}, #000000`, rowTokens)).toEqual(['#000000', '#313131']);
});

function groundOf(file: string, selector: string): string {
  if (file === 'casinos/CasinoRow') return groundOfCasino(selector);
  const rules = parseRules(styleOf(`${BOARD_FOLDER}/${file}.svelte`));
  const background = rules.find((rule) => rule.selector === selector && rule.declared.has('background'));
  const ground = background?.declared.get('background');
  if (ground === undefined) throw new Error(`${file} lays no ground with ${selector}`);
  return ground.replace(/\s+/g, ' ');
}

/** The background of a place's row, in the colours that the casino sets. */
function groundOfCasino(selector: string): string {
  const casino = parseRules(styleOf(`${BOARD_FOLDER}/casinos/CasinoRow.svelte`));
  const colours = new Map(
    casino
      .filter((rule) => rule.selector === '.casino' || rule.selector === selector)
      .flatMap(({ declared }) => [...declared])
  );
  const row = parseRules(styleOf('src/lib/ui/table/PlaceRow.svelte'));
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
