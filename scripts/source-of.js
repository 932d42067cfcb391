import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded } from './checks/install.js';
import { root } from './settings.js';

/** Checks out another commit into a temporary folder, so that it can be built and run beside this one. */

/**
 * Runs git and returns its output; throws if it fails.
 *
 * @param {readonly string[]} args
 * @returns {string}
 */
export function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The name of a set's folder: the short hash of the commit. */
export function commitOf(/** @type {string} */ name) {
  return git('rev-parse', '--short=10', `${name}^{commit}`);
}

/** The current commit, with "-changed" if there are uncommitted changes. */
export function commitHere() {
  const hasChanges = git('status', '--porcelain', '--', 'src', 'static', 'tests', 'scripts') !== '';
  return `${commitOf('HEAD')}${hasChanges ? '-changed' : ''}`;
}

/**
 * Checks out a commit, runs a function in it, and removes it again. `tools` are folders and files of this commit that
 * are copied over those of the other one, except the files in `kept` that the other one has.
 *
 * @template Result
 * @param {string} commit
 * @param {{ tools: readonly string[], kept: readonly string[] }} files
 * @param {(folder: string) => Result | Promise<Result>} action
 * @returns {Promise<Result>}
 */
export async function withCommitCheckedOut(commit, { tools, kept: keptFiles }, action) {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-'));
  git('worktree', 'add', '--detach', '--force', folder, commit);
  try {
    const ownFiles = keptFiles.filter((file) => existsSync(join(folder, file)));
    for (const tool of tools)
      cpSync(join(root, tool), join(folder, tool), {
        recursive: true,
        filter: (source) => !ownFiles.some((file) => source === join(root, file))
      });
    packagesFor(folder);
    return await action(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Uses the installed packages if the lock files are equal; otherwise the commit gets its own. */
function packagesFor(/** @type {string} */ folder) {
  const [ownLock, otherLock] = [root, folder].map((text) =>
    readFileSync(join(text, 'package-lock.json'), 'utf8')
  );
  const installedFolder = join(root, 'node_modules');
  if (ownLock === otherLock && existsSync(installedFolder))
    symlinkSync(installedFolder, join(folder, 'node_modules'), 'junction');
  else installIfNeeded(folder);
  runScript(folder, 'node_modules/@sveltejs/kit/svelte-kit.js', ['sync']);
}

/**
 * Runs a script of a folder with Node, and exits if it fails.
 *
 * @param {string} folder @param {string} script @param {readonly string[]} args
 * @param {Record<string, string>} [settings]
 */
export function runScript(folder, script, args, settings = {}) {
  const { status } = spawnSync(process.execPath, [join(folder, script), ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...settings }
  });
  if (status !== 0) throw new Error(`${script} failed in ${folder}`);
}
