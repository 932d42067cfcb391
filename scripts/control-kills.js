/**
 * `node scripts/control-kills.js [kills] [seconds]`: kills a browser again and again while a bare page, without
 * Croupier, writes to IndexedDB, and counts the losses. This is the baseline for the kill tests of the app: what the
 * browser itself loses. Prints one line of JSON with the seed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { browserLaunch } from './checks/browser.js';

/** The number of kills before a new profile is made. */
const KILLS_PER_PROFILE = 40;
/** The shortest and the longest time that a session writes before it is killed, in milliseconds. */
const MIN_LENGTH = 300;
const MAX_LENGTH = 4000;
/** A browser that reports nothing for this long counts as not started, in milliseconds. */
const TIMEOUT = 60_000;

/** The bare page: it reports the lines that it finds, then adds lines and reports each one that is stored. */
const PAGE = `<!doctype html><title>Control</title><script>
const tell = (event) => fetch('/' + event, { method: 'POST' });
const opening = indexedDB.open('control', 1);
let isNew = false;
opening.onupgradeneeded = () => { isNew = true; opening.result.createObjectStore('lines'); };
opening.onerror = () => tell('failed?' + opening.error?.name);
opening.onsuccess = () => {
  const database = opening.result;
  const counting = database.transaction('lines').objectStore('lines').count();
  counting.onsuccess = async () => {
    let seq = counting.result;
    const noted = Number(localStorage.getItem('control') ?? 0);
    await tell('found?' + new URLSearchParams({ seq, noted, isNew }));
    const next = () => {
      const writing = database.transaction('lines', 'readwrite', { durability: 'strict' });
      writing.objectStore('lines').add({ at: Date.now() }, seq + 1);
      writing.oncomplete = async () => {
        seq += 1;
        localStorage.setItem('control', String(seq));
        await tell('saved?seq=' + seq);
        setTimeout(next, 20);
      };
    };
    next();
  };
};
</script>`;

const maxKills = Number(process.argv[2] ?? 2000);
const seconds = Number(process.argv[3] ?? Infinity);
const seed = Number(process.argv[4] ?? Date.now() % 2 ** 31);
const counts = {
  seed,
  kills: 0,
  lines: 0,
  emptied: 0,
  linesLost: 0,
  notesLost: 0,
  failed: 0,
  notStarted: 0
};

let randomState = seed;
function chance() {
  randomState = (Math.imul(randomState, 1103515245) + 12345) & 0x7fffffff;
  return randomState / 0x7fffffff;
}

/** The reports of the current session. @type {{ found?: URLSearchParams, failed?: string, saved: number }} */
let session = { saved: 0 };
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/found') session.found = searchParams;
  if (pathname === '/saved') session.saved = Number(searchParams.get('seq'));
  if (pathname === '/failed') session.failed = String(searchParams);
  response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' });
  response.end(request.method === 'GET' ? PAGE : '');
});
server.listen(0);
await once(server, 'listening');
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const { executablePath, args } = browserLaunch();

const end = Date.now() + seconds * 1000;
let profile = mkdtempSync(join(tmpdir(), 'control-'));
let storedCount = 0;
for (let killIndex = 0; killIndex < maxKills && Date.now() < end; killIndex += 1) {
  if (killIndex > 0 && killIndex % KILLS_PER_PROFILE === 0) {
    rmSync(profile, { recursive: true, force: true });
    profile = mkdtempSync(join(tmpdir(), 'control-'));
    storedCount = 0;
  }
  await killOnce();
}
server.close();
server.closeAllConnections();
rmSync(profile, { recursive: true, force: true });
console.log(JSON.stringify(counts));

async function killOnce() {
  session = { saved: 0 };
  const browserFlags = ['--headless=new', '--no-sandbox', '--no-first-run', `--user-data-dir=${profile}`];
  const browserProcess = spawn(executablePath, [...args, ...browserFlags, `http://localhost:${port}/`], {
    detached: true,
    stdio: 'ignore'
  });
  const deadline = Date.now() + TIMEOUT;
  while (session.found === undefined && session.failed === undefined && Date.now() < deadline)
    await pause(20);
  const { found: foundRecord } = session;
  if (foundRecord !== undefined) await pause(MIN_LENGTH + chance() * (MAX_LENGTH - MIN_LENGTH));
  const processExit = once(browserProcess, 'exit');
  if (browserProcess.pid !== undefined) process.kill(-browserProcess.pid, 'SIGKILL');
  await processExit;
  counts.kills += 1;
  if (session.failed !== undefined) counts.failed += 1;
  else if (foundRecord === undefined) counts.notStarted += 1;
  else compareLines(foundRecord);
}

/** Compares the lines that a session found with those that the session before had stored. */
function compareLines(/** @type {URLSearchParams} */ foundRecord) {
  const seq = Number(foundRecord.get('seq'));
  if (storedCount > 0 && foundRecord.get('isNew') === 'true') {
    counts.emptied += 1;
    console.error(
      `kill ${counts.kills}: the database is gone with ${storedCount} lines; ${describeFolders()}`
    );
  }
  if (seq < storedCount) counts.linesLost += storedCount - seq;
  if (storedCount > 0 && Number(foundRecord.get('noted')) === 0) counts.notesLost += 1;
  const lastSaved = Math.max(seq, session.saved);
  counts.lines += lastSaved - seq;
  storedCount = lastSaved;
}

function describeFolders() {
  const folder = join(profile, 'Default', 'IndexedDB');
  return existsSync(folder) ? `its folder holds ${readdirSync(folder).join(', ')}` : 'its folder is missing';
}
