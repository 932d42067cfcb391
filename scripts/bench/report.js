import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root, version } from '#scripts/settings.js';

/**
 * Writes the results to `docs/benchmarks.md`.
 *
 * @param {readonly import('./figures.js').Table[]} tables
 * @param {string} browserVersion
 */
export function formatReport(tables, browserVersion) {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} processors, Node ${process.versions.node}, Chromium ${browserVersion}`;
  const header = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${day} for version ${version}: ${machine}.`,
    'Each figure is measured together with a baseline in the same run. Times depend on the machine and its load;',
    'ratios are more stable.'
  ];
  const missedRows = tables.flatMap(({ rows }) => rows.filter(({ met }) => met === false));
  const verdicts = missedRows.length === 0 ? ['Every target was met.'] : missedRows.map(failureText);
  const text = [...header, '', ...verdicts, ...tables.flatMap(formatSection), ''].join('\n');
  writeFileSync(join(root, 'docs/benchmarks.md'), text);
  return text;
}

/** @returns {string[]} */
function formatSection(
  /** @type {import('./figures.js').Table} */ { title, control, how: explanation, rows }
) {
  return [
    '',
    `## ${title}`,
    explanation,
    '',
    `| | Croupier | ${control} | ratio | |`,
    '|---|--:|--:|--:|---|',
    ...rows.map(
      (row) => `| ${row.label} | ${row.own} | ${row.control} | ${row.ratio} | ${formatVerdict(row.met)} |`
    )
  ];
}

function failureText(/** @type {import('./figures.js').Row} */ { label, own: ownTime, ratio }) {
  return `- Not met: ${label}. It was ${ownTime}, ${ratio}.`;
}

function formatVerdict(/** @type {boolean | undefined} */ isPassed) {
  if (isPassed === undefined) return '';
  return isPassed ? 'met' : '**missed**';
}
