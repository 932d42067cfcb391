import { expect } from 'vitest';
import { moves, total, type PlayerId, type Posting } from '$lib/core';
import { payout } from '$lib/games/las-vegas/ui/payout/pages';
import type { Casino, Move, State, View, Why } from '$lib/games/las-vegas/types';
import { placing } from '$lib/games/las-vegas/state/view';
import type { Game } from '$lib/games/contract/define';
import { same } from './same';
import type { Sitting } from './matches';

interface Payout {
  readonly was: State;
  readonly move: Move;
  readonly postings: readonly Posting<Why>[];
  readonly casinos: readonly Casino[];
}

/** The moves that ended a round, with the casinos at that moment and all chip cards taken. */
export function payouts({ moments }: Sitting): readonly Payout[] {
  return moments.flatMap(({ before, move, played }) => {
    const was = before as State;
    const state = played.state as State;
    if (state.paid === undefined || state.paid === was.paid) return [];
    const postings = played.postings as readonly Posting<Why>[];
    const { chipCards, paid } = state;
    const paidFrom = chipCards === undefined ? was : { ...was, chipCards };
    return [
      { was: paidFrom, move: move as Move, postings: postings.filter(isOfPayout), casinos: paid.casinos }
    ];
  });
}

/** Paid at a casino, or for chip cards after the last round. */
function isOfPayout({ why }: Posting<Why>): boolean {
  return 'casino' in why || why.code === 'chipBonus';
}

export function postingsAt(number: number, postings: readonly Posting<Why>[]): readonly Posting<Why>[] {
  return postings.filter(({ why }) => 'casino' in why && why.casino === number);
}

/** Three rounds are paid, once each. */
export function threeRoundsArePaid(sitting: Sitting): void {
  expect(payouts(sitting)).toHaveLength(3);
}

/** Every player with dice at a casino has one line there, paid or not; players without dice have none. */
export function everyClaimHasOneLine(sitting: Sitting): void {
  for (const { casinos, postings, was } of payouts(sitting))
    casinos.forEach(({ notes, dice }, index) => {
      const here = postingsAt(index + 1, postings);
      for (const player of was.seats)
        expect(here.filter(({ to }) => to === player)).toHaveLength(dice[player] === undefined ? 0 : 1);
      const paid = here.filter(moves).map(({ value }) => value);
      expect(paid.sort()).toEqual([...notes].sort());
    });
}

/** After the last die is placed, "If we stop now" equals the payout. */
export function nowEqualsPayout(sitting: Sitting, { rules }: Game): void {
  for (const { was, casinos, postings } of payouts(sitting)) {
    const before = { ...was, casinos };
    const bonuses = postings.filter(({ why }) => why.code === 'chipBonus');
    same(
      rules.now(before),
      postings.filter(({ why }) => why.code !== 'chipBonus')
    );
    if (was.round === 3) same(rules.stop?.(before), bonuses);
  }
}

/** The preview of the last placement equals the payout at its casino. */
export function previewEqualsPayout(sitting: Sitting, { rules }: Game): void {
  for (const { was, move, postings } of payouts(sitting)) {
    if (move.type !== 'place') continue;
    const casino = (rules.view(was) as View).casinos[move.face - 1]!;
    const { small, big } = was.purses[was.turn]!;
    const preview = placing(casino, was.turn, { small, big });
    const here = postingsAt(move.face, postings);
    for (const { own, award, why } of preview.claims) {
      const line = here.find((posting) => JSON.stringify(posting.why) === JSON.stringify(why));
      if (own.who === 'neutral' && award === 0) expect(line).toBeUndefined();
      else expect(line?.value, JSON.stringify(why)).toBe(award);
    }
  }
}

/** The asked player has dice, and no player with dice is skipped. */
export function turnsGoRoundPlayersWithDice({ moments }: Sitting): void {
  for (const { before, move, played } of moments) {
    const was = before as State;
    const state = played.state as State;
    if (
      !['place', 'pass', 'chipCard'].includes(move.type) ||
      state.chipCards?.claim !== undefined ||
      state.round !== was.round ||
      state.phase !== 'turns'
    )
      continue;
    same(diceOf(state, state.turn) > 0, true);
    const at = was.seats.indexOf(was.turn);
    const round = [...was.seats.slice(at + 1), ...was.seats.slice(0, at + 1)];
    for (const player of round.slice(0, round.indexOf(state.turn))) same(diceOf(state, player), 0);
  }
}

function diceOf({ purses }: State, player: PlayerId): number {
  const { small, big } = purses[player]!;
  return small + big;
}

/** The summary of the payout equals the payments of the round. */
export function payoutPagesMatchPayments(sitting: Sitting, { rules }: Game): void {
  const ends = payouts(sitting);
  const after = sitting.moments.filter(
    ({ before, played }) => (played.state as State).paid !== (before as State).paid
  );
  ends.forEach(({ was, postings }, index) => {
    const payoutPostings = payout(rules.view(after[index]!.played.state) as View, String)!.postings;
    const paid = postings.filter(({ why }) => why.code !== 'chipBonus');
    for (const player of was.seats) same(total(player, payoutPostings), total(player, paid), player);
  });
}
