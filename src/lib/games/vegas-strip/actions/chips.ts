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
 * A character moves chips. Chips for a player go to the team's pile and are shared with it, but a player pays with
 * their own chips (5.7, 5.8).
 */
export const chips: StripAction<'chips'> = {
  isReadable: (move) =>
    hasMembers(move, {
      casino: isCasino,
      gives: isCountRecord,
      takes: isCountRecord,
      jackpot: (jackpot) => hasMembers(jackpot, { on: isCount, off: isCount })
    }),
  refuse(state, { casino, takes: takenChips, jackpot }) {
    const refusal = state.phase === 'over' ? notNowReason(state) : refuseCasino(state, casino);
    if (refusal !== undefined) return refusal;
    const casinoName = nameOf(state, casino);
    if (characterOf(state, casino)?.chips !== true)
      return { code: 'noChips', rule: '2.5', casino: casinoName };
    const chipsMissingReason = { code: 'chipsNotThere', rule: '5.20', casino: casinoName } as const;
    const currentJackpot = jackpotAt(state, casino);
    if (jackpot.off > currentJackpot) return { ...chipsMissingReason, value: currentJackpot };
    const payer = state.seats.find((player) => (takenChips[player] ?? 0) > chipsOwnedBy(state, player));
    return payer === undefined
      ? undefined
      : { ...chipsMissingReason, value: chipsOwnedBy(state, payer), player: payer };
  },
  apply(state, move) {
    const { casino, gives: givenChips, jackpot } = move;
    const extraChips: Partial<Record<PlayerId, number>> = { ...state.extra };
    for (const player of state.seats)
      extraChips[player] = (extraChips[player] ?? 0) + (givenChips[player] ?? 0);
    const jackpotAfter = jackpotAt(state, casino) + jackpot.on - jackpot.off;
    const changedState = { extra: extraChips, jackpots: { ...state.jackpots, [casino]: jackpotAfter } };
    return bookPostings({ state: { ...state, ...changedState }, postings: postingsOf(state, move) });
  },
  log(stateBefore, { casino, gives: givenChips, takes: takenChips, jackpot }) {
    const character = characterOf(stateBefore, casino)?.name ?? '';
    return {
      code: 'chips',
      casino: nameOf(stateBefore, casino),
      character,
      gives: givenChips,
      takes: takenChips,
      jackpot
    };
  },
  move(ask, outcome) {
    const casino = casinoOf(ask);
    if (outcome.kind !== 'counts' || casino === undefined) return undefined;
    const row = (kind: 'gives' | 'takes' | 'jackpot') => outcome.counts[groupId({ kind, casino })] ?? {};
    const { on: addedChips = 0, off: removedChips = 0 } = row('jackpot');
    return {
      type: 'chips',
      casino,
      gives: chipsIn(row('gives')),
      takes: chipsIn(row('takes')),
      jackpot: { on: addedChips, off: removedChips }
    };
  },
  answer(ask, { casino, gives: givenChips, takes: takenChips, jackpot }) {
    if (casinoOf(ask) !== casino) return undefined;
    const counts = {
      [groupId({ kind: 'gives', casino })]: { ...givenChips },
      [groupId({ kind: 'takes', casino })]: { ...takenChips },
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
      const rows = (maxOf: (player: PlayerId) => number): readonly { id: string; max: number }[] =>
        state.seats.map((player) => ({ id: player, max: maxOf(player) }));
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
  { casino, gives: givenChips, takes: takenChips, jackpot: { on: addedChips, off: removedChips } }: ChipsMove
): readonly Posting<Why>[] {
  const characterMembers = {
    casino: nameOf(state, casino),
    character: characterOf(state, casino)?.name ?? ''
  };
  const players = state.seats.flatMap((player) => {
    const { [player]: value = 0 } = givenChips;
    const { [player]: playerPayment = 0 } = takenChips;
    const receiveReason: Why = { code: 'fromCharacter', rule: '5.7', player, value, ...characterMembers };
    const payReason: Why = {
      code: 'toCharacter',
      rule: '5.20',
      player,
      value: playerPayment,
      ...characterMembers
    };
    return [
      chipPosting('bank', accountOf(state.teams, player), value, receiveReason, player),
      chipPosting(player, 'bank', playerPayment, payReason, player)
    ];
  });
  const [first = 'p1'] = state.seats;
  return [
    ...players,
    chipPosting(
      'bank',
      'table',
      addedChips,
      { code: 'ontoJackpot', rule: '5.8', value: addedChips, ...characterMembers },
      first
    ),
    chipPosting(
      'table',
      'bank',
      removedChips,
      { code: 'offJackpot', rule: '5.20', value: removedChips, ...characterMembers },
      first
    )
  ].filter(({ value }) => value > 0);
}
