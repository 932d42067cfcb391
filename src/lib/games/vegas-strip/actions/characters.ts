import type { PlayerId, Played, Posting } from '$lib/core';
import { askId } from './ask-id';
import { groupId } from '$lib/games/vegas-strip/payout/groups';
import { heap } from '$lib/games/vegas-strip/payout/payout';
import { accountOf, casinosOf, characterOf, jackpotAt, nameOf } from '$lib/games/vegas-strip/state/table';
import type { CasinoId, ChipsMoved, Move, Refusal, State, Why, StripAsk } from '$lib/games/vegas-strip/types';

/** More chips than a character has ever moved at once. */
const MOST = 50;

/** Asks for chips that move between a character, the players and the jackpot, if a character does that (2.5). */
export function chipsAsks(state: State): readonly StripAsk[] {
  return casinosOf(state)
    .filter((casino) => characterOf(state, casino)?.chips === true)
    .map((casino): StripAsk => {
      const jackpot = [
        { id: 'on', max: MOST },
        { id: 'off', max: jackpotAt(state, casino) }
      ];
      const rows = (most: (player: PlayerId) => number): readonly { id: string; max: number }[] =>
        state.seats.map((player) => ({ id: player, max: most(player) }));
      return {
        ...askId('chips', { casino }),
        kind: 'counts',
        aside: true,
        groups: [
          { id: groupId({ what: 'gives', casino }), rows: rows(() => MOST) },
          { id: groupId({ what: 'takes', casino }), rows: rows((player) => state.chips[player] ?? 0) },
          { id: groupId({ what: 'jackpot', casino }), rows: jackpot }
        ]
      };
    });
}

/** Returns the reason why a character cannot move these chips, or undefined if it can. */
export function refuseChips(
  state: State,
  moved: { readonly casino: CasinoId } & ChipsMoved
): Refusal | undefined {
  const { casino, takes, jackpot } = moved;
  if (!casinosOf(state).includes(casino))
    return { code: 'noSuchCasino', rule: '2.2', casinos: casinosOf(state).length };
  const here = nameOf(state, casino);
  if (characterOf(state, casino)?.chips !== true) return { code: 'noChips', rule: '2.5', casino: here };
  if (jackpot.off > jackpotAt(state, casino))
    return { code: 'chipsNotThere', rule: '5.20', casino: here, value: jackpotAt(state, casino) };
  for (const player of state.seats) {
    const value = state.chips[player] ?? 0;
    if ((takes[player] ?? 0) > value)
      return { code: 'chipsNotThere', rule: '5.20', casino: here, value, player };
  }
  return undefined;
}

/**
 * Moves chips. Chips to a player go to the team's pile and are shared with it; a player pays from their own (5.7, 5.8).
 */
export function moveChips(state: State, moved: Extract<Move, { type: 'chips' }>): Played<State, Why> {
  const { casino: at, gives, takes, jackpot } = moved;
  const about = { casino: nameOf(state, at), character: characterOf(state, at)?.name ?? '' };
  const extra = { ...state.extra };
  const postings: Posting<Why>[] = [];
  for (const player of state.seats) {
    const value = gives[player] ?? 0;
    const paid = takes[player] ?? 0;
    extra[player] = (extra[player] ?? 0) + value;
    const account = accountOf(state.teams, player);
    if (value > 0)
      postings.push(
        heap('bank', account, value, { code: 'fromCharacter', rule: '5.7', player, value, ...about }, player)
      );
    if (paid > 0)
      postings.push(
        heap(
          player,
          'bank',
          paid,
          { code: 'toCharacter', rule: '5.20', player, value: paid, ...about },
          player
        )
      );
  }
  const { on, off } = jackpot;
  const [first = 'p1'] = state.seats;
  if (on > 0)
    postings.push(
      heap('bank', 'table', on, { code: 'ontoJackpot', rule: '5.8', value: on, ...about }, first)
    );
  if (off > 0)
    postings.push(
      heap('table', 'bank', off, { code: 'offJackpot', rule: '5.20', value: off, ...about }, first)
    );
  const jackpots = { ...state.jackpots, [at]: jackpotAt(state, at) + on - off };
  return { state: { ...state, extra, jackpots }, postings };
}
