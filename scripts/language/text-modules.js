/**
 * Matches modules of strings by their path: the strings of a page or game (`strings/en/asks.ts`), the chapters of
 * a rulebook, and files named `words` or `text`.
 */
const TEXT = /\/strings\/[^.]+\.ts$|(^|[/-])(words|text)\.ts$|\/games\/.+\/rulebook(-[a-z-]+)?\.ts$/;

/** Whether a translation has its own version of this module. @param {string} path @returns {boolean} */
export function isTextModule(path) {
  return TEXT.test(path.replaceAll('\\', '/'));
}
