import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareRecords, reportOf } from './record/compare.js';
import { root } from './settings.js';
import { commitHere, commitOf, withCommitCheckedOut, runScript } from './source-of.js';

/**
 * `npm run record` writes the outcome of every recorded match into `records/<commit>/`: state, postings, ranking,
 * sentences, undo labels and taps. `npm run record -- compare A B [--no-words] [--all]` prints the differences between
 * two commits and exits with 1 if there are any. Records show that something changed; they prove no rule.
 */

const folder = join(root, 'records');
const toolFolders = ['tests/record', 'scripts/record'];
/** If the checked-out commit has these files, it keeps its own versions, because its names for the app may differ. */
const ownFiles = ['app', 'inputs', 'taps'].map((file) => `tests/record/${file}.ts`);

/** Writes the records of a source, completely or not at all. */
function record(/** @type {string} */ source, /** @type {string} */ targetFolder) {
  const temporaryFolder = `${targetFolder}.unfinished`;
  rmSync(temporaryFolder, { recursive: true, force: true });
  runScript(source, 'scripts/record/make.js', [temporaryFolder]);
  rmSync(targetFolder, { recursive: true, force: true });
  renameSync(temporaryFolder, targetFolder);
}

/** The folder with the records of a commit, which are made if they are missing. */
async function recordsOf(/** @type {string} */ name) {
  const commit = commitOf(name);
  const targetFolder = join(folder, commit);
  if (!existsSync(targetFolder))
    await withCommitCheckedOut(commit, { tools: toolFolders, kept: ownFiles }, (source) =>
      record(source, targetFolder)
    );
  return targetFolder;
}

function readRecords(/** @type {string} */ recordFolder) {
  const files = readdirSync(recordFolder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile()
  );
  const paths = files.map((file) => join(file.parentPath, file.name));
  return new Map(paths.sort().map((file) => [relative(recordFolder, file), readFileSync(file, 'utf8')]));
}

const args = process.argv.slice(2);
const [command, firstCommit, secondCommit] = args.filter((arg) => !arg.startsWith('--'));
if (command === undefined) {
  const targetFolder = join(folder, commitHere());
  record(root, targetFolder);
  console.log(`${readRecords(targetFolder).size} records in ${relative(root, targetFolder)}`);
} else if (command === 'compare' && firstCommit !== undefined && secondCommit !== undefined) {
  const [folderBefore, folderAfter] = [await recordsOf(firstCommit), await recordsOf(secondCommit)];
  const differences = compareRecords(readRecords(folderBefore), readRecords(folderAfter), {
    words: !args.includes('--no-words')
  });
  console.log(reportOf(differences, args.includes('--all') ? { limit: Infinity } : {}));
  process.exitCode = differences.length === 0 ? 0 : 1;
} else {
  console.error('npm run record, or npm run record -- compare A B [--no-words] [--all]');
  process.exitCode = 2;
}
