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
 * Counts the tests of a Playwright report, likewise. What passed only on its second run is named: a busy machine
 * is no fault, but somebody should look.
 *
 * @param {string} file
 * @param {boolean} endedWell
 */
export function countPlaywright(file, endedWell) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  for (const title of flakyIn({ suites })) console.log(`passed only on its second run: ${title}`);
  return withEnd(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length },
    endedWell
  );
}

/**
 * @typedef {{ title: string, file: string, tests: { status: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @returns {string[]} */
function flakyIn(/** @type {Suite} */ { specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)];
}

function withEnd(/** @type {{ passed: number, failed: number }} */ count, /** @type {boolean} */ endedWell) {
  return endedWell || count.failed > 0 ? count : { ...count, failed: 1 };
}
