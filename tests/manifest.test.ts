import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withLinkPreview, PREVIEW } from '#scripts/build/link-preview.js';
import { parseOrigin, root } from '#scripts/settings.js';

/** Checks how browsers, stores and chats present the app before anyone opens it. */

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: 'narrow' | 'wide';
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly file_handlers: readonly {
    readonly action: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
}

const page = readFileSync(join(root, 'src/app.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(root, 'static/manifest.webmanifest'), 'utf8')) as Manifest;
const { icons, screenshots, shortcuts, file_handlers: handlers } = manifest;

/** Width and height from the header of a PNG file: eight bytes of signature, then the first chunk. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(root, 'static', file));
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const pictures = [...icons, ...screenshots];

test.each(pictures.map((picture) => [picture.src, picture] as const))(
  '%s exists with the declared size',
  (_, { src, sizes }) => {
    if (src.endsWith('.svg')) expect(existsSync(join(root, 'static', src)) && sizes).toBe('any');
    else expect(sizeOf(src)).toBe(sizes);
  }
);

test('there are icons for every purpose', () => {
  expect(new Set(icons.map(({ purpose = 'any' }) => purpose))).toEqual(
    new Set(['any', 'maskable', 'monochrome'])
  );
});

test('screenshots show a phone and a tablet, and are small enough for an install prompt', () => {
  expect(new Set(screenshots.map((screenshot) => screenshot.form_factor))).toEqual(
    new Set(['narrow', 'wide'])
  );
  for (const { src } of screenshots)
    expect(readFileSync(join(root, 'static', src)).length).toBeLessThan(300_000);
});

describe('addresses', () => {
  const addresses = [
    manifest.start_url,
    ...shortcuts.map(({ url }) => url),
    ...handlers.map(({ action }) => action)
  ];

  test.each(addresses)('%s opens a page, at the root and in a folder', (address) => {
    for (const home of ['https://croupier.example/', 'https://host.example/games/croupier/']) {
      const { pathname } = new URL(address, `${home}manifest.webmanifest`);
      expect(pathname.startsWith(new URL(manifest.scope, home).pathname)).toBe(true);
      const route = pathname.slice(new URL(home).pathname.length);
      expect(existsSync(join(root, 'src/routes', route, '+page.svelte')), route).toBe(true);
    }
  });

  test('the shortcut to a new game opens the list of boxes on the home page', () => {
    const homeSource = readFileSync(join(root, 'src/routes/+page.svelte'), 'utf8');
    expect(homeSource).toContain(`id="${shortcuts[0]?.url.split('#')[1] ?? '-'}"`);
  });
});

test('every kind of file that the app saves can be opened with the app', () => {
  const fileEndings = handlers.flatMap(({ accept }) => Object.values(accept).flat());
  expect(fileEndings.toSorted()).toEqual(['.gz', '.json', '.txt']);
});

test('the colour of the browser’s bar matches each theme', () => {
  expect(page).toContain(`media="(prefers-color-scheme: dark)" content="${manifest.theme_color}"`);
  expect(page).toContain('media="(prefers-color-scheme: light)" content="#ece1c8"');
});

describe('the link preview', () => {
  const homeSource = page.replace('%sveltekit.head%', '<title>Croupier</title>');
  const tagsOf = (place: { origin: string; base: string }): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [
        ...withLinkPreview(homeSource, place).matchAll(
          /<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g
        )
      ].map(([, name = '', content = '']) => [name, content])
    );
  const description =
    'The dealer for your Vegas game night: keeps score, works out payouts and explains every dollar.';

  test('has a title, a description and a picture with an absolute address', () => {
    expect(tagsOf({ origin: 'https://host.example', base: '/croupier' })).toEqual({
      'og:type': 'website',
      'og:title': 'Croupier',
      'og:description': description,
      'og:url': 'https://host.example/croupier/',
      'og:image': 'https://host.example/croupier/pictures/link-preview.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image'
    });
    expect(sizeOf(PREVIEW.file)).toBe('1200x630');
  });

  test('is missing if no address is known', () => {
    expect(withLinkPreview(homeSource, { origin: '', base: '' })).toBe(homeSource);
  });

  test('refuses a page without a title, and an invalid origin', () => {
    expect(() => withLinkPreview('<p>', { origin: '', base: '' })).toThrow('lacks a title');
    expect(parseOrigin('https://host.example/croupier/')).toBe('https://host.example');
    expect(parseOrigin('')).toBe('');
    expect(() => parseOrigin('host.example')).toThrow('PUBLIC_ORIGIN');
    expect(() => parseOrigin('file:///tmp')).toThrow('PUBLIC_ORIGIN');
  });
});
