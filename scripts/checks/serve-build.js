import { build } from '#scripts/build/build.js';
import { installIfNeeded } from './install.js';
import { serve } from './server.js';
import { basePath, buildFolder } from '#scripts/settings.js';

const defaultPort = 4173;
const maxPortsTried = 100;

/** `npm start`: installs missing packages, builds, serves, and prints the address to open. */
export async function start() {
  const requestedPort = wantedPort();
  if (requestedPort !== undefined) await (await serveOn(requestedPort)).close();
  installIfNeeded();
  console.log('Building.');
  try {
    await build();
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
  const server =
    requestedPort === undefined ? await serveOnFreePort(defaultPort) : await serveOn(requestedPort);
  console.log(`Croupier is open at ${server.address}`);
  const closeServer = () => void server.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, closeServer);
  closeWithParent(closeServer);
}

/**
 * npm runs this script in a shell that passes on no signals, so the script itself has to notice when `npm start` is
 * stopped.
 */
function closeWithParent(/** @type {() => void} */ close) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) close();
  }, 500).unref();
}

function wantedPort() {
  const portSetting = process.env.PORT;
  if (portSetting === undefined || portSetting === '') return undefined;
  const port = Number(portSetting);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return stop(`PORT is ${portSetting}, and a port is a whole number from 1 to 65535.`);
}

async function serveOn(/** @type {number} */ port) {
  try {
    return await serve({ folder: buildFolder, base: basePath, port });
  } catch (error) {
    return stop(
      `Port ${port} cannot be used (${failureReason(error)}): set PORT to another one, or leave it unset.`
    );
  }
}

async function serveOnFreePort(/** @type {number} */ firstPort) {
  for (let port = firstPort; port < firstPort + maxPortsTried; port += 1) {
    try {
      return await serve({ folder: buildFolder, base: basePath, port });
    } catch (error) {
      if (failureReason(error) !== 'it is taken')
        stop(`Port ${port} cannot be used (${failureReason(error)}).`);
    }
  }
  return stop(
    `No port from ${firstPort} to ${firstPort + maxPortsTried - 1} is free: set PORT to one that is.`
  );
}

function failureReason(/** @type {unknown} */ error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'it is taken';
  if (code === 'EACCES') return 'this user may not open it';
  return error instanceof Error ? error.message : String(error);
}

/** @returns {never} */
function stop(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}
