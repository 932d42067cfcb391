import { hasMembers, isCount, isPlayer, isRecordOf, type PlayerId, type Posting } from '$lib/core';
import { chipsIn, groupId } from '$lib/games/vegas-strip/payout/groups';
import { bookPostings } from '$lib/games/vegas-strip/payout/paying';
import { chipPosting } from '$lib/games/vegas-strip/payout/payout';
import { accountOf, casinosOf, characterOf, jackpotAt, nameOf } from '$lib/games/vegas-strip/state/table';
import type { Move, State, StripAsk, Why } from '$lib/games/vegas-strip/types';
import { askId, casinoOf, isCasino, notNowReason, refuseCasino, type StripAction } from './action';

type ChipsMove = Extract<Move, { type: 'chips' }>;

/** More chips than a character has ever moved at once. */
const MAX_CHIPS = 50;

/**
 * A character moves chips. Those for a player go to the team's pile and are shared with it; a player pays from their
 * own (5.7, 5.8).
 */
export const chips: StripAction<'chips'> = {
  isReadable: (move) =>
    hasMembers(move, {
      casino: isCasino,
      gives: isCountRecord,
      takes: isCountRecord,
      jackpot: (jackpot) => hasMembers(jackpot, { on: isCount, off: isCount })
    }),
  refuse(state, { casino, takes, jackpot }) {
    const refusal = state.phase === 'over' ? notNowReason(state) : refuseCasino(state, casino);
    if (refusal !== undefined) return refusal;
    const casinoName = nameOf(state, casino);
    if (characterOf(state, casino)?.chips !== true)
      return { code: 'noChips', rule: '2.5', casino: casinoName };
    const chipsMissingReason = { code: 'chipsNotThere', rule: '5.20', casino: casinoName } as const;
    const currentJackpot = jackpotAt(state, casino);
    if (jackpot.off > currentJackpot) return { ...chipsMissingReason, value: currentJackpot };
    const payer = state.seats.find((player) => (takes[player] ?? 0) > chipsOwnedBy(state, player));
    return payer === undefined
      ? undefined
      : { ...chipsMissingReason, value: chipsOwnedBy(state, payer), player: payer };
  },
  apply(state, move) {
    const { casino, gives, jackpot } = move;
    const extra: Partial<Record<PlayerId, number>> = { ...state.extra };
    for (const player of state.seats) extra[player] = (extra[player] ?? 0) + (gives[player] ?? 0);
    const remaining = jackpotAt(state, casino) + jackpot.on - jackpot.off;
    const movedChips = { extra, jackpots: { ...state.jackpots, [casino]: remaining } };
    return bookPostings({ state: { ...state, ...movedChips }, postings: postingsOf(state, move) });
  },
  log(before, { casino, gives, takes, jackpot }) {
    const character = characterOf(before, casino)?.name ?? '';
    return { code: 'chips', casino: nameOf(before, casino), character, gives, takes, jackpot };
  },
  move(ask, outcome) {
    const casino = casinoOf(ask);
    if (outcome.kind !== 'counts' || casino === undefined) return undefined;
    const row = (kind: 'gives' | 'takes' | 'jackpot') => outcome.counts[groupId({ kind, casino })] ?? {};
    const { on = 0, off = 0 } = row('jackpot');
    return {
      type: 'chips',
      casino,
      gives: chipsIn(row('gives')),
      takes: chipsIn(row('takes')),
      jackpot: { on, off }
    };
  },
  answer(ask, { casino, gives, takes, jackpot }) {
    if (casinoOf(ask) !== casino) return undefined;
    const counts = {
      [groupId({ kind: 'gives', casino })]: { ...gives },
      [groupId({ kind: 'takes', casino })]: { ...takes },
      [groupId({ kind: 'jackpot', casino })]: { ...jackpot }
    };
    return { kind: 'counts', counts };
  }
};

/** Asks for chips that move between a character, the players and the jackpot, if a character does that (2.5). */
export function chipsAsks(state: State): readonly StripAsk[] {
  return casinosOf(state)
    .filter((casino) => characterOf(state, casino)?.chips === true)
    .map((casino): StripAsk => {
      const jackpot = [
        { id: 'on', max: MAX_CHIPS },
        { id: 'off', max: jackpotAt(state, casino) }
      ];
      const rows = (most: (player: PlayerId) => number): readonly { id: string; max: number }[] =>
        state.seats.map((player) => ({ id: player, max: most(player) }));
      return {
        ...askId('chips', { casino }),
        kind: 'counts',
        optional: true,
        groups: [
          { id: groupId({ kind: 'gives', casino }), rows: rows(() => MAX_CHIPS) },
          { id: groupId({ kind: 'takes', casino }), rows: rows((player) => chipsOwnedBy(state, player)) },
          { id: groupId({ kind: 'jackpot', casino }), rows: jackpot }
        ]
      };
    });
}

function isCountRecord(value: unknown): boolean {
  return isRecordOf(value, isPlayer, isCount);
}

function chipsOwnedBy(state: State, player: PlayerId): number {
  return state.chips[player] ?? 0;
}

function postingsOf(
  state: State,
  { casino, gives, takes, jackpot: { on, off } }: ChipsMove
): readonly Posting<Why>[] {
  const byMember = { casino: nameOf(state, casino), character: characterOf(state, casino)?.name ?? '' };
  const players = state.seats.flatMap((player) => {
    const { [player]: value = 0 } = gives;
    const { [player]: paid = 0 } = takes;
    const receives: Why = { code: 'fromCharacter', rule: '5.7', player, value, ...byMember };
    const pays: Why = { code: 'toCharacter', rule: '5.20', player, value: paid, ...byMember };
    return [
      chipPosting('bank', accountOf(state.teams, player), value, receives, player),
      chipPosting(player, 'bank', paid, pays, player)
    ];
  });
  const [first = 'p1'] = state.seats;
  return [
    ...players,
    chipPosting('bank', 'table', on, { code: 'ontoJackpot', rule: '5.8', value: on, ...byMember }, first),
    chipPosting('table', 'bank', off, { code: 'offJackpot', rule: '5.20', value: off, ...byMember }, first)
  ].filter(({ value }) => value > 0);
}
