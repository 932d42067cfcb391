/** Content types of the files in a build, by file extension. */
const contentTypes: Readonly<Record<string, string>> = {
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

/** @param url without query; a URL without an extension is a page */
export function contentType(url: string): string {
  const extension = /\.\w+$/.exec(url)?.[0] ?? '.html';
  return contentTypes[extension] ?? 'application/octet-stream';
}
