import { momentAt, open, sentencesOf, stateAtStart, type AnyEntry, type Input, type Moment } from './app';
import { differences, stable } from './flatten';

const ABOUT = [
  '# What this match comes to, entry by entry. It shows that something has changed; it proves no rule.',
  '# Each line begins with what it is: state, posting, ranking, sentence, undo, redo or taps.',
  '# A state lists what the entry changed; a ranking, an undo and a redo stand where they are new.'
];

/** The record of one match: the same bytes for the same behaviour. */
export async function recordOf(input: Input): Promise<string> {
  const opened = await open(input);
  const { match, entries } = input;
  const head = [
    ...ABOUT,
    `match ${stable({ game: match.game, seats: match.seats, options: match.options })}`
  ];
  if (opened === undefined) return text([...head, 'state this version has no such game']);
  const sentences = sentencesOf(opened);
  let before: Pick<Moment, 'ranking' | 'undo' | 'redo' | 'state'> = {
    state: stateAtStart(opened),
    ranking: [],
    undo: undefined,
    redo: undefined
  };
  const lines = [
    ...head,
    '',
    '== 0 start',
    ...differences({}, before.state).map((difference) => `state ${difference}`)
  ];
  let replayed: Parameters<typeof momentAt>[2];
  const taps: Count = {};
  for (const [index, entry] of entries.entries()) {
    const current = momentAt(opened, index + 1, replayed);
    ({ replayed } = current);
    const { moment } = current;
    lines.push('', `== ${entry.seq} ${titleOf(entry)}`, ...changesOf(before, moment));
    const sentence = sentences.get(entry.seq);
    if (sentence !== undefined) lines.push(`sentence ${sentence}`);
    lines.push(...stepLines(moment, taps));
    before = moment;
  }
  return text([...lines, '', '== end', ...tapTotals(taps)]);
}

type Count = Record<string, { asked: number; taps: number }>;

function titleOf(entry: AnyEntry): string {
  const action: unknown = entry.do;
  return `${entry.by} ${typeof action === 'string' ? action : stable(action)}`;
}

function changesOf(
  before: Pick<Moment, 'ranking' | 'undo' | 'redo' | 'state'>,
  { state, ranking, undo, redo, broken, ended }: Moment
): readonly string[] {
  const isNew = stable(before.ranking) !== stable(ranking);
  return [
    ...differences(before.state, state).map((difference) => `state ${difference}`),
    ...(ended ? ['state the players have ended the match'] : []),
    ...(broken === undefined ? [] : [`state refused at ${broken.seq}: ${stable(broken.why)}`]),
    ...(isNew ? ranking.map((item) => `ranking ${stable(item)}`) : []),
    ...(before.undo === undo ? [] : [`undo ${undo ?? 'nothing'}`]),
    ...(before.redo === redo ? [] : [`redo ${redo ?? 'nothing'}`])
  ];
}

function stepLines({ step }: Moment, totals: Count): readonly string[] {
  if (step === undefined) return [];
  const { taps } = step;
  if (taps !== undefined) {
    const kind = `${taps.kind} ${taps.ask.replace(/p\d/g, 'player').replace(/\d+/g, 'n')}`;
    const sum = (totals[kind] ??= { asked: 0, taps: 0 });
    sum.asked += 1;
    sum.taps += taps.count;
  }
  return [
    ...step.postings.map(({ sentence: _, ...posting }) => `posting ${stable(posting)}`),
    ...step.postings.map(({ sentence }) => `sentence because ${sentence}`),
    ...(taps === undefined
      ? []
      : [`taps ${taps.isLeast ? 'at least ' : ''}${taps.count} for ${taps.kind} ${taps.ask}`])
  ];
}

function tapTotals(totals: Count): readonly string[] {
  return Object.entries(totals)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, { asked, taps }]) => `taps ${kind}: ${taps} in ${asked} answers`);
}

function text(lines: readonly string[]): string {
  return `${lines.map((line) => line.replaceAll('\n', '\\n')).join('\n')}\n`;
}
