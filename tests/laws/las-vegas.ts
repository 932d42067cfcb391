import { expect } from 'vitest';
import { movesPiece, totalOf, type PlayerId, type Posting } from '$lib/core';
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
  return moments.flatMap(({ previousState, move, playResult }) => {
    const stateBefore = previousState as State;
    const state = playResult.state as State;
    if (state.paid === undefined || state.paid === stateBefore.paid) return [];
    const postings = playResult.postings as readonly Posting<Why>[];
    const { chipCards, paid } = state;
    const payoutState = chipCards === undefined ? stateBefore : { ...stateBefore, chipCards };
    return [
      {
        stateBefore: payoutState,
        move: move as Move,
        postings: postings.filter(isOfPayout),
        casinos: paid.casinos
      }
    ];
  });
}

/** Whether a posting was paid at a casino, or for chip cards after the last round. */
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
      const paidValues = linesHere.filter(movesPiece).map(({ value }) => value);
      expect(paidValues.sort()).toEqual([...notes].sort());
    });
}

/** After the last die is placed, "If we stop now" equals the payout. */
export function nowEqualsPayout(playedMatch: PlayedMatch, { rules }: Game): void {
  for (const { stateBefore, casinos, postings } of payouts(playedMatch)) {
    const payoutState = { ...stateBefore, casinos };
    const bonuses = postings.filter(({ why }) => why.code === 'chipBonus');
    expectSame(
      rules.currentPayout(payoutState),
      postings.filter(({ why }) => why.code !== 'chipBonus')
    );
    if (stateBefore.round === 3) expectSame(rules.endPayments?.(payoutState), bonuses);
  }
}

/** The preview of the last placement equals the payout at its casino. */
export function previewEqualsPayout(playedMatch: PlayedMatch, { rules }: Game): void {
  for (const { stateBefore, move, postings } of payouts(playedMatch)) {
    if (move.type !== 'place') continue;
    const casino = (rules.view(stateBefore) as View).casinos[move.face - 1]!;
    const { small, big } = stateBefore.purses[stateBefore.turn]!;
    const casinoPreview = withAddedDice(casino, stateBefore.turn, { small, big });
    const linesHere = postingsAt(move.face, postings);
    for (const { own, award, why } of casinoPreview.claims) {
      const line = linesHere.find((posting) => JSON.stringify(posting.why) === JSON.stringify(why));
      if (own.who === 'neutral' && award === 0) expect(line).toBeUndefined();
      else expect(line?.value, JSON.stringify(why)).toBe(award);
    }
  }
}

/** The asked player has dice, and no player with dice is skipped. */
export function turnsGoRoundPlayersWithDice({ moments }: PlayedMatch): void {
  for (const { previousState, move, playResult } of moments) {
    const stateBefore = previousState as State;
    const state = playResult.state as State;
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
  const roundEnds = payouts(playedMatch);
  const payoutMoments = playedMatch.moments.filter(
    ({ previousState, playResult }) => (playResult.state as State).paid !== (previousState as State).paid
  );
  roundEnds.forEach(({ stateBefore, postings }, index) => {
    const payoutPostings = payout(
      rules.view(payoutMoments[index]!.playResult.state) as View,
      String
    )!.postings;
    const paidPostings = postings.filter(({ why }) => why.code !== 'chipBonus');
    for (const player of stateBefore.seats)
      expectSame(totalOf(player, payoutPostings), totalOf(player, paidPostings), player);
  });
}
