import { expect } from 'vitest';
import { movesPiece, total, type PlayerId, type Posting } from '$lib/core';
import { payout } from '$lib/games/las-vegas/ui/payout/pages';
import type { Casino, Move, State, View, Why } from '$lib/games/las-vegas/types';
import { withAddedDice } from '$lib/games/las-vegas/state/view';
import type { Game } from '$lib/games/contract/define';
import { expectSame } from './expect-same';
import type { PlayedMatch } from './matches';

interface Payout {
  readonly stateBefore: State;
  readonly move: Move;
  readonly postings: readonly Posting<Why>[];
  readonly casinos: readonly Casino[];
}

/** The moves that ended a round, with the casinos at that moment and all chip cards taken. */
export function payouts({ moments }: PlayedMatch): readonly Payout[] {
  return moments.flatMap(({ before, move, played }) => {
    const stateBefore = before as State;
    const state = played.state as State;
    if (state.paid === undefined || state.paid === stateBefore.paid) return [];
    const postings = played.postings as readonly Posting<Why>[];
    const { chipCards, paid } = state;
    const paidFrom = chipCards === undefined ? stateBefore : { ...stateBefore, chipCards };
    return [
      {
        stateBefore: paidFrom,
        move: move as Move,
        postings: postings.filter(isOfPayout),
        casinos: paid.casinos
      }
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
export function threeRoundsArePaid(playedMatch: PlayedMatch): void {
  expect(payouts(playedMatch)).toHaveLength(3);
}

/** Every player with dice at a casino has one line there, paid or not; players without dice have none. */
export function everyClaimHasOneLine(playedMatch: PlayedMatch): void {
  for (const { casinos, postings, stateBefore } of payouts(playedMatch))
    casinos.forEach(({ notes, dice }, index) => {
      const linesHere = postingsAt(index + 1, postings);
      for (const player of stateBefore.seats)
        expect(linesHere.filter(({ to }) => to === player)).toHaveLength(dice[player] === undefined ? 0 : 1);
      const paid = linesHere.filter(movesPiece).map(({ value }) => value);
      expect(paid.sort()).toEqual([...notes].sort());
    });
}

/** After the last die is placed, "If we stop now" equals the payout. */
export function nowEqualsPayout(playedMatch: PlayedMatch, { rules }: Game): void {
  for (const { stateBefore, casinos, postings } of payouts(playedMatch)) {
    const before = { ...stateBefore, casinos };
    const bonuses = postings.filter(({ why }) => why.code === 'chipBonus');
    expectSame(
      rules.now(before),
      postings.filter(({ why }) => why.code !== 'chipBonus')
    );
    if (stateBefore.round === 3) expectSame(rules.stop?.(before), bonuses);
  }
}

/** The preview of the last placement equals the payout at its casino. */
export function previewEqualsPayout(playedMatch: PlayedMatch, { rules }: Game): void {
  for (const { stateBefore, move, postings } of payouts(playedMatch)) {
    if (move.type !== 'place') continue;
    const casino = (rules.view(stateBefore) as View).casinos[move.face - 1]!;
    const { small, big } = stateBefore.purses[stateBefore.turn]!;
    const preview = withAddedDice(casino, stateBefore.turn, { small, big });
    const linesHere = postingsAt(move.face, postings);
    for (const { own, award, why } of preview.claims) {
      const line = linesHere.find((posting) => JSON.stringify(posting.why) === JSON.stringify(why));
      if (own.who === 'neutral' && award === 0) expect(line).toBeUndefined();
      else expect(line?.value, JSON.stringify(why)).toBe(award);
    }
  }
}

/** The asked player has dice, and no player with dice is skipped. */
export function turnsGoRoundPlayersWithDice({ moments }: PlayedMatch): void {
  for (const { before, move, played } of moments) {
    const stateBefore = before as State;
    const state = played.state as State;
    if (
      !['place', 'pass', 'chipCard'].includes(move.type) ||
      state.chipCards?.claim !== undefined ||
      state.round !== stateBefore.round ||
      state.phase !== 'turns'
    )
      continue;
    expectSame(diceOf(state, state.turn) > 0, true);
    const index = stateBefore.seats.indexOf(stateBefore.turn);
    const round = [...stateBefore.seats.slice(index + 1), ...stateBefore.seats.slice(0, index + 1)];
    for (const player of round.slice(0, round.indexOf(state.turn))) expectSame(diceOf(state, player), 0);
  }
}

function diceOf({ purses }: State, player: PlayerId): number {
  const { small, big } = purses[player]!;
  return small + big;
}

/** The summary of the payout equals the payments of the round. */
export function payoutPagesMatchPayments(playedMatch: PlayedMatch, { rules }: Game): void {
  const ends = payouts(playedMatch);
  const after = playedMatch.moments.filter(
    ({ before, played }) => (played.state as State).paid !== (before as State).paid
  );
  ends.forEach(({ stateBefore, postings }, index) => {
    const payoutPostings = payout(rules.view(after[index]!.played.state) as View, String)!.postings;
    const paid = postings.filter(({ why }) => why.code !== 'chipBonus');
    for (const player of stateBefore.seats)
      expectSame(total(player, payoutPostings), total(player, paid), player);
  });
}
