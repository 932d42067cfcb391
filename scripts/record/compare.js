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
 * @param {ReadonlyMap<string, string>} before name → text of each record
 * @param {ReadonlyMap<string, string>} after
 * @param {{ words?: boolean }} [how]
 * @returns {readonly Difference[]}
 */
export function compareRecords(before, after, { words = true } = {}) {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  const all = files.flatMap((file) => compareFile(file, before.get(file), after.get(file)));
  return words ? all : all.filter(({ group }) => !SENTENCE_GROUPS.includes(group));
}

/**
 * @param {string} file
 * @param {string | undefined} one
 * @param {string | undefined} other
 * @returns {readonly Difference[]}
 */
function compareFile(file, one, other) {
  if (one === other) return [];
  const wholeRecord = { file, entry: 'the whole record', group: 'state' };
  if (one === undefined) return [{ ...wholeRecord, before: [], after: ['is new'] }];
  if (other === undefined) return [{ ...wholeRecord, before: ['is gone'], after: [] }];
  const [before, after] = [entriesOf(one), entriesOf(other)];
  const numbers = [...new Set([...before.keys(), ...after.keys()])];
  return numbers.flatMap((number) => compareEntry(file, before.get(number), after.get(number)));
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
  let present = { title: 'match', lines: /** @type {string[]} */ ([]) };
  entries.set('match', present);
  for (const line of text.split('\n')) {
    const [, number] = /^== (\S+)/.exec(line) ?? [];
    if (number !== undefined) {
      present = { title: line.slice('== '.length), lines: [] };
      entries.set(number, present);
    } else if (line !== '' && !line.startsWith('#')) present.lines.push(line);
  }
  return entries;
}

/**
 * @param {string} file
 * @param {RecordedEntry} [one]
 * @param {RecordedEntry} [other]
 * @returns {readonly Difference[]}
 */
function compareEntry(file, one = { title: '', lines: [] }, other = { title: '', lines: [] }) {
  const entry = other.title === '' ? one.title : other.title;
  /** @type {Difference[]} */
  const differences = [];
  if (one.title !== other.title)
    differences.push({ file, entry, group: 'state', before: [one.title], after: [other.title] });
  for (const group of GROUPS) {
    const [before, after] = [linesOfGroup(one, group), linesOfGroup(other, group)];
    if (before.join('\n') === after.join('\n')) continue;
    const [removed, added] = [linesMissingFrom(before, after), linesMissingFrom(after, before)];
    const isOrder = removed.length === 0 && added.length === 0;
    differences.push({
      file,
      entry,
      group,
      before: isOrder ? before : removed,
      after: isOrder ? after : added
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
  const [first = ''] = line.split(' ', 1);
  return GROUPS.find((group) => group === first) ?? 'state';
}

/**
 * The lines of the first list that are missing in the second, counting repetitions.
 *
 * @param {readonly string[]} lines @param {readonly string[]} others
 */
function linesMissingFrom(lines, others) {
  const unmatched = [...others];
  return lines.filter((line) => {
    const index = unmatched.indexOf(line);
    if (index >= 0) unmatched.splice(index, 1);
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
      .flatMap(({ file, entry, before, after }) => [
        `  ${file}, ${excerpt(entry)}`,
        ...before.map((line, index) => `    - ${excerpt(line, after[index])}`),
        ...after.map((line, index) => `    + ${excerpt(line, before[index])}`)
      ]);
    const remaining = groupDifferences.length - limit;
    return [
      `${group}: ${groupDifferences.length} in ${files} records`,
      ...examples,
      ...(remaining > 0 ? [`  and ${remaining} more`] : [])
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
 * @param {string} line @param {string} [other]
 */
function excerpt(line, other = '') {
  if (line.length <= MAX_LENGTH) return line;
  const [group = ''] = line.split(' ', 1);
  let commonLength = 0;
  while (commonLength < other.length && line[commonLength] === other[commonLength]) commonLength += 1;
  const from = other === '' ? 0 : Math.max(0, commonLength - EXCERPT_LEAD_LENGTH);
  const start =
    from <= group.length ? line.slice(0, MAX_LENGTH) : `${group} …${line.slice(from, from + MAX_LENGTH)}`;
  return from + MAX_LENGTH < line.length ? `${start}…` : start;
}
