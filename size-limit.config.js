import { join } from 'node:path';
import { homePageFiles, filesOfMatch } from './scripts/build/loaded-files.js';
import { buildFolder } from './scripts/settings.js';

/** The limits of a first visit, compressed with brotli. `npm run size` checks a finished build. */
export default [
  { name: 'home', path: inBuild(homePageFiles()), limit: '45 kB' },
  { name: 'a match until its first ask', path: inBuild(filesOfMatch()), limit: '130 kB' }
];

/** @param {readonly string[]} files @returns {string[]} */
function inBuild(files) {
  return files.map((file) => join(buildFolder, file));
}
