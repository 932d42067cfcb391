import { readLog, type PlayEntry } from '$lib/core/log/log';
import { startersOf, type End, type Entry, type Match } from '$lib/core/log/match';
import type { Posting } from '$lib/core/ledger/ledger';
import type { Played, Rules, GameTypes } from './rules';

/** One entry in effect, with the state before and after it. An end has no move. */
export interface Step<T extends GameTypes> {
  readonly entry: PlayEntry<T['Move']>;
  readonly move?: T['Move'];
  readonly before: T['State'];
  readonly after: T['State'];
  readonly postings: readonly Posting<T['Why']>[];
}

/** A match replayed from its log. */
export interface Replay<T extends GameTypes> {
  readonly steps: readonly Step<T>[];
  readonly state: T['State'];
  /** The players ended the match early. */
  readonly ended: boolean;
  /** The first entry that today's rules refuse; nothing after it was played. */
  readonly broken?: { readonly entry: Entry<T['Move']>; readonly why: T['Why'] };
}

/**
 * Plays the entries in effect, checking each move again. Steps that an earlier replay of the same match shares are
 * reused.
 */
export function replay<T extends GameTypes>(
  rules: Rules<T>,
  match: Match<T['Options']>,
  entries: readonly Entry<T['Move']>[],
  earlierReplay?: Replay<T>
): Replay<T> {
  const { inEffect } = readLog(entries);
  const steps = playedOf(inEffect, earlierReplay);
  let state = steps.at(-1)?.after ?? rules.start(match.options, startersOf(match));
  for (const entry of inEffect.slice(steps.length)) {
    if (typeof entry.do === 'string') {
      const { state: after, postings } = ended(rules, state, entry.do);
      steps.push({ entry, before: state, after, postings });
      return { steps, state: after, ended: true };
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

/** The steps of an earlier replay that still hold, up to the first difference. */
function playedOf<T extends GameTypes>(
  inEffect: readonly PlayEntry<T['Move']>[],
  earlierReplay: Replay<T> | undefined
): Step<T>[] {
  const steps = earlierReplay?.steps ?? [];
  const other = steps.findIndex(({ entry, move }, index) => move === undefined || entry !== inEffect[index]);
  return steps.slice(0, other < 0 ? steps.length : other);
}

/** Applies an early end: what is always due at the end, and before that, with `endPaid`, the current round. */
export function ended<T extends GameTypes>(
  rules: Rules<T>,
  state: T['State'],
  end: End
): Played<T['State'], T['Why']> {
  const extra = rules.stop?.(state) ?? [];
  if (end === 'end') return { state, postings: extra };
  return { state: rules.paid?.(state) ?? state, postings: [...rules.now(state), ...extra] };
}

/** Everything posted so far, oldest first. */
export function ledgerOf<T extends GameTypes>(replayed: Replay<T>): readonly Posting<T['Why']>[] {
  return replayed.steps.flatMap((step) => step.postings);
}

/** Whether the match is over: the rules ask nothing, or the players ended it. */
export function isOver<T extends GameTypes>(rules: Rules<T>, replayed: Replay<T>): boolean {
  return replayed.ended || rules.asks(replayed.state).length === 0;
}
