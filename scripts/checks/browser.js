import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Finds, installs and starts the browser of the tests and benchmarks. */

/** The headless shell comes first: it has no window and needs a fifth less CPU time. */
const names = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
];

const defaultPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'
];

const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
];

export const noBrowserMessage =
  'No browser was found for the checks and none could be installed: install Chromium or Chrome, ' +
  'or set CHROME_PATH to its program, and run the command again.';

/** @returns {string | undefined} the path of Chromium or Chrome on this machine */
export function findBrowser() {
  const configuredPath = process.env.CHROME_PATH;
  if (configuredPath !== undefined && configuredPath !== '') {
    if (existsSync(configuredPath)) return configuredPath;
    throw new Error(`CHROME_PATH names ${configuredPath}, where there is no program.`);
  }
  return [installedByPlaywright(), ...browserOnPath(), ...defaultPaths].find(
    (path) => path !== undefined && existsSync(path)
  );
}

/** Finds a browser or installs one: Playwright's, or Debian's if we are root. */
export function findOrInstallBrowser() {
  const browserPath = findBrowser();
  if (browserPath !== undefined) return browserPath;
  console.log('No browser found: installing one.');
  runCommand('npx', ['playwright', 'install', 'chromium']);
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (findBrowser() === undefined) installWithApt(name);
  return findBrowser();
}

/** Installs a font whose metrics can stand in for Inter's, if a bare machine has none. */
export function findOrInstallFont() {
  if (process.platform !== 'linux' || hasFont()) return;
  console.log('No Arial, Roboto or Liberation Sans found: installing one.');
  installWithApt('fonts-liberation');
}

/** Whether one of the fonts with metrics in `src/lib/ui/styles/font-fallback.css` is installed. */
function hasFont() {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return /Arial|Roboto|Liberation Sans/.test(stdout);
}

/** Playwright's launch options, for the browser tests and the end-to-end tests. Throws if there is no browser. */
export function browserLaunch() {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(noBrowserMessage);
  return { executablePath, chromiumSandbox: false, args: browserFlags };
}

function installedByPlaywright() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function browserOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isRealBrowser);
}

/** On Ubuntu, chromium-browser is a script that only asks to install a snap if the snap is missing. */
function isRealBrowser(/** @type {string} */ path) {
  if (!existsSync(path)) return false;
  if (!path.endsWith('chromium-browser')) return true;
  const start = readFileSync(path).subarray(0, 4096).toString('latin1');
  return !start.includes('snap install') || existsSync('/snap/bin/chromium');
}

function installWithApt(/** @type {string} */ name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  runCommand('apt-get', ['update']);
  runCommand('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

function runCommand(/** @type {string} */ command, /** @type {string[]} */ args) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: 'inherit', env: environment, shell: process.platform === 'win32' });
}
