import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { comparePictures, pageOf, partsOf } from '#scripts/shots/compare.js';
import { covers, isWanted, readFlags } from '#scripts/shots/flags.js';

/** A grey picture with some pixels of another shade. */
function makePicture(
  width: number,
  height: number,
  changedPixels: readonly number[] = [],
  shade = 129
): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(128);
  for (const pixel of changedPixels) png.data[pixel * 4] = shade;
  return PNG.sync.write(png);
}

describe('two pictures', () => {
  test('are the same if no pixel differs, however the file is compressed', () => {
    expect(comparePictures(makePicture(4, 4), makePicture(4, 4)).status).toBe('same');
    const other = PNG.sync.write(PNG.sync.read(makePicture(4, 4)), { deflateLevel: 0 });
    expect(other.equals(makePicture(4, 4))).toBe(false);
    expect(comparePictures(makePicture(4, 4), other).status).toBe('same');
  });

  test('differ by each pixel that is one shade off', () => {
    const comparison = comparePictures(makePicture(4, 4), makePicture(4, 4, [0, 5, 15]));
    expect(comparison).toMatchObject({ status: 'changed', pixels: 3 });
    const { width, height } = PNG.sync.read(comparison.difference ?? Buffer.alloc(0));
    expect([width, height]).toEqual([4, 4]);
  });

  test('differ as a whole if their sizes differ', () => {
    expect(comparePictures(makePicture(4, 4), makePicture(4, 5))).toEqual({ status: 'changed', pixels: 20 });
  });

  test('are new or gone if one of them is missing', () => {
    expect(comparePictures(undefined, makePicture(1, 1)).status).toBe('new');
    expect(comparePictures(makePicture(1, 1), undefined).status).toBe('removed');
  });
});

test('the page lists the differences and can filter them by game, size and theme', () => {
  const name = 'razzia/ask-turns-choose-put/390x844-dark.png';
  const row = { picture: name, status: 'changed', pixels: 3, before: 'a.png', after: 'b<.png' } as const;
  const page = pageOf([{ ...row, otherMatch: true }], { title: 'A and B', compared: 7 });
  expect(page).toContain('1 of 7 pictures differ');
  expect(page).toContain('<section data-game="razzia" data-size="390x844" data-theme="dark">');
  expect(page).toContain('changed: 3 pixels. These are two different matches.');
  expect(page).toContain('src="b&lt;.png"');
  expect(page).toContain('difference: none');
  expect(partsOf(name)).toEqual({ game: 'razzia', size: '390x844', theme: 'dark' });
});

describe('the flags', () => {
  test('stand for all sizes in both themes by default', () => {
    const { wanted: selection, words: positionals } = readFlags(['compare', 'A', 'B']);
    expect(positionals).toEqual(['compare', 'A', 'B']);
    expect(selection.sizes).toHaveLength(10);
    expect(selection.themes).toEqual(['dark', 'light']);
    expect(selection.games).toEqual([]);
  });

  test('limit the pictures that are taken and compared', () => {
    const { wanted: selection } = readFlags([
      '--game',
      'razzia',
      '--size',
      '390x844',
      '--theme',
      'dark',
      '--only',
      'choose'
    ]);
    expect(isWanted('razzia/ask-choose-put/390x844-dark.png', selection)).toBe(true);
    expect(isWanted('razzia/page-choose/390xwhole-dark.png', selection)).toBe(true);
    expect(isWanted('vegas/ask-choose-put/390x844-dark.png', selection)).toBe(false);
    expect(isWanted('razzia/ask-draw-lay/390x844-dark.png', selection)).toBe(false);
    expect(isWanted('razzia/ask-choose-put/320x568-dark.png', selection)).toBe(false);
    expect(isWanted('razzia/ask-choose-put/390x844-light.png', selection)).toBe(false);
  });

  test('reject an unknown size or theme', () => {
    expect(() => readFlags(['--size', 'phone'])).toThrow('phone');
    expect(() => readFlags(['--theme', 'night'])).toThrow('night');
  });

  test('a set is reused only for pictures that it contains', () => {
    const allShots = readFlags([]).wanted;
    const { wanted: selection } = readFlags(['--game', 'razzia', '--size', '390x844']);
    expect(covers(allShots, selection)).toBe(true);
    expect(covers(selection, allShots)).toBe(false);
    expect(covers(selection, readFlags(['--game', 'vegas', '--size', '390x844']).wanted)).toBe(false);
    expect(
      covers(selection, readFlags(['--game', 'razzia', '--size', '390x844', '--theme', 'large']).wanted)
    ).toBe(false);
  });
});
