/**
 * Compares two sets of records line by line. A record is text: `== 12 …` starts an entry, and the first word of each
 * further line says which group it belongs to.
 */

/** The groups of lines in an entry, in the order in which differences are printed. */
export const GROUPS = /** @type {const} */ ([
  'state',
  'posting',
  'ranking',
  'taps',
  'sentence',
  'undo',
  'redo'
]);
/** The groups that hold sentences. @type {readonly string[]} */
export const SENTENCE_GROUPS = ['sentence', 'undo', 'redo'];

/**
 * @typedef {object} Difference
 * @property {string} file
 * @property {string} entry the heading; `the whole record` for a file that only one side has
 * @property {string} group
 * @property {readonly string[]} before the lines that only the first record has
 * @property {readonly string[]} after the lines that only the second has
 */

/**
 * @param {ReadonlyMap<string, string>} recordsBefore name → text of each record
 * @param {ReadonlyMap<string, string>} recordsAfter
 * @param {{ words?: boolean }} [how]
 * @returns {readonly Difference[]}
 */
export function compareRecords(recordsBefore, recordsAfter, { words: includesText = true } = {}) {
  const files = [...new Set([...recordsBefore.keys(), ...recordsAfter.keys()])].sort();
  const allDifferences = files.flatMap((file) =>
    compareFile(file, recordsBefore.get(file), recordsAfter.get(file))
  );
  return includesText
    ? allDifferences
    : allDifferences.filter(({ group }) => !SENTENCE_GROUPS.includes(group));
}

/**
 * @param {string} file
 * @param {string | undefined} textBefore
 * @param {string | undefined} textAfter
 * @returns {readonly Difference[]}
 */
function compareFile(file, textBefore, textAfter) {
  if (textBefore === textAfter) return [];
  const wholeRecord = { file, entry: 'the whole record', group: 'state' };
  if (textBefore === undefined) return [{ ...wholeRecord, before: [], after: ['is new'] }];
  if (textAfter === undefined) return [{ ...wholeRecord, before: ['is gone'], after: [] }];
  const [entriesBefore, entriesAfter] = [entriesOf(textBefore), entriesOf(textAfter)];
  const numbers = [...new Set([...entriesBefore.keys(), ...entriesAfter.keys()])];
  return numbers.flatMap((number) => compareEntry(file, entriesBefore.get(number), entriesAfter.get(number)));
}

/** @typedef {{ title: string, lines: string[] }} RecordedEntry */

/**
 * The entries of a record by number; lines before the first entry belong to `match`.
 *
 * @param {string} text
 */
function entriesOf(text) {
  /** @type {Map<string, RecordedEntry>} */
  const entries = new Map();
  let currentEntry = { title: 'match', lines: /** @type {string[]} */ ([]) };
  entries.set('match', currentEntry);
  for (const line of text.split('\n')) {
    const [, number] = /^== (\S+)/.exec(line) ?? [];
    if (number !== undefined) {
      currentEntry = { title: line.slice('== '.length), lines: [] };
      entries.set(number, currentEntry);
    } else if (line !== '' && !line.startsWith('#')) currentEntry.lines.push(line);
  }
  return entries;
}

/**
 * @param {string} file
 * @param {RecordedEntry} [entryBefore]
 * @param {RecordedEntry} [entryAfter]
 * @returns {readonly Difference[]}
 */
function compareEntry(file, entryBefore = { title: '', lines: [] }, entryAfter = { title: '', lines: [] }) {
  const entry = entryAfter.title === '' ? entryBefore.title : entryAfter.title;
  /** @type {Difference[]} */
  const differences = [];
  if (entryBefore.title !== entryAfter.title)
    differences.push({ file, entry, group: 'state', before: [entryBefore.title], after: [entryAfter.title] });
  for (const group of GROUPS) {
    const [linesBefore, linesAfter] = [linesOfGroup(entryBefore, group), linesOfGroup(entryAfter, group)];
    if (linesBefore.join('\n') === linesAfter.join('\n')) continue;
    const [removedLines, addedLines] = [
      linesMissingFrom(linesBefore, linesAfter),
      linesMissingFrom(linesAfter, linesBefore)
    ];
    const isReordered = removedLines.length === 0 && addedLines.length === 0;
    differences.push({
      file,
      entry,
      group,
      before: isReordered ? linesBefore : removedLines,
      after: isReordered ? linesAfter : addedLines
    });
  }
  return differences;
}

/** @param {RecordedEntry} entry @param {string} group */
function linesOfGroup({ lines }, group) {
  return lines.filter((line) => groupOf(line) === group);
}

/** A line of an unknown group counts as state, so that nothing is left out. */
function groupOf(/** @type {string} */ line) {
  const [firstWord = ''] = line.split(' ', 1);
  return GROUPS.find((group) => group === firstWord) ?? 'state';
}

/**
 * The lines of the first list that are missing in the second, counting repetitions.
 *
 * @param {readonly string[]} lines @param {readonly string[]} otherLines
 */
function linesMissingFrom(lines, otherLines) {
  const unmatchedLines = [...otherLines];
  return lines.filter((line) => {
    const index = unmatchedLines.indexOf(line);
    if (index >= 0) unmatchedLines.splice(index, 1);
    return index < 0;
  });
}

/**
 * The printed report: how many entries differ in each group, and the first of them.
 *
 * @param {readonly Difference[]} differences
 * @param {{ limit?: number }} [how] `limit` is how many of each group are printed
 * @returns {string}
 */
export function reportOf(differences, { limit = 5 } = {}) {
  if (differences.length === 0) return 'The records are the same.';
  const groups = GROUPS.map((group) => {
    const groupDifferences = differences.filter((difference) => difference.group === group);
    if (groupDifferences.length === 0) return `${group}: no differences`;
    const files = new Set(groupDifferences.map(({ file }) => file)).size;
    const examples = groupDifferences
      .slice(0, limit)
      .flatMap(({ file, entry, before: linesBefore, after: linesAfter }) => [
        `  ${file}, ${excerpt(entry)}`,
        ...linesBefore.map((line, index) => `    - ${excerpt(line, linesAfter[index])}`),
        ...linesAfter.map((line, index) => `    + ${excerpt(line, linesBefore[index])}`)
      ]);
    const remainingCount = groupDifferences.length - limit;
    return [
      `${group}: ${groupDifferences.length} in ${files} records`,
      ...examples,
      ...(remainingCount > 0 ? [`  and ${remainingCount} more`] : [])
    ].join('\n');
  });
  return groups.join('\n');
}

const MAX_LENGTH = 240;

/** The number of characters that are shown before the first difference of a long line. */
const EXCERPT_LEAD_LENGTH = 80;

/**
 * Shortens a long line. If there is a line to compare it with, the excerpt starts shortly before the first difference.
 *
 * @param {string} line @param {string} [otherLine]
 */
function excerpt(line, otherLine = '') {
  if (line.length <= MAX_LENGTH) return line;
  const [group = ''] = line.split(' ', 1);
  let commonLength = 0;
  while (commonLength < otherLine.length && line[commonLength] === otherLine[commonLength]) commonLength += 1;
  const excerptStart = otherLine === '' ? 0 : Math.max(0, commonLength - EXCERPT_LEAD_LENGTH);
  const start =
    excerptStart <= group.length
      ? line.slice(0, MAX_LENGTH)
      : `${group} …${line.slice(excerptStart, excerptStart + MAX_LENGTH)}`;
  return excerptStart + MAX_LENGTH < line.length ? `${start}…` : start;
}
