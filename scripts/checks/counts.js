import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts the tests of a Vitest report. A file that could not run, a run that failed without a failed test, and a
 * missing report count as one failure each.
 *
 * @param {string} file
 * @param {boolean} hasPassed whether the run exited without an error
 * @returns {Count}
 */
export function countVitest(file, hasPassed) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
      result.status === 'failed' && result.assertionResults.every(({ status }) => status !== 'failed')
  ).length;
  return withFailedRun(
    { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles },
    hasPassed
  );
}

/**
 * Counts the tests of a Playwright report in the same way.
 *
 * @param {string} file
 * @param {boolean} hasPassed
 * @returns {Count}
 */
export function countPlaywright(file, hasPassed) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return withFailedRun(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length },
    hasPassed
  );
}

/** @returns {Count} */
export function sum(/** @type {readonly Count[]} */ counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0)
  };
}

/** @returns {Count} */
function withFailedRun(/** @type {Count} */ count, /** @type {boolean} */ hasPassed) {
  return hasPassed || count.failed > 0 ? count : { ...count, failed: 1 };
}
