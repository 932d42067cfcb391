import { readLog, type Acted } from './log';
import { playersOf, type Entry, type Match } from './match';
import type { Posting } from './ledger';
import type { Rules, Terms } from './rules';

/** One entry that stands, with the table before and after it. An `end` has no move. */
export interface Step<T extends Terms> {
  readonly entry: Acted<T['Move']>;
  readonly move?: T['Move'];
  readonly before: T['State'];
  readonly after: T['State'];
  readonly postings: readonly Posting<T['Why']>[];
}

/** A match played again from its log. */
export interface Replay<T extends Terms> {
  readonly steps: readonly Step<T>[];
  readonly state: T['State'];
  /** The table ended the match before its rules did. */
  readonly ended: boolean;
  /** The first entry that today's rules refuse; nothing after it was played. */
  readonly broken?: { readonly entry: Entry<T['Move']>; readonly why: T['Why'] };
}

/** Plays the entries that stand, each checked as it was at the table. */
export function replay<T extends Terms>(
  rules: Rules<T>,
  match: Match<T['Options']>,
  entries: readonly Entry<T['Move']>[]
): Replay<T> {
  const steps: Step<T>[] = [];
  let state = rules.start(match.options, playersOf(match));
  for (const entry of readLog(entries).stands) {
    if (typeof entry.do === 'string') {
      steps.push({ entry, before: state, after: state, postings: rules.stop?.(state) ?? [] });
      return { steps, state, ended: true };
    }
    const move = entry.do.move;
    const why = rules.refuse(state, move);
    if (why !== undefined) return { steps, state, ended: false, broken: { entry, why } };
    const played = rules.play(state, move);
    steps.push({ entry, move, before: state, after: played.state, postings: played.postings });
    state = played.state;
  }
  return { steps, state, ended: false };
}

/** Everything posted so far, oldest first. */
export function ledgerOf<T extends Terms>(replayed: Replay<T>): readonly Posting<T['Why']>[] {
  return replayed.steps.flatMap((step) => step.postings);
}

/** Whether nothing more can be played: the rules ask nothing, or the table ended the match. */
export function isOver<T extends Terms>(rules: Rules<T>, replayed: Replay<T>): boolean {
  return replayed.ended || rules.asks(replayed.state).length === 0;
}
