/**
 * A module of words, by its path: what a screen says of a page or a game (`words.ts`, `ask-text.ts`), and the chapters
 * of a rulebook, which are nothing but text.
 */
const TEXT = /(^|[/-])(words|text)\.ts$|\/games\/.+\/rulebook(-[a-z-]+)?\.ts$/;

/** Whether a second language writes this module again. @param {string} path @returns {boolean} */
export function isTextModule(path) {
  return TEXT.test(path.replaceAll('\\', '/'));
}
