/** @typedef {{ label: string, own: string, control: string, ratio: string, met?: boolean }} Row */
/** @typedef {{ title: string, control: string, how: string, rows: Row[] }} Table */

/** Milliseconds. */
const warmUp = 2000;
const betweenTurns = 100;

/**
 * Measures the CPU seconds of several functions, round by round and in turn, so that a busy machine affects all of them
 * alike. Each function first runs for two seconds, and again shortly before each of its rounds, so that the JIT has
 * compiled it and the garbage of the others is collected.
 *
 * @param {number} rounds
 * @param {readonly (() => unknown)[]} tasks
 * @returns {number[][]} the rounds of each function
 */
export function measureInTurn(rounds, tasks) {
  for (const task of tasks) warmUpFor(task, warmUp);
  const cpuSeconds = tasks.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round += 1) {
    tasks.forEach((task, index) => {
      warmUpFor(task, betweenTurns);
      const cpuAtStart = process.cpuUsage();
      task();
      const { user, system } = process.cpuUsage(cpuAtStart);
      cpuSeconds[index]?.push((user + system) / 1_000_000);
    });
  }
  return cpuSeconds;
}

/** @param {() => unknown} task @param {number} duration in milliseconds */
function warmUpFor(task, duration) {
  const endTime = performance.now() + duration;
  do task();
  while (performance.now() < endTime);
}

export function median(/** @type {readonly number[]} */ values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

/**
 * The median of the ratios between neighbouring measurements.
 *
 * @param {readonly number[]} numerators
 * @param {readonly number[]} denominators
 */
export function medianRatio(numerators, denominators) {
  return median(numerators.map((one, index) => one / (denominators[index] ?? NaN)));
}

export function wholeNumber(/** @type {number} */ value) {
  return Math.round(value).toLocaleString('en-US');
}

export function milliseconds(/** @type {number} */ seconds) {
  const value = seconds * 1000;
  return `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : wholeNumber(value)} ms`;
}

export function kilobytes(/** @type {number} */ bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

export function factor(/** @type {number} */ value) {
  return `× ${value < 10 ? value.toFixed(2) : wholeNumber(value)}`;
}
