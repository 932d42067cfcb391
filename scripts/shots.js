import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './settings.js';
import { comparePictures, pageOf } from './shots/compare.js';
import { covers, isWanted, readFlags } from './shots/flags.js';
import { commitHere, commitOf, withCommitCheckedOut, runScript } from './source-of.js';

/**
 * `npm run shots` takes pictures of every kind of ask, the other screens of a match and every page, and writes them to
 * `shots/<commit>/`. `npm run shots -- compare A B` takes the missing pictures of two commits, writes a page that shows
 * the differences, and exits with 1 if there are any. Both take `--game`, `--size`, `--theme` and `--only`, each with a
 * list separated by commas; `--built` uses the existing build.
 *
 * @typedef {import('./shots/flags.js').Wanted} Wanted
 */

const folder = join(root, 'shots');
const toolFolders = ['tests/shots', 'scripts/shots', 'tests/e2e/support/stored-match.ts'];
/** If the checked-out commit has these files, it keeps its own versions, because its names for the app may differ. */
const ownFiles = ['tests/shots/app.ts', 'tests/shots/playwright.config.ts'];
/** The file that lists which pictures were requested for a set. */
const REQUESTS_FILE = 'taken.json';

/** @param {string} targetFolder @returns {Wanted[]} */
function requestsOf(targetFolder) {
  const file = join(targetFolder, REQUESTS_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * @param {string} source the folder with the source @param {string} targetFolder @param {Wanted} selection
 * @param {{ like?: string, built?: boolean }} [how] `like` is a set whose matches are reused
 */
function takePictures(source, targetFolder, selection, { like: baseCommit, built: isBuilt = false } = {}) {
  mkdirSync(targetFolder, { recursive: true });
  runScript(source, 'scripts/shots/take.js', [], {
    SHOTS_INTO: targetFolder,
    SHOTS_GAMES: selection.games.join(),
    SHOTS_SIZES: selection.sizes.join(),
    SHOTS_THEMES: selection.themes.join(),
    SHOTS_ONLY: selection.only.join(),
    ...(baseCommit === undefined ? {} : { SHOTS_LIKE: baseCommit }),
    ...(isBuilt ? { SHOTS_BUILT: 'yes' } : {})
  });
  writeFileSync(join(targetFolder, REQUESTS_FILE), JSON.stringify([...requestsOf(targetFolder), selection]));
}

/** @param {string} name @param {Wanted} selection @param {string} [baseCommit] */
async function takeSet(name, selection, baseCommit) {
  const commit = commitOf(name);
  const targetFolder = join(folder, commit);
  if (requestsOf(targetFolder).some((request) => covers(request, selection))) return targetFolder;
  const takeOptions = baseCommit === undefined ? {} : { like: baseCommit };
  await withCommitCheckedOut(commit, { tools: toolFolders, kept: ownFiles }, (source) =>
    takePictures(source, targetFolder, selection, takeOptions)
  );
  return targetFolder;
}

/** @param {string} setFolder @param {Wanted} selection */
function picturesOf(setFolder, selection) {
  const files = readdirSync(setFolder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(sep, '/')
  );
  return files.filter((file) => file.endsWith('.png') && isWanted(file, selection));
}

function readIfExists(/** @type {string} */ file) {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** @param {string} folderBefore @param {string} folderAfter @param {Wanted} selection */
function compare(folderBefore, folderAfter, selection) {
  const names = [folderBefore, folderAfter].map((setFolder) => relative(folder, setFolder));
  const targetFolder = join(folder, `compared-${names.join('-')}`);
  rmSync(targetFolder, { recursive: true, force: true });
  mkdirSync(targetFolder, { recursive: true });
  const pictures = [
    ...new Set([...picturesOf(folderBefore, selection), ...picturesOf(folderAfter, selection)])
  ].sort();
  const rows = pictures.flatMap((picture) => {
    const [fileBefore, fileAfter] = [join(folderBefore, picture), join(folderAfter, picture)];
    const { status, pixels, difference } = comparePictures(readIfExists(fileBefore), readIfExists(fileAfter));
    if (status === 'same') return [];
    const differenceFile = join(targetFolder, picture);
    if (difference !== undefined) {
      mkdirSync(dirname(differenceFile), { recursive: true });
      writeFileSync(differenceFile, difference);
    }
    const relativePath = (/** @type {string} */ file) => relative(targetFolder, file).replaceAll(sep, '/');
    const [match, otherMatch] = [fileBefore, fileAfter].map((file) =>
      readIfExists(join(dirname(file), 'match.json'))?.toString()
    );
    return [
      {
        ...{ picture, status, pixels, otherMatch: match !== otherMatch },
        ...(status === 'new' ? {} : { before: relativePath(fileBefore) }),
        ...(status === 'removed' ? {} : { after: relativePath(fileAfter) }),
        ...(difference === undefined ? {} : { difference: relativePath(differenceFile) })
      }
    ];
  });
  const page = join(targetFolder, 'index.html');
  const title = `Pictures of ${names.join(' and ')}`;
  writeFileSync(page, pageOf(rows, { title, compared: pictures.length }));
  console.log(`${rows.length} of ${pictures.length} pictures differ: ${relative(root, page)}`);
  return rows.length;
}

const { wanted: selection, words: positionals, switches } = readFlags(process.argv.slice(2));
const [command, firstCommit, secondCommit] = positionals;
if (command === undefined) {
  const targetFolder = join(folder, commitHere());
  const start = Date.now();
  takePictures(root, targetFolder, selection, { built: switches.includes('--built') });
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  console.log(
    `${picturesOf(targetFolder, selection).length} pictures in ${relative(root, targetFolder)}, in ${minutes} minutes`
  );
} else if (command === 'compare' && firstCommit !== undefined && secondCommit !== undefined) {
  const folderBefore = await takeSet(firstCommit, selection);
  const folderAfter = await takeSet(secondCommit, selection, folderBefore);
  process.exitCode = compare(folderBefore, folderAfter, selection) === 0 ? 0 : 1;
} else {
  console.error(
    'npm run shots, or npm run shots -- compare A B; --game, --size, --theme and --only narrow it'
  );
  process.exitCode = 2;
}
