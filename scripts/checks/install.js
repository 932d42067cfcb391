import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/settings.js';

/**
 * Installs the packages of a folder if they are missing or differ from its lock file. It imports no package itself.
 *
 * @param {string} [folder] the folder with the `package.json`
 */
export function installIfNeeded(folder = root) {
  if (isInstalled(folder)) return;
  console.log('Installing what is missing.');
  const npmArgs = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npmPath = process.env.npm_execpath;
  const isNpmScript = npmPath !== undefined && npmPath.endsWith('.js');
  const { status } = isNpmScript
    ? spawnSync(process.execPath, [npmPath, ...npmArgs], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', npmArgs, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error('The packages could not be installed: npm says why above; is this machine online?');
  process.exit(1);
}

function isInstalled(/** @type {string} */ folder) {
  const installedLockFile = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedLockFile)) return false;
  const installedPackages = packagesOf(installedLockFile);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, requiredPackage]) =>
      path === '' ||
      requiredPackage.optional === true ||
      installedPackages[path]?.version === requiredPackage.version
  );
}

/** @returns {Record<string, { version?: string, optional?: boolean }>} by path in node_modules */
function packagesOf(/** @type {string} */ lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
