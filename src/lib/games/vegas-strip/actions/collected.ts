import { hasMembers, isCount, isListOf, isPlayer, isRecordOf } from '$lib/core';
import { chipsIn, groupId, rowsWithOneEach, playersIn } from '$lib/games/vegas-strip/payout/groups';
import { payNow } from '$lib/games/vegas-strip/payout/paying';
import { fixersOf } from '$lib/games/vegas-strip/state/table';
import type { State, StripAsk } from '$lib/games/vegas-strip/types';
import { askId, notNowReason, type StripAction } from './action';

/** More chips than there are in the box. */
export const MAX_CHIPS = 999;

const COLLECTED_GROUP = groupId({ kind: 'collected' });
const SEVENS_GROUP = groupId({ kind: 'sevens' });

/** Round results only, short entry: the sum of each pile, and the players who are fined for a 7 (7.3). */
export const collected: StripAction<'collected'> = {
  isReadable: (move) =>
    hasMembers(move, { chips: (chips) => isRecordOf(chips, isPlayer, isChipCount), sevens: isPlayerList }),
  refuse(state, { chips, sevens }) {
    if (state.phase !== 'told' || Object.keys(state.entered).length > 0) return notNowReason(state);
    const fixers: readonly string[] = fixersOf(state);
    const isKnown = Object.keys(chips).every((player) => fixers.includes(player));
    return isKnown && sevens.every((player) => state.seats.includes(player))
      ? undefined
      : { code: 'unreadable', rule: '7.1' };
  },
  apply: (state, { chips, sevens }) => payNow({ ...state, faults: sevens }, chips),
  log: ({ round }) => ({ code: 'collected', round }),
  move(_, outcome) {
    if (outcome.kind !== 'counts') return undefined;
    const { [COLLECTED_GROUP]: chips, [SEVENS_GROUP]: sevens } = outcome.counts;
    return { type: 'collected', chips: chipsIn(chips), sevens: playersIn(sevens) };
  },
  answer: (_, { chips, sevens }) => ({
    kind: 'counts',
    counts: { [COLLECTED_GROUP]: { ...chips }, [SEVENS_GROUP]: rowsWithOneEach(sevens) }
  })
};

/**
 * Asks, for short entry, for the sum of each pile from the casinos, and for players with a 7 at their own rigged casino
 * (7.3).
 */
export function collectedAsk(state: State): StripAsk {
  const groups = [
    { id: COLLECTED_GROUP, rows: fixersOf(state).map((id) => ({ id, max: MAX_CHIPS })) },
    { id: SEVENS_GROUP, rows: state.seats.map((id) => ({ id, max: 1 })) }
  ];
  return { ...askId('collected'), kind: 'counts', optional: true, groups };
}

/** Checks whether a pile or a jackpot can have this number of chips. */
export function isChipCount(value: unknown): boolean {
  return isCount(value) && value <= MAX_CHIPS;
}

/** Checks whether this is a list of players, each named once. */
export function isPlayerList(value: unknown): boolean {
  return isListOf(value, isPlayer) && Array.isArray(value) && new Set(value).size === value.length;
}
