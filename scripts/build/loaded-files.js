import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, buildFolder, generatedFolder, root } from '#scripts/settings.js';

/**
 * Finds the files that the browser loads from a finished build, for `size-limit.config.js` and `tests/build.test.ts`.
 */

/**
 * A file in Vite's manifest: its imports and its styles.
 *
 * @typedef {object} Built
 * @property {string} file
 * @property {string} [name]
 * @property {readonly string[]} [imports]
 * @property {readonly string[]} [css]
 */

/** The chunk groups of `vite.config.ts` that only a match of Las Vegas loads. */
const LAS_VEGAS_GROUPS = ['las-vegas-rules', 'las-vegas-board'];
/** The chunk groups that a match of Las Vegas loads until its first ask. */
const MATCH_GROUPS = ['shell', ...LAS_VEGAS_GROUPS];

/** @returns {readonly string[]} the files that a first visit to `/` loads before any tap */
export function homePageFiles() {
  return withoutDuplicates(['index.html', ...filesFetchedBy(readBuiltFile('index.html')).map(fileOf)]);
}

/** @returns {readonly string[]} the files that a match of Las Vegas loads until its first ask accepts a tap */
export function filesOfMatch() {
  const page = readBuiltFile('match/index.html');
  const chunks = Object.entries(readManifest())
    .filter(([, { name = '' }]) => MATCH_GROUPS.includes(name))
    .map(([text]) => text);
  if (chunks.length !== MATCH_GROUPS.length)
    throw new Error(`The build has ${chunks.length} of ${MATCH_GROUPS.length} files of a match.`);
  const files = withImports(chunks).flatMap(({ file, css = [] }) => [file, ...css]);
  return withoutDuplicates(['match/index.html', ...filesFetchedBy(page).map(fileOf), ...files]);
}

/**
 * Finds modules of other games or pages that load chunks meant for a match of Las Vegas only.
 *
 * @returns {readonly string[]}
 */
export function modulesThatLoadLasVegas() {
  return Object.keys(readManifest())
    .filter((text) => text.startsWith('src/') && !text.startsWith('src/lib/games/las-vegas/'))
    .filter((text) => withImports([text]).some(({ name = '' }) => LAS_VEGAS_GROUPS.includes(name)));
}

/** @returns {Readonly<Record<string, Built>>} the manifest of the build */
function readManifest() {
  const manifest = join(root, generatedFolder, 'output/client/.vite/manifest.json');
  return JSON.parse(readFileSync(manifest, 'utf8'));
}

/** @param {readonly string[]} chunks @returns {readonly Built[]} these files and all their imports */
function withImports(chunks) {
  const files = readManifest();
  const loadedChunks = new Set(chunks);
  for (const text of loadedChunks) for (const next of files[text]?.imports ?? []) loadedChunks.add(next);
  return [...loadedChunks].flatMap((text) => files[text] ?? []);
}

/**
 * Finds everything that the browser fetches for a page by itself: scripts, styles, pictures, icons, fonts, the
 * manifest. It skips the icon for a phone's home screen, which is fetched on installation.
 *
 * @param {string} html
 * @returns {readonly string[]} addresses
 */
export function filesFetchedBy(html) {
  const tags =
    html.match(/<(link|script|img|source|image|use|iframe|video|audio|object|embed)\b[^>]*>/g) ?? [];
  const fetchedFiles = tags
    .filter((tag) => !/rel="(canonical|alternate|license|author|apple-touch-icon)"/.test(tag))
    .flatMap((tag) =>
      [...tag.matchAll(/\s(?:href|src|data)="([^"#][^"]*)"/g)].map(([, address]) => address ?? '')
    );
  const importedAddresses = [...html.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, address]) => address ?? '');
  return [...fetchedFiles, ...importedAddresses].filter((address) => !address.startsWith('data:'));
}

/** @param {string} address @returns {string} the file in the build */
export function fileOf(address) {
  const path = address.replace(/[?#].*$/, '').replace(/^(\.{1,2}\/)+/, '');
  return path.startsWith('/') ? path.slice(basePath.length + 1) : path;
}

/** @param {string} file @returns {string} */
function readBuiltFile(file) {
  return readFileSync(join(buildFolder, file), 'utf8');
}

/** @param {readonly string[]} files @returns {readonly string[]} */
function withoutDuplicates(files) {
  return [...new Set(files)];
}
