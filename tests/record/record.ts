import { momentAt, open, sentencesOf, stateAtStart, type AnyEntry, type Input, type Moment } from './app';
import { differences, stableJson } from './flatten';

const ABOUT_LINES = [
  '# What this match comes to, entry by entry. It shows that something has changed; it proves no rule.',
  '# Each line begins with what it is: state, posting, ranking, sentence, undo, redo or taps.',
  '# A state lists what the entry changed; a ranking, an undo and a redo stand where they are new.'
];

/** The record of one match: the same bytes for the same behaviour. */
export async function recordOf(input: Input): Promise<string> {
  const opened = await open(input);
  const { match, entries } = input;
  const headLines = [
    ...ABOUT_LINES,
    `match ${stableJson({ game: match.game, seats: match.seats, options: match.options })}`
  ];
  if (opened === undefined) return joinLines([...headLines, 'state this version has no such game']);
  const sentences = sentencesOf(opened);
  let momentBefore: Pick<Moment, 'ranking' | 'undo' | 'redo' | 'state'> = {
    state: stateAtStart(opened),
    ranking: [],
    undo: undefined,
    redo: undefined
  };
  const lines = [
    ...headLines,
    '',
    '== 0 start',
    ...differences({}, momentBefore.state).map((difference) => `state ${difference}`)
  ];
  let replayed: Parameters<typeof momentAt>[2];
  const taps: TapTotals = {};
  for (const [index, entry] of entries.entries()) {
    const current = momentAt(opened, index + 1, replayed);
    ({ replayed } = current);
    const { moment } = current;
    lines.push('', `== ${entry.seq} ${titleOf(entry)}`, ...changesOf(momentBefore, moment));
    const sentence = sentences.get(entry.seq);
    if (sentence !== undefined) lines.push(`sentence ${sentence}`);
    lines.push(...stepLines(moment, taps));
    momentBefore = moment;
  }
  return joinLines([...lines, '', '== end', ...tapTotals(taps)]);
}

type TapTotals = Record<string, { asked: number; taps: number }>;

function titleOf(entry: AnyEntry): string {
  const action: unknown = entry.do;
  return `${entry.by} ${typeof action === 'string' ? action : stableJson(action)}`;
}

function changesOf(
  momentBefore: Pick<Moment, 'ranking' | 'undo' | 'redo' | 'state'>,
  { state, ranking, undo, redo, broken, ended }: Moment
): readonly string[] {
  const isNewRanking = stableJson(momentBefore.ranking) !== stableJson(ranking);
  return [
    ...differences(momentBefore.state, state).map((difference) => `state ${difference}`),
    ...(ended ? ['state the players have ended the match'] : []),
    ...(broken === undefined ? [] : [`state refused at ${broken.seq}: ${stableJson(broken.why)}`]),
    ...(isNewRanking ? ranking.map((item) => `ranking ${stableJson(item)}`) : []),
    ...(momentBefore.undo === undo ? [] : [`undo ${undo ?? 'nothing'}`]),
    ...(momentBefore.redo === redo ? [] : [`redo ${redo ?? 'nothing'}`])
  ];
}

function stepLines({ step }: Moment, totals: TapTotals): readonly string[] {
  if (step === undefined) return [];
  const { taps } = step;
  if (taps !== undefined) {
    const kind = `${taps.kind} ${taps.ask.replace(/p\d/g, 'player').replace(/\d+/g, 'n')}`;
    const sum = (totals[kind] ??= { asked: 0, taps: 0 });
    sum.asked += 1;
    sum.taps += taps.count;
  }
  return [
    ...step.postings.map(({ sentence: _, ...posting }) => `posting ${stableJson(posting)}`),
    ...step.postings.map(({ sentence }) => `sentence because ${sentence}`),
    ...(taps === undefined
      ? []
      : [`taps ${taps.isLeast ? 'at least ' : ''}${taps.count} for ${taps.kind} ${taps.ask}`])
  ];
}

function tapTotals(totals: TapTotals): readonly string[] {
  return Object.entries(totals)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, { asked, taps }]) => `taps ${kind}: ${taps} in ${asked} answers`);
}

function joinLines(lines: readonly string[]): string {
  return `${lines.map((line) => line.replaceAll('\n', '\\n')).join('\n')}\n`;
}
