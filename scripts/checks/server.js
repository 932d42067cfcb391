import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Serves static files as any host would: a folder, its index pages, and 404.html for everything else. */

/** The media type for each file extension. @type {Readonly<Record<string, string>>} */
const contentTypes = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2'
};

/** The brotli quality of a host that compresses its files once; it takes seconds for the whole app. */
export const BEST_QUALITY = 11;
const PER_REQUEST_QUALITY = 4;

/** @typedef {{ folder: string, base: string, quality: number }} Place */

/**
 * @param {Partial<Place> & { folder: string, port?: number }} place `base` is `''` or `/croupier`; port 0 is any
 * @returns {Promise<{ address: string, port: number, close: () => Promise<void> }>}
 */
export function serve({ folder, base = '', port = 0, quality = PER_REQUEST_QUALITY }) {
  const place = { folder: resolve(folder), base, quality };
  const server = createServer((request, response) => handleRequest(place, request, response));
  return new Promise((resolveServer, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const actualPort = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
      resolveServer({
        address: `http://localhost:${actualPort}${base}/`,
        port: actualPort,
        close: () => closeServer(server)
      });
    });
  });
}

/**
 * @param {Place} place
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function handleRequest({ folder, base, quality }, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const search = query === undefined ? '' : `?${query}`;
  if (path === base || (base !== '' && path === '/')) return redirect(response, `${base}/${search}`);
  const file = path.startsWith(`${base}/`) ? findFile(folder, path.slice(base.length)) : undefined;
  if (file === 'a folder') return redirect(response, `${path}/${search}`);
  if (file !== undefined) return sendFile(request, response, { status: 200, file, quality });
  const fallback = join(folder, '404.html');
  if (existsSync(fallback)) return sendFile(request, response, { status: 404, file: fallback, quality });
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
}

/** @returns the file at a path inside the folder, `a folder` if the trailing slash is missing, or undefined */
function findFile(/** @type {string} */ folder, /** @type {string} */ path) {
  const relativePath = decodePath(path);
  if (relativePath === undefined || relativePath.includes('\0')) return undefined;
  const place = join(folder, relativePath);
  if (place !== folder && !place.startsWith(folder + sep)) return undefined;
  if (isFile(place)) return place;
  const index = join(place, 'index.html');
  if (!isFile(index)) return isFile(`${place}.html`) ? `${place}.html` : undefined;
  return relativePath.endsWith('/') ? index : 'a folder';
}

function decodePath(/** @type {string} */ path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isFile(/** @type {string} */ path) {
  return existsSync(path) && statSync(path).isFile();
}

function redirect(/** @type {import('node:http').ServerResponse} */ response, /** @type {string} */ target) {
  response.writeHead(308, { location: target.replace(/^\/+/, '/') }).end();
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, file: string, quality: number }} answer
 */
function sendFile(request, response, { status, file, quality }) {
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  /** @type {Record<string, string | number>} */
  const headers = {
    'content-type': type,
    'cache-control': file.includes(`${sep}immutable${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "frame-ancestors 'none'",
    vary: 'accept-encoding'
  };
  const encoding = isText(type) ? chosenEncoding(request) : undefined;
  if (encoding === undefined) {
    response.writeHead(status, { ...headers, 'content-length': statSync(file).size });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
    return;
  }
  const body = compressFile(file, encoding, quality);
  response.writeHead(status, { ...headers, 'content-encoding': encoding, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function isText(/** @type {string} */ type) {
  return type.includes('charset');
}

/** @returns {'br' | 'gzip' | undefined} */
function chosenEncoding(/** @type {import('node:http').IncomingMessage} */ request) {
  const acceptedEncodings = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(acceptedEncodings)) return 'br';
  return /\bgzip\b/.test(acceptedEncodings) ? 'gzip' : undefined;
}

/** @type {Map<string, Buffer>} */
const compressedFiles = new Map();

/**
 * @param {string} file
 * @param {'br' | 'gzip'} encoding
 * @param {number} quality
 */
function compressFile(file, encoding, quality) {
  const key = `${file} ${statSync(file).mtimeMs} ${encoding} ${quality}`;
  const cachedFile = compressedFiles.get(key);
  if (cachedFile !== undefined) return cachedFile;
  const originalFile = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const body = encoding === 'br' ? brotliCompressSync(originalFile, { params }) : gzipSync(originalFile);
  compressedFiles.set(key, body);
  return body;
}

/** Closes open connections too, like a host that goes down. */
function closeServer(/** @type {import('node:http').Server} */ server) {
  return new Promise((resolveClosed) => {
    server.close(() => resolveClosed(undefined));
    server.closeAllConnections();
  });
}
