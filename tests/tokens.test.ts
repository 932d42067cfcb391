import { describe, expect, test } from 'vitest';
import { declarationsOf, FIRST, styled, stylesOf } from './styles';

const tokens = stylesOf('src/app.css');

/** Distances and corners that are written out though they have a name. */
function namedSizesOf(styles: string): readonly string[] {
  return declarationsOf(styles)
    .filter(([property]) => /^((row-|column-)?gap|(padding|margin)(-[a-z-]+)?|border-radius)$/.test(property))
    .flatMap(([property, value]) =>
      [...value.matchAll(/(?<![-\w.])(\d+)px\b/g)].flatMap(([, pixels = '']) => {
        const name = `--${property === 'border-radius' ? 'radius' : 'space'}-${pixels}`;
        return tokens.includes(`${name}: ${pixels}px;`) ? [`${property}: ${pixels}px is var(${name})`] : [];
      })
    );
}

describe('distances and corners are those of app.css', () => {
  test('no component writes out one that has a name', () => {
    const written = styled
      .filter((file) => !FIRST.test(file) && file !== 'src/app.css')
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
