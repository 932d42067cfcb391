import { minify } from 'terser';

/** What a first visit waits for, by the names of `chunks.js`. */
const awaited = new Set(['first', 'table', 'rules', 'board']);

/**
 * Writes what a first visit waits for more shortly than the bundler does by itself: functions that are called once
 * stand where they are called. Names, and all else, are left to the bundler.
 *
 * @returns {import('vite').Plugin}
 */
export function shorten() {
  return {
    name: 'croupier-shorten',
    apply: 'build',
    async renderChunk(code, { name }) {
      if (this.environment.name !== 'client' || !awaited.has(name)) return null;
      const short = await minify(code, {
        ecma: 2020,
        module: true,
        mangle: false,
        compress: { passes: 3, keep_fargs: false }
      });
      return { code: short.code ?? code, map: null };
    }
  };
}
