import { readLog, type PlayEntry } from '$lib/core/log/log';
import { startingPlayersOf, type End, type Entry, type Match } from '$lib/core/log/match';
import type { Posting } from '$lib/core/ledger/ledger';
import type { Played, Rules, GameTypes } from './rules';

/** One entry in effect, with the state before and after it. An end has no move. */
export interface Step<T extends GameTypes> {
  readonly entry: PlayEntry<T['Move']>;
  readonly move?: T['Move'];
  readonly stateBefore: T['State'];
  readonly stateAfter: T['State'];
  readonly postings: readonly Posting<T['Why']>[];
}

/** A match replayed from its log. */
export interface Replay<T extends GameTypes> {
  readonly steps: readonly Step<T>[];
  readonly state: T['State'];
  /** The players ended the match early. */
  readonly isEnded: boolean;
  /** The first entry that today's rules refuse; nothing after it was played. */
  readonly refusedEntry?: { readonly entry: Entry<T['Move']>; readonly why: T['Why'] };
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
  const steps = reusableSteps(inEffect, earlierReplay);
  let state = steps.at(-1)?.stateAfter ?? rules.start(match.options, startingPlayersOf(match));
  for (const entry of inEffect.slice(steps.length)) {
    if (typeof entry.do === 'string') {
      const { state: after, postings } = endMatch(rules, state, entry.do);
      steps.push({ entry, stateBefore: state, stateAfter: after, postings });
      return { steps, state: after, isEnded: true };
    }
    const move = entry.do.move;
    const reason = rules.refuse(state, move);
    if (reason !== undefined) return { steps, state, isEnded: false, refusedEntry: { entry, why: reason } };
    const result = rules.play(state, move);
    steps.push({ entry, move, stateBefore: state, stateAfter: result.state, postings: result.postings });
    state = result.state;
  }
  return { steps, state, isEnded: false };
}

/** The steps of an earlier replay that still hold, up to the first difference. */
function reusableSteps<T extends GameTypes>(
  activeEntries: readonly PlayEntry<T['Move']>[],
  earlierReplay: Replay<T> | undefined
): Step<T>[] {
  const steps = earlierReplay?.steps ?? [];
  const other = steps.findIndex(
    ({ entry, move }, index) => move === undefined || entry !== activeEntries[index]
  );
  return steps.slice(0, other < 0 ? steps.length : other);
}

/** Applies an early end. `endPaid` first pays the current round; both kinds then pay what is always due at the end. */
export function endMatch<T extends GameTypes>(
  rules: Rules<T>,
  state: T['State'],
  end: End
): Played<T['State'], T['Why']> {
  const extraPostings = rules.endPayments?.(state) ?? [];
  if (end === 'end') return { state, postings: extraPostings };
  return { state: rules.paid?.(state) ?? state, postings: [...rules.currentPayout(state), ...extraPostings] };
}

/** Everything posted so far, oldest first. */
export function ledgerOf<T extends GameTypes>(matchReplay: Replay<T>): readonly Posting<T['Why']>[] {
  return matchReplay.steps.flatMap((step) => step.postings);
}

/** Whether the match is over: the rules ask nothing, or the players ended it. */
export function isOver<T extends GameTypes>(rules: Rules<T>, matchReplay: Replay<T>): boolean {
  return matchReplay.isEnded || rules.asks(matchReplay.state).length === 0;
}
