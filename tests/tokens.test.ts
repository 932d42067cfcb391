import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import kept from './colours.json';

const tokens = stylesOf('src/app.css');

/** Tokens that are the same by day and by night. */
const steady = [...tokens.matchAll(/--([\w-]+): (#[0-9a-f]{3,8});/g)].filter(
  ([, name]) => [...tokens.matchAll(new RegExp(`--${name ?? ''}:`, 'g'))].length === 1
);

/** The first page stays small, and the colours of the pieces are what they are called by. */
const ITSELF = [
  'src/lib/ui/Cover.svelte',
  'src/lib/ui/PlayerMark.svelte',
  'src/lib/ui/Ticket.svelte',
  'src/lib/ui/pieces.css'
];

/** What styles a component, without what is said about it. */
function stylesOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const styles = file.endsWith('.css') ? text : (/<style[^>]*>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '');
  return styles.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** Colours that are written out. */
function coloursOf(styles: string): readonly string[] {
  return (
    styles.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab)a?\([^)]*\)|\b(white|black)\b(?!-)/gi) ?? []
  ).map((colour) => colour.toLowerCase());
}

const styled = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => posix.join('src', file.replaceAll('\\', '/')))
  .filter((file) => /\.(svelte|css)$/.test(file) && file !== 'src/app.css')
  .sort();

describe('colours are those of app.css', () => {
  test('what has one of its own is on the list, with how many; the list only grows shorter', () => {
    const found = styled.map((file) => [file, coloursOf(stylesOf(file)).length] as const);
    expect(Object.fromEntries(found.filter(([, count]) => count > 0))).toEqual(kept);
  });

  test('no component writes out a colour that has a name', () => {
    expect(steady.length).toBeGreaterThan(10);
    const named = new Map(steady.map(([, name, colour]) => [colour, name]));
    const written = styled
      .filter((file) => !ITSELF.includes(file))
      .flatMap((file) =>
        coloursOf(stylesOf(file))
          .filter((colour) => named.has(colour))
          .map((colour) => `${file}: ${colour} is var(--${named.get(colour) ?? ''})`)
      );
    expect(written).toEqual([]);
  });

  test('what is found and what is not', () => {
    expect(coloursOf('a { color: #FFF; background: rgb(0 0 0 / 40%); border: 1px solid white }')).toEqual([
      '#fff',
      'rgb(0 0 0 / 40%)',
      'white'
    ]);
    expect(coloursOf('a { color: var(--ink); white-space: nowrap }')).toEqual([]);
  });
});

/** The first page, which stays small. */
const FIRST =
  /^src\/(routes\/(\+\w+|Box|Hands|HomeTop|Intro|Shelf)\.svelte|routes\/tickets\/|lib\/ui\/((Cover|Rubric|Tabs|Ticket|PlayerMark|Banner|Unshown|Announcer)\.svelte|pieces\.css))/;

/** Distances and corners that are written out though they have a name. */
function namedSizesOf(styles: string): readonly string[] {
  const declared = styles.matchAll(
    /(?:^|[\s;{])((?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?|border-radius):\s*([^;{}]+)/g
  );
  return [...declared].flatMap(([, property = '', value = '']) =>
    [...value.matchAll(/(?<![-\w.])(\d+)px\b/g)].flatMap(([, pixels = '']) => {
      const name = `--${property === 'border-radius' ? 'radius' : 'space'}-${pixels}`;
      return tokens.includes(`${name}: ${pixels}px;`) ? [`${property}: ${pixels}px is var(${name})`] : [];
    })
  );
}

describe('distances and corners are those of app.css', () => {
  test('no component writes out one that has a name', () => {
    const written = styled
      .filter((file) => !FIRST.test(file))
      .flatMap((file) => namedSizesOf(stylesOf(file)).map((size) => `${file}: ${size}`));
    expect(written).toEqual([]);
  });

  test('what is found and what is not', () => {
    expect(namedSizesOf('a { gap: 8px 5px; padding-top: 12px; border-radius: 10px 3px }')).toEqual([
      'gap: 8px is var(--space-8)',
      'padding-top: 12px is var(--space-12)',
      'border-radius: 10px is var(--radius-10)'
    ]);
    expect(namedSizesOf('a { margin: -8px; width: 8px; --gap: 4px; gap: var(--space-4) }')).toEqual([]);
  });
});
