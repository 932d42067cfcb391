import { describe, expect, test } from 'vitest';
import { declarationsOf, HOME_PAGE_FILES, styledFiles, stylesOf, tagsOf } from './styles';

/**
 * The maximum number of different pixel lengths on all screens, including drawings and hairlines. Only ever lower it.
 */
const MAX_LENGTHS = 126;

const NAMING_FILES = ['src/app.css', 'src/lib/ui/styles/sizes.css'];

const otherFiles = styledFiles.filter((file) => !NAMING_FILES.includes(file) && !HOME_PAGE_FILES.test(file));

/** The width of a hairline, which is not counted as a hard-coded length. */
const HAIRLINE = '1px';

/** A value without its brackets: computed lengths depend on the available room. */
function withoutBrackets(value: string): string {
  const outerText = value.replace(/\([^()]*\)/g, '');
  return outerText === value ? value : withoutBrackets(outerText);
}

/** Lengths that are hard-coded in these properties. */
function writtenLengths(styles: string, properties: RegExp, unit: RegExp): readonly string[] {
  return declarationsOf(styles)
    .filter(([property]) => properties.test(property))
    .flatMap(([property, value]) =>
      (withoutBrackets(value).match(unit) ?? [])
        .filter((length) => length.replace('-', '') !== HAIRLINE)
        .map((length) => `${property}: ${length}`)
    );
}

const PIXEL_LENGTH = /(?<![\w.-])-?[\d.]+px\b/g;
const LENGTH = /(?<![\w.-])-?[\d.]+(px|rem)\b/g;
const DISTANCE_PROPERTY = /^((row-|column-)?gap|(padding|margin)(-[a-z-]+)?)$/;

/** Properties that set a font size, directly or for a component. */
const TYPE_PROPERTY =
  /^(font-size|--(plate-number|tiled-number|worded-number|figure|sum|bar-sum|count-size|purse))$/;

function distancesOf(styles: string): readonly string[] {
  return writtenLengths(styles, DISTANCE_PROPERTY, PIXEL_LENGTH);
}

/** This file is left out: the seats of eight players share the remaining height of a small screen. */
const SEAT_STRIP_FILE = 'src/lib/ui/layout/SeatStrip.svelte';

/** Hard-coded heights in the range of tap targets and rows, which have only a few heights. */
function heightsOf(styles: string): readonly string[] {
  return writtenLengths(styles, /^min-height$/, PIXEL_LENGTH).filter((text) => {
    const pixels = Number.parseFloat(text.replace(/^.*: /, ''));
    return pixels >= 48 && pixels <= 112;
  });
}

function cornersOf(styles: string): readonly string[] {
  return writtenLengths(styles, /^border-(\w+-\w+-)?radius$/, PIXEL_LENGTH);
}

/** The size of a piece, with a default. The letters on the piece scale with it. */
const PIECE_SIZE = /var\(--[\w-]+, \d+px\)/g;

/** Whether a component contains a drawing with text, whose size is in units of the drawing that CSS calls pixels. */
function isDrawing(file: string): boolean {
  return tagsOf(file).includes('<text');
}

function typeOf(styles: string): readonly string[] {
  return declarationsOf(styles)
    .filter(([property]) => TYPE_PROPERTY.test(property))
    .flatMap(([property, value]) =>
      (value.replace(PIECE_SIZE, '').match(LENGTH) ?? []).map((length) => `${property}: ${length}`)
    );
}

describe('sizes use the properties of app.css and sizes.css', () => {
  test('no component hard-codes a distance', () => {
    expect(
      otherFiles.flatMap((file) => distancesOf(stylesOf(file)).map((distance) => `${file} ${distance}`))
    ).toEqual([]);
  });

  test('no component hard-codes a corner radius', () => {
    expect(
      otherFiles.flatMap((file) => cornersOf(stylesOf(file)).map((corner) => `${file} ${corner}`))
    ).toEqual([]);
  });

  test('no component hard-codes the height of a tap target or a row', () => {
    const freeFiles = otherFiles.filter((file) => file !== SEAT_STRIP_FILE);
    expect(
      freeFiles.flatMap((file) => heightsOf(stylesOf(file)).map((height) => `${file} ${height}`))
    ).toEqual([]);
  });

  test('the number of different lengths does not grow', () => {
    const lengths = styledFiles
      .filter((file) => !NAMING_FILES.includes(file))
      .flatMap((file) => declarationsOf(stylesOf(file)))
      .flatMap(([, value]) => value.match(PIXEL_LENGTH) ?? [])
      .map((length) => length.replace('-', ''));
    expect(new Set(lengths).size).toBeLessThanOrEqual(MAX_LENGTHS);
  });

  test('no component hard-codes a font size, except in drawings', () => {
    const problems = styledFiles
      .filter((file) => !NAMING_FILES.includes(file))
      .flatMap((file) =>
        typeOf(stylesOf(file))
          .filter((text) => !(text.endsWith('px') && isDrawing(file)))
          .map((text) => `${file} ${text}`)
      );
    expect(problems).toEqual([]);
  });

  test('the patterns find what they should', () => {
    expect(distancesOf('a { gap: 8px 5px; padding-top: 12px; margin: 0 -6px 0 auto }')).toEqual([
      'gap: 8px',
      'gap: 5px',
      'padding-top: 12px',
      'margin: -6px'
    ]);
    expect(distancesOf('a { margin: -1px; width: 8px; padding: clamp(6px, 2vh, 9px) }')).toEqual([]);
    expect(heightsOf('a { min-height: 52px; height: 60px } b { min-height: var(--main) }')).toEqual([
      'min-height: 52px'
    ]);
    expect(cornersOf('a { border-radius: var(--radius-6) 7px 0 50%; border-top-left-radius: 2px }')).toEqual([
      'border-radius: 7px',
      'border-top-left-radius: 2px'
    ]);
    expect(typeOf('a { font-size: min(3rem, 11vw); --sum: 13px; --die: 13px }')).toEqual([
      'font-size: 3rem',
      '--sum: 13px'
    ]);
  });
});
