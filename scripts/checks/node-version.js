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
  return range.split('||').some((part) => isInPart(numbers(version), part.trim()));
}

function isInPart(/** @type {number[]} */ version, /** @type {string} */ part) {
  const lowest = numbers(part);
  const sameMajor = version[0] === lowest[0];
  return part.startsWith('^') ? sameMajor && isAtLeast(version, lowest) : isAtLeast(version, lowest);
}

function isAtLeast(/** @type {number[]} */ version, /** @type {number[]} */ lowest) {
  for (const [place, minimum] of lowest.entries()) {
    const actual = version[place] ?? 0;
    if (actual !== minimum) return actual > minimum;
  }
  return true;
}

function numbers(/** @type {string} */ text) {
  return text
    .replace(/^[^0-9]*/, '')
    .split('.')
    .map((part) => parseInt(part, 10));
}
