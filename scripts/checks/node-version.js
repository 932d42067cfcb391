import { readFileSync } from 'fs';

/**
 * Written in old syntax, so that an old Node can still run it and print the message.
 *
 * @returns {string | undefined} the problem with the running Node version, if there is one
 */
export function nodeProblem() {
  const range = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines.node;
  if (isInRange(process.versions.node, range)) return undefined;
  return (
    'Croupier needs Node ' +
    range.replace(/\|\|/g, 'or') +
    ', and this is ' +
    process.versions.node +
    ': install the current LTS version from nodejs.org and run the command again.'
  );
}

/**
 * @param {string} version such as `20.19.1`
 * @param {string} range such as `^20.19.0 || >=24`
 */
export function isInRange(version, range) {
  return range.split('||').some((part) => isInPart(parseNumbers(version), part.trim()));
}

function isInPart(/** @type {number[]} */ version, /** @type {string} */ part) {
  const lowestVersion = parseNumbers(part);
  const sameMajor = version[0] === lowestVersion[0];
  return part.startsWith('^')
    ? sameMajor && isAtLeast(version, lowestVersion)
    : isAtLeast(version, lowestVersion);
}

function isAtLeast(/** @type {number[]} */ version, /** @type {number[]} */ lowestVersion) {
  for (const [place, minimumPart] of lowestVersion.entries()) {
    const actualPart = version[place] ?? 0;
    if (actualPart !== minimumPart) return actualPart > minimumPart;
  }
  return true;
}

function parseNumbers(/** @type {string} */ text) {
  return text
    .replace(/^[^0-9]*/, '')
    .split('.')
    .map((part) => parseInt(part, 10));
}
