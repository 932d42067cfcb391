/** @typedef {{ what: string, own: string, control: string, ratio: string, target?: string, met?: boolean }} Row */
/** @typedef {{ title: string, control: string, how: string, rows: Row[] }} Table */

const warmUp = 2000;

/**
 * Seconds that each run took, after two seconds of the same work, by which the engine has settled how to do it.
 *
 * @param {number} runs
 * @param {() => unknown} work
 */
export function times(runs, work) {
  const settled = performance.now() + warmUp;
  do work();
  while (performance.now() < settled);
  return Array.from({ length: runs }, () => {
    const began = performance.now();
    work();
    return (performance.now() - began) / 1000;
  });
}

export function median(/** @type {readonly number[]} */ values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

export function whole(/** @type {number} */ value) {
  return Math.round(value).toLocaleString('en-US');
}

export function milliseconds(/** @type {number} */ seconds) {
  const value = seconds * 1000;
  return `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : whole(value)} ms`;
}

export function kilobytes(/** @type {number} */ bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

export function factor(/** @type {number} */ value) {
  return `× ${value < 10 ? value.toFixed(2) : whole(value)}`;
}
