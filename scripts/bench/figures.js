/** @typedef {{ label: string, own: string, control: string, ratio: string, met?: boolean }} Row */
/** @typedef {{ title: string, control: string, how: string, rows: Row[] }} Table */

/** Milliseconds. */
const warmUpDuration = 2000;
const pauseBetweenTurns = 100;

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
  for (const task of tasks) warmUpFor(task, warmUpDuration);
  const cpuSeconds = tasks.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round += 1) {
    tasks.forEach((task, index) => {
      warmUpFor(task, pauseBetweenTurns);
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
  const sortedValues = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  const upperMiddle = sortedValues[middle] ?? NaN;
  return sortedValues.length % 2 === 1 ? upperMiddle : (upperMiddle + (sortedValues[middle - 1] ?? NaN)) / 2;
}

/**
 * The median of the ratios between neighbouring measurements.
 *
 * @param {readonly number[]} numerators
 * @param {readonly number[]} denominators
 */
export function medianRatio(numerators, denominators) {
  return median(numerators.map((numerator, index) => numerator / (denominators[index] ?? NaN)));
}

export function formatWholeNumber(/** @type {number} */ value) {
  return Math.round(value).toLocaleString('en-US');
}

export function formatMilliseconds(/** @type {number} */ seconds) {
  const value = seconds * 1000;
  return `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : formatWholeNumber(value)} ms`;
}

export function formatKilobytes(/** @type {number} */ bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

export function formatFactor(/** @type {number} */ value) {
  return `× ${value < 10 ? value.toFixed(2) : formatWholeNumber(value)}`;
}
