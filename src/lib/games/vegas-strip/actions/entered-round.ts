import type { CountGroup } from '$lib/core';
import { askId } from './move';
import { groupId, setId } from '$lib/games/vegas-strip/payout/groups';
import { casinosOf, fixersOf, jackpotAt, playsWithBlockers } from '$lib/games/vegas-strip/state/table';
import type { CasinoId, State, StripAsk } from '$lib/games/vegas-strip/types';

/** The highest sum of a set: two tiles with all tokens on them. */
const MOST_SUM = 31;
const MOST_CHIPS = 999;

/**
 * Asks, for short entry, for the sum of each pile from the casinos, and for players with a 7 at their own rigged casino
 * (7.3).
 */
export function collectedAsk(state: State): StripAsk {
  const collected = fixersOf(state).map((id) => ({ id, max: MOST_CHIPS }));
  const sevens = state.seats.map((id) => ({ id, max: 1 }));
  return {
    ...askId('collected'),
    kind: 'counts',
    aside: true,
    groups: [
      { id: groupId({ what: 'collected' }), rows: collected },
      { id: groupId({ what: 'sevens' }), rows: sevens }
    ]
  };
}

/** Asks for each casino that is not entered yet: its leader, the sums of the others, and who rigged it (7.2). */
export function houseAsks(state: State): readonly StripAsk[] {
  return casinosToEnter(state).map((casino) => ({
    ...askId('house', { casino }),
    kind: 'counts',
    groups: houseGroups(state, casino)
  }));
}

function houseGroups(state: State, casino: CasinoId): readonly CountGroup[] {
  const { seats } = state;
  const blockers = playsWithBlockers(state) ? seats.map((player) => setId({ player, blocker: true })) : [];
  const leaders = ['nobody', ...seats, ...blockers];
  const rigged = [...(mayBeSecure(state) ? ['secure'] : []), ...fixersToEnter(state)];
  return [
    { id: groupId({ what: 'leader', casino }), total: 1, rows: leaders.map((id) => ({ id, max: 1 })) },
    { id: groupId({ what: 'rigged', casino }), total: 1, rows: rigged.map((id) => ({ id, max: 1 })) },
    { id: groupId({ what: 'sums', casino }), rows: seats.map((id) => ({ id, max: MOST_SUM })) },
    {
      id: groupId({ what: 'jackpot', casino }),
      rows: [{ id: 'jackpot', max: MOST_CHIPS, known: jackpotAt(state, casino) }]
    },
    { id: groupId({ what: 'sevens', casino }), rows: seats.map((id) => ({ id, max: 1 })) }
  ];
}

export function casinosToEnter(state: State): readonly CasinoId[] {
  return casinosOf(state).filter((casino) => state.entered[casino] === undefined);
}

/** Lists the fixers whose rigged casino is not entered yet. */
export function fixersToEnter(state: State): ReturnType<typeof fixersOf> {
  const entered = Object.values(state.entered).map(({ rigged }) => rigged);
  return fixersOf(state).filter((player) => !entered.includes(player));
}

/** Checks whether the next casino may be secure: more casinos than fixers are left to enter. */
export function mayBeSecure(state: State): boolean {
  return casinosToEnter(state).length > fixersToEnter(state).length;
}

export { MOST_CHIPS, MOST_SUM };
