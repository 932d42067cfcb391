import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './settings.js';
import { comparePictures, pageOf } from './shots/compare.js';
import { covers, isWanted, readFlags } from './shots/flags.js';
import { commitHere, commitOf, withCommitCheckedOut, run } from './source-of.js';

/**
 * `npm run shots` takes pictures of every kind of ask, the other screens of a match and every page, and writes them to
 * `shots/<commit>/`. `npm run shots -- compare A B` takes the missing pictures of two commits, writes a page that shows
 * the differences, and exits with 1 if there are any. Both take `--game`, `--size`, `--theme` and `--only`, each with a
 * list separated by commas; `--built` uses the existing build.
 *
 * @typedef {import('./shots/flags.js').Wanted} Wanted
 */

const folder = join(root, 'shots');
const tools = ['tests/shots', 'scripts/shots', 'tests/e2e/support/stored-match.ts'];
/** Files that the other commit keeps if it has them, because its names for the app may differ. */
const ownFiles = ['tests/shots/app.ts', 'tests/shots/playwright.config.ts'];
/** The file that lists which pictures were requested for a set. */
const REQUESTS_FILE = 'taken.json';

/** @param {string} targetFolder @returns {Wanted[]} */
function requestsOf(targetFolder) {
  const file = join(targetFolder, REQUESTS_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * @param {string} source the folder with the source @param {string} targetFolder @param {Wanted} wanted
 * @param {{ like?: string, built?: boolean }} [how] `like` is a set whose matches are reused
 */
function takePictures(source, targetFolder, wanted, { like, built = false } = {}) {
  mkdirSync(targetFolder, { recursive: true });
  run(source, 'scripts/shots/take.js', [], {
    SHOTS_INTO: targetFolder,
    SHOTS_GAMES: wanted.games.join(),
    SHOTS_SIZES: wanted.sizes.join(),
    SHOTS_THEMES: wanted.themes.join(),
    SHOTS_ONLY: wanted.only.join(),
    ...(like === undefined ? {} : { SHOTS_LIKE: like }),
    ...(built ? { SHOTS_BUILT: 'yes' } : {})
  });
  writeFileSync(join(targetFolder, REQUESTS_FILE), JSON.stringify([...requestsOf(targetFolder), wanted]));
}

/** @param {string} name @param {Wanted} wanted @param {string} [baseCommit] */
async function takeSet(name, wanted, baseCommit) {
  const commit = commitOf(name);
  const targetFolder = join(folder, commit);
  if (requestsOf(targetFolder).some((request) => covers(request, wanted))) return targetFolder;
  const takeOptions = baseCommit === undefined ? {} : { like: baseCommit };
  await withCommitCheckedOut(commit, { tools, kept: ownFiles }, (source) =>
    takePictures(source, targetFolder, wanted, takeOptions)
  );
  return targetFolder;
}

/** @param {string} set @param {Wanted} wanted */
function picturesOf(set, wanted) {
  const files = readdirSync(set, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(sep, '/')
  );
  return files.filter((file) => file.endsWith('.png') && isWanted(file, wanted));
}

function readIfExists(/** @type {string} */ file) {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** @param {string} before @param {string} after @param {Wanted} wanted */
function compare(before, after, wanted) {
  const names = [before, after].map((set) => relative(folder, set));
  const targetFolder = join(folder, `compared-${names.join('-')}`);
  rmSync(targetFolder, { recursive: true, force: true });
  mkdirSync(targetFolder, { recursive: true });
  const pictures = [...new Set([...picturesOf(before, wanted), ...picturesOf(after, wanted)])].sort();
  const rows = pictures.flatMap((picture) => {
    const [one, other] = [join(before, picture), join(after, picture)];
    const { status, pixels, difference } = comparePictures(readIfExists(one), readIfExists(other));
    if (status === 'same') return [];
    const drawn = join(targetFolder, picture);
    if (difference !== undefined) {
      mkdirSync(dirname(drawn), { recursive: true });
      writeFileSync(drawn, difference);
    }
    const at = (/** @type {string} */ file) => relative(targetFolder, file).replaceAll(sep, '/');
    const [match, otherMatch] = [one, other].map((file) =>
      readIfExists(join(dirname(file), 'match.json'))?.toString()
    );
    return [
      {
        ...{ picture, status, pixels, otherMatch: match !== otherMatch },
        ...(status === 'new' ? {} : { before: at(one) }),
        ...(status === 'removed' ? {} : { after: at(other) }),
        ...(difference === undefined ? {} : { difference: at(drawn) })
      }
    ];
  });
  const page = join(targetFolder, 'index.html');
  const title = `Pictures of ${names.join(' and ')}`;
  writeFileSync(page, pageOf(rows, { title, compared: pictures.length }));
  console.log(`${rows.length} of ${pictures.length} pictures differ: ${relative(root, page)}`);
  return rows.length;
}

const { wanted, words, switches } = readFlags(process.argv.slice(2));
const [command, one, other] = words;
if (command === undefined) {
  const targetFolder = join(folder, commitHere());
  const start = Date.now();
  takePictures(root, targetFolder, wanted, { built: switches.includes('--built') });
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  console.log(
    `${picturesOf(targetFolder, wanted).length} pictures in ${relative(root, targetFolder)}, in ${minutes} minutes`
  );
} else if (command === 'compare' && one !== undefined && other !== undefined) {
  const before = await takeSet(one, wanted);
  const after = await takeSet(other, wanted, before);
  process.exitCode = compare(before, after, wanted) === 0 ? 0 : 1;
} else {
  console.error(
    'npm run shots, or npm run shots -- compare A B; --game, --size, --theme and --only narrow it'
  );
  process.exitCode = 2;
}
