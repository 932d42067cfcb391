import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesFetchedBy, homePageFiles, modulesThatLoadLasVegas } from '#scripts/build/loaded-files.js';
import { basePath, buildFolder } from '#scripts/settings.js';
import { readPrecached } from '#tests/precached';
import { contentType } from '#service-worker/content-types';

/** Checks the output of `npm run build` as any host would serve it. */

/** Workbox silently skips larger files. */
const PRECACHE_LIMIT = 2 * 1024 * 1024;

const files = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => statSync(join(buildFolder, file)).isFile());
const pages = files.filter((file) => file.endsWith('.html'));
const worker = readBuiltFile('sw.js');

/** The stylesheets with the component hashes in their class names. */
const styles = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, marked: new Set(readBuiltFile(file).match(/\bsvelte-\w+/g)) }));

/**
 * Files that need no caching: the browser caches the worker itself, and no page shows the pictures for install prompts
 * and link previews.
 */
const uncachedPattern = /^(sw\.js|\.nojekyll|pictures\/.*)$/;

/** The list of files that the build has written into the worker. */
const precachedFiles = readPrecached(worker);

describe('the precache list of the service worker', () => {
  const precachedUrls = new Set(precachedFiles.map(({ url }) => url));

  test('has every built file, and each page by its address', () => {
    const missingFiles = files
      .filter((file) => !uncachedPattern.test(file))
      .map(addressOf)
      .filter((address) => !precachedUrls.has(address));
    expect(missingFiles).toEqual([]);
  });

  test('has nothing but built files, each with its hash', () => {
    const sums = new Map(precachedFiles.map(({ url, integrity }) => [url, integrity]));
    const mismatches = files
      .filter((file) => !uncachedPattern.test(file))
      .filter((file) => {
        const bytes = readFileSync(join(buildFolder, file));
        const sum = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
        return sums.get(addressOf(file)) !== sum;
      });
    expect(mismatches).toEqual([]);
  });

  test('has a content type for each file', () => {
    const untypedFiles = [...precachedUrls].filter((url) => contentType(url) === 'application/octet-stream');
    expect(untypedFiles).toEqual([]);
  });

  test('has no file over the size limit of Workbox', () => {
    const oversizedFiles = files.filter((file) => statSync(join(buildFolder, file)).size > PRECACHE_LIMIT);
    expect(oversizedFiles).toEqual([]);
  });

  test('has no address that the build lacks, because the worker could then never be installed', () => {
    const builtAddresses = new Set(files.map(addressOf));
    expect([...precachedUrls].filter((address) => !builtAddresses.has(address))).toEqual([]);
  });

  test('has the fallback page for all other addresses', () => {
    expect(precachedUrls).toContain('404.html');
    expect(worker).toContain('createHandlerBoundToURL');
  });

  test('a newer worker waits until it is told to take over', () => {
    expect(worker).toContain('SKIP_WAITING');
    expect(worker.match(/skipWaiting\(\)/g)).toHaveLength(1);
  });
});

describe.each(pages)('%s', (page) => {
  const html = readBuiltFile(page);

  test('has its content security policy before anything that the policy restricts', () => {
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html);
    expect(policy?.[1]).toMatch(/^default-src 'none';/);
    expect(policy?.[1]).toMatch(/require-trusted-types-for 'script'/);
    expect(policy?.[1]).not.toMatch(/unsafe-(inline|eval)|\*|http/);
    const htmlBefore = html.slice(0, policy?.index);
    expect(htmlBefore).not.toMatch(/<script|<style|rel="(stylesheet|modulepreload)"/);
  });

  test('loads nothing from another host', () => {
    expect(filesFetchedBy(html).filter((address) => /^(\w+:)?\/\//.test(address))).toEqual([]);
  });

  test('has no style attribute, because the policy refuses it', () => {
    const announcer = /<div id="svelte-announcer"[^>]*>/g;
    expect(html.replace(announcer, '')).not.toMatch(/<[^>]*\sstyle="/);
  });

  test('links the styles of all its components', () => {
    const body = html.slice(html.indexOf('<body'));
    const styleMarks = new Set([...body.matchAll(/\bsvelte-\w+/g)].map(([mark]) => mark));
    const linkedStyles = styles.filter(({ file }) => html.includes(file.slice(file.lastIndexOf('/'))));
    const unstyledMarks = [...styleMarks].filter(
      (mark) =>
        styles.some(({ marked }) => marked.has(mark)) && !linkedStyles.some(({ marked }) => marked.has(mark))
    );
    expect(unstyledMarks).toEqual([]);
  });

  test('has a title and a heading', () => {
    if (page === '404.html') return;
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<h1[\s>]/);
  });
});

test('no stylesheet and no manifest loads anything from another host', () => {
  const styledFiles = files
    .filter((file) => /\.(css|webmanifest)$/.test(file))
    .filter((file) => /(url\(["']?|"src":\s*"|@import\s+["']?)(\w+:)?\/\//.test(readBuiltFile(file)));
  expect(styledFiles).toEqual([]);
});

test('no other game and no page of the simple view loads the rules or the board of Las Vegas', () => {
  expect(modulesThatLoadLasVegas()).toEqual([]);
});

test('the home page loads no game and no storage at the start', () => {
  const loadedFiles = homePageFiles().filter((file) => file.endsWith('.js'));
  const heavyFiles = loadedFiles.filter((file) =>
    /LV 4|"las-vegas"\s*,\s*case|CaseError/.test(readBuiltFile(file))
  );
  expect(heavyFiles).toEqual([]);
});

function readBuiltFile(file: string): string {
  return readFileSync(join(buildFolder, file), 'utf8');
}

/** The URL of a file relative to the worker; the full path for the home page. */
function addressOf(file: string): string {
  if (file === 'index.html') return `${basePath}/`;
  return file.endsWith('/index.html') ? file.slice(0, -'index.html'.length) : file;
}
