import { hasMembers, isCount, isOptional, isPlayer, isRecordOf, type CountGroup } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import {
  chipsIn,
  groupId,
  rowsWithOneEach,
  playersIn,
  setId,
  setIn,
  type CountedGroup
} from '$lib/games/vegas-strip/payout/groups';
import {
  casinosOf,
  fixersOf,
  jackpotAt,
  nameOf,
  playsWithBlockers
} from '$lib/games/vegas-strip/state/table';
import type { CasinoId, Chips, Holder, State, StripAsk } from '$lib/games/vegas-strip/types';
import {
  askId,
  casinoOf,
  HOLDER_CHECKS,
  isCasino,
  notNowReason,
  refuseCasino,
  type StripAction
} from './action';
import { isPlayerList, isChipCount, MAX_CHIPS } from './collected';

/** The highest sum of a set: two tiles with all tokens on them. */
const MAX_SUM = 31;

/** Refuses a leader with an undefined member, because the state keeps the leader as it is. */
function isLeader(leader: unknown): boolean {
  return (
    hasMembers(leader, HOLDER_CHECKS) && Object.values(leader as object).every((value) => value !== undefined)
  );
}

/** Round results only: one casino at the end of the round, with its jackpot (7.2). */
export const house: StripAction<'house'> = {
  isReadable: (move) =>
    hasMembers(move, {
      casino: isCasino,
      jackpot: isChipCount,
      leader: isOptional(isLeader),
      sums: (sums) => isRecordOf(sums, isPlayer, (sum) => isCount(sum) && sum <= MAX_SUM),
      rigged: isOptional(isPlayer),
      sevens: isPlayerList
    }),
  refuse(state, { casino, rigged: riggingFixer }) {
    if (state.phase !== 'told' || state.entered[casino] !== undefined) return notNowReason(state);
    const players = fixersToEnter(state);
    const refusal = refuseCasino(state, casino);
    if (refusal !== undefined || (riggingFixer === undefined && mayBeSecure(state))) return refusal;
    const casinoName = nameOf(state, casino);
    if (riggingFixer === undefined)
      return { code: 'riggedMissing', rule: '7.2', casino: casinoName, players };
    return players.includes(riggingFixer)
      ? undefined
      : { code: 'riggedTold', rule: '7.2', casino: casinoName, player: riggingFixer };
  },
  apply(state, { type: _, casino, ...result }) {
    const stateAfter: State = {
      ...state,
      entered: { ...state.entered, [casino]: result },
      jackpots: { ...state.jackpots, [casino]: result.jackpot }
    };
    return withoutPostings(
      casinosToEnter(stateAfter).length === 0 ? { ...stateAfter, phase: 'pay' } : stateAfter
    );
  },
  log: (stateBefore, { casino, leader, rigged: riggingFixer }) => ({
    code: 'house',
    casino: nameOf(stateBefore, casino),
    ...(leader === undefined ? {} : { leader }),
    ...(riggingFixer === undefined ? {} : { rigged: riggingFixer })
  }),
  move(ask, outcome) {
    const casino = casinoOf(ask);
    if (outcome.kind !== 'counts' || casino === undefined) return undefined;
    const row = (kind: CountedGroup['kind']) => outcome.counts[groupId({ kind, casino })] ?? {};
    const [leaderRow = ''] = Object.entries(row('leader')).find(([, count]) => count > 0) ?? [];
    const leader = setIn(leaderRow);
    const [riggingFixer] = playersIn(row('rigged'));
    return {
      type: 'house',
      casino,
      jackpot: row('jackpot')['jackpot'] ?? 0,
      ...(leader === undefined ? {} : { leader }),
      sums: sumsOfOthers(leader, chipsIn(row('sums'))),
      ...(riggingFixer === undefined ? {} : { rigged: riggingFixer }),
      sevens: playersIn(row('sevens'))
    };
  },
  answer(ask, { casino, leader, rigged: riggingFixer, sums, sevens, jackpot }) {
    if (casinoOf(ask) !== casino) return undefined;
    const counts = {
      [groupId({ kind: 'leader', casino })]: rowsWithOneEach([
        leader === undefined ? 'nobody' : setId(leader)
      ]),
      [groupId({ kind: 'rigged', casino })]: rowsWithOneEach([riggingFixer ?? 'secure']),
      [groupId({ kind: 'sums', casino })]: { ...sums },
      [groupId({ kind: 'jackpot', casino })]: { jackpot },
      [groupId({ kind: 'sevens', casino })]: rowsWithOneEach(sevens)
    };
    return { kind: 'counts', counts };
  }
};

/** The sums that are used: none if no set leads, and none of the leading set itself. */
function sumsOfOthers(leader: Holder | undefined, sums: Chips): Chips {
  if (leader === undefined) return {};
  const { [leader.player]: leaderSum = 0, ...others } = sums;
  return leader.blocker === true && leaderSum > 0 ? { ...others, [leader.player]: leaderSum } : others;
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
  const riggedChoices = [...(mayBeSecure(state) ? ['secure'] : []), ...fixersToEnter(state)];
  return [
    { id: groupId({ kind: 'leader', casino }), total: 1, rows: leaders.map((id) => ({ id, max: 1 })) },
    { id: groupId({ kind: 'rigged', casino }), total: 1, rows: riggedChoices.map((id) => ({ id, max: 1 })) },
    { id: groupId({ kind: 'sums', casino }), rows: seats.map((id) => ({ id, max: MAX_SUM })) },
    {
      id: groupId({ kind: 'jackpot', casino }),
      rows: [{ id: 'jackpot', max: MAX_CHIPS, known: jackpotAt(state, casino) }]
    },
    { id: groupId({ kind: 'sevens', casino }), rows: seats.map((id) => ({ id, max: 1 })) }
  ];
}

function casinosToEnter(state: State): readonly CasinoId[] {
  return casinosOf(state).filter((casino) => state.entered[casino] === undefined);
}

/** Lists the fixers whose rigged casino is not entered yet. */
function fixersToEnter(state: State): ReturnType<typeof fixersOf> {
  const riggedResults = Object.values(state.entered).map(({ rigged: riggingFixer }) => riggingFixer);
  return fixersOf(state).filter((player) => !riggedResults.includes(player));
}

/** Checks whether the next casino may be secure: more casinos than fixers are left to enter. */
function mayBeSecure(state: State): boolean {
  return casinosToEnter(state).length > fixersToEnter(state).length;
}
