import {
  hasLeft,
  isCount,
  isListOf,
  missingPiece,
  stayingPlayers,
  withoutPieces,
  type PlayerId,
  type Posting
} from '$lib/core';
import { CHIPS_PER_ROUND, CHIP_VALUE, NOTES_DEALT, PAIRS_PER_ROUND } from '$lib/games/las-vegas/data';
import { mainRules } from '$lib/games/las-vegas/tiles';
import { withPurses } from '$lib/games/las-vegas/state/table';
import type { Casino, Face, Pair, State, TableAsk, Why } from '$lib/games/las-vegas/types';
import { notNowReason, type LasVegasAction } from './action';

/** Starts a round: notes to the casinos (2.1, 2.2), two chips to every player (2.4). */
export const deal: LasVegasAction<'deal'> = {
  // Accepts any two whole numbers. A note that the box does not have is refused later, because it is not in the pile.
  isReadable: ({ pairs }) =>
    isListOf(pairs, (pair) => isListOf(pair, isCount) && (pair as readonly unknown[]).length === 2),
  refuse(state, { pairs }) {
    if (state.phase !== 'deal') return notNowReason(state);
    if (pairs.length !== PAIRS_PER_ROUND) return { code: 'notSixPairs', rule: '2.1', pairs: pairs.length };
    const missingNote = missingPiece(state.unseen, pairs.flat().map(String));
    if (missingNote === undefined) return undefined;
    return {
      code: 'notInPile',
      rule: '2.3',
      value: Number(missingNote),
      left: state.unseen[missingNote] ?? 0
    };
  },
  apply(state, { pairs }) {
    const casinos = [...sortPairs(pairs)].reverse().map((notes): Casino => ({ notes, dice: {} }));
    const remainingUnseen = withoutPieces(state.unseen, pairs.flat().map(String));
    const nextState: State = {
      ...state,
      phase: 'turns',
      casinos,
      unseen: remainingUnseen,
      turn: state.opening.player
    };
    return {
      state: withPurses(mainRules(state)?.applyDeal(nextState) ?? nextState, (purse, player) =>
        hasLeft(state, player) ? purse : { ...purse, chips: purse.chips + CHIPS_PER_ROUND }
      ),
      postings: stayingPlayers(state).flatMap((player) => chipPostingsFor(player, state.round))
    };
  },
  log: ({ round, opening }, { pairs }) => ({ code: 'dealt', round, pairs, opening }),
  move: (_, outcome) =>
    outcome.kind === 'draw' ? { type: 'deal', pairs: pairsOf(outcome.drawn.map(Number)) } : undefined,
  answer: (_, { pairs }) => ({ kind: 'draw', drawn: pairs.flat().map(String) })
};

/** Asks for the notes of the round. */
export function dealAsk({ unseen: pool }: State): TableAsk {
  return { id: 'deal', kind: 'draw', from: 'notes', pool, count: NOTES_DEALT };
}

function chipPostingsFor(player: PlayerId, round: number): readonly Posting<Why>[] {
  const why: Why = { code: 'chip', rule: '2.4', player, round };
  const chipPosting: Posting<Why> = { from: 'bank', to: player, piece: 'chip', value: CHIP_VALUE, why };
  return Array<typeof chipPosting>(CHIPS_PER_ROUND).fill(chipPosting);
}

/** Sorts six pairs by larger total, then by higher note. The higher note comes first in each pair (2.2). */
export function sortPairs(pairs: readonly Pair[]): readonly Pair[] {
  const orderedPairs = pairs.map(([one, other]): Pair => (one >= other ? [one, other] : [other, one]));
  return orderedPairs.sort((a, b) => b[0] + b[1] - a[0] - a[1] || b[0] - a[0]);
}

/** Pairs entered so far, and a single note whose partner is missing. */
export interface Pairing {
  /** The pairs for casinos 1 to 6 in order, as if no more pairs followed (2.2). */
  readonly pairs: readonly Pair[];
  readonly unpairedNote?: number;
}

/** The pairs of the notes entered so far. */
export function pairing(enteredNotes: readonly number[]): Pairing {
  const pairs = pairsOf(enteredNotes);
  const unpairedNote = enteredNotes[2 * pairs.length];
  const sortedPairs = [...sortPairs(pairs)].reverse();
  return unpairedNote === undefined ? { pairs: sortedPairs } : { pairs: sortedPairs, unpairedNote };
}

/** Reason why a pair is at its casino, compared with all six (2.2). */
export function pairReason(casino: Face, pair: Pair, allPairs: readonly Pair[]): Why {
  const sum = ([one, other]: Pair): number => one + other;
  const isTied = allPairs.some(
    (other) => sum(other) === sum(pair) && Math.max(...other) !== Math.max(...pair)
  );
  return { code: 'pair', rule: '2.2', casino, pair, total: sum(pair), level: isTied };
}

/** Joins every two successive notes into a pair; their order does not matter (2.1). */
function pairsOf(notes: readonly number[]): readonly Pair[] {
  return notes.flatMap((note, index): readonly Pair[] => {
    const nextNote = notes[index + 1];
    return index % 2 === 0 && nextNote !== undefined ? [[note, nextNote]] : [];
  });
}
