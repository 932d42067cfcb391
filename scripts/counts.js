import { existsSync, readFileSync } from 'node:fs';

/**
 * Counts the tests of a Vitest report. A file that could not be run, a run that ended badly with no test to
 * blame, and a report that is not there are one failure each.
 *
 * @param {string} file
 * @param {boolean} endedWell
 */
export function countVitest(file, endedWell) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
      result.status === 'failed' && result.assertionResults.every(({ status }) => status !== 'failed')
  ).length;
  return withEnd({ passed: report.numPassedTests, failed: report.numFailedTests + broken }, endedWell);
}

/**
 * Counts the tests of a Playwright report, likewise.
 *
 * @param {string} file
 * @param {boolean} endedWell
 */
export function countPlaywright(file, endedWell) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return withEnd(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length },
    endedWell
  );
}

function withEnd(/** @type {{ passed: number, failed: number }} */ count, /** @type {boolean} */ endedWell) {
  return endedWell || count.failed > 0 ? count : { ...count, failed: 1 };
}
