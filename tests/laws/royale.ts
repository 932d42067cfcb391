import { expect } from 'vitest';
import { redactAsks, movesPiece, type PlayerId } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import type { Move, State, View } from '$lib/games/las-vegas/types';
import { expectSame } from './expect-same';
import type { PlayedMatch } from './matches';

interface Step {
  readonly stateBefore: State;
  readonly move: Move;
  readonly state: State;
}

function stepsOf({ moments }: PlayedMatch): readonly Step[] {
  return moments.map(({ previousState, move, playResult }) => ({
    stateBefore: previousState as State,
    move: move as Move,
    state: playResult.state as State
  }));
}

/** The two sides of a board are never in play together, and the number of tiles is as chosen. */
function oneSideOfEachBoard(playedMatch: PlayedMatch): void {
  for (const { state } of stepsOf(playedMatch)) {
    const tiles = state.royale?.tiles ?? [];
    const boards = tiles.map(({ tile }) => TILES.find(({ id }) => id === tile)!.side[0]);
    expectSame(new Set(boards).size, boards.length);
    if (state.phase === 'turns') expectSame(tiles.length, state.options.royale?.tiles);
  }
}

/** No move changes the dice at a closed casino. */
function closedCasinosKeepTheirDice(playedMatch: PlayedMatch): void {
  for (const { stateBefore, state } of stepsOf(playedMatch)) {
    const closedFace = stateBefore.royale?.closed;
    if (closedFace === undefined || stateBefore.depth === 'rounds' || state.casinos.length === 0) continue;
    expectSame(state.casinos[closedFace - 1]?.dice, stateBefore.casinos[closedFace - 1]?.dice);
  }
}

/** The turn passes to a player with dice, and a round ends only if no one has dice and no tile is pending. */
function roundEndsWhenDiceAreGone(playedMatch: PlayedMatch): void {
  for (const { stateBefore, state, move } of stepsOf(playedMatch)) {
    const isWaiting = state.royale?.doing !== undefined || state.chipCards?.claim !== undefined;
    if (state.phase === 'turns' && state.depth === 'turns' && !isWaiting)
      expectSame(diceOf(state, state.turn) > 0, true, move);
    if (state.paid === stateBefore.paid || stateBefore.depth === 'rounds') continue;
    const otherPlayers = stateBefore.seats.filter((player) => player !== stateBefore.turn);
    const tile = stateBefore.royale?.tiles.some(({ at }) => move.type === 'place' && at === move.face);
    // A placement with Knockout can remove other players' last dice, so it is left out.
    if (stateBefore.paying === undefined && move.type === 'place' && tile !== true)
      for (const player of otherPlayers) expectSame(diceOf(stateBefore, player), 0, move);
  }
}

function diceOf({ purses }: State, player: PlayerId): number {
  const { small, big } = purses[player]!;
  return small + big;
}

/** Only the single leader of a casino holds its Power Play token, unless the house rule lets it stay. */
function onlyLeaderHasPowerPlay(playedMatch: PlayedMatch): void {
  for (const { state } of stepsOf(playedMatch)) {
    if (state.options.royale?.powerPlayLeader === 'stays' || state.depth === 'rounds') continue;
    for (const tileHere of state.royale?.tiles ?? []) {
      if (tileHere.tile !== 'power-play' || tileHere.live.holder === undefined) continue;
      const counts = Object.entries(state.casinos[tileHere.at - 1]?.dice ?? {}).map(
        ([name, { small, big, black = 0 }]) => [name, small + 2 * big + black] as const
      );
      const highestCount = Math.max(...counts.map(([, count]) => count));
      expectSame(
        counts.filter(([, count]) => count === highestCount).map(([name]) => name),
        [tileHere.live.holder]
      );
    }
  }
}

/** Hidden tokens appear nowhere: not in the view, an ask, the log or a refusal. */
function hiddenTokensStayHidden(playedMatch: PlayedMatch, { rules }: Game): void {
  const steps = stepsOf(playedMatch);
  for (const { stateBefore, move, state } of steps) {
    if (move.type !== 'tile') continue;
    const otherMoves =
      move.do === 'hide'
        ? ([1, 2, 3] as const).map((tokens) => ({ ...move, tokens }))
        : move.do === 'split' && move.pile !== undefined
          ? [{ ...move, pile: otherPile(move.pile) }]
          : [];
    for (const other of otherMoves) {
      const otherState = rules.play(stateBefore, other).state;
      expectSame(rules.view(otherState), rules.view(state));
      expectSame(redactAsks(rules.asks(otherState)), redactAsks(rules.asks(state)));
      expectSame(
        rules.logEventOf(stateBefore, other, otherState),
        rules.logEventOf(stateBefore, move, state)
      );
      expectSame(rules.currentPayout(otherState), rules.currentPayout(state));
      for (const other of otherMoves) expectSame(rules.refuse(otherState, other), rules.refuse(state, other));
    }
  }
}

/** Another pile with the same number of tokens. */
function otherPile(pile: readonly number[]): readonly number[] {
  const tokens = [60000, 20000, 20000, 0, 0, 0];
  return tokens.slice(-pile.length);
}

/** A counted bank never gives a note that it does not have. */
function bankGivesOnlyItsNotes(playedMatch: PlayedMatch): void {
  for (const { state } of stepsOf(playedMatch)) {
    const bank = state.royale?.bank;
    if (bank?.counted === true) for (const count of Object.values(bank.notes)) expectSame(count >= 0, true);
  }
}

/** If nothing is left to ask, "If we stop now" equals the payout. */
function nowEqualsPayout(playedMatch: PlayedMatch, { rules }: Game): void {
  for (const { previousState, move, playResult } of playedMatch.moments) {
    const stateBefore = previousState as State;
    const state = playResult.state as State;
    if (state.paid === stateBefore.paid || stateBefore.paying !== undefined || move.type !== 'place')
      continue;
    const tiles = stateBefore.royale?.tiles ?? [];
    if (tiles.some(({ at }) => at === (move as Extract<Move, { type: 'place' }>).face)) continue;
    if (tiles.some(({ tile }) => tile === 'prime-time' || tile === 'black-box')) continue;
    const casinos = state.paid!.casinos;
    const closedState = { ...stateBefore, casinos };
    const notePayments = playResult.postings.filter(
      (posting) => 'piece' in posting && posting.piece === 'note'
    );
    const notesNow = rules
      .currentPayout(closedState)
      .filter((posting) => movesPiece(posting) && posting.piece === 'note');
    expectSame(sum(notesNow), sum(notePayments));
  }
}

function sum(postings: readonly { readonly value: number }[]): number {
  return postings.reduce((total, { value }) => total + value, 0);
}

/** Every tile in play is shown at its casino. */
function tilesAreShown(playedMatch: PlayedMatch, { rules }: Game): void {
  for (const { state } of stepsOf(playedMatch)) {
    const view = rules.view(state) as View;
    for (const { at, tile } of state.casinos.length === 0 ? [] : (state.royale?.tiles ?? []))
      expect(view.casinos[at - 1]?.tile?.tile).toBe(tile);
  }
}

export const laws: Readonly<Record<string, (playedMatch: PlayedMatch, game: Game) => void>> = {
  'the two sides of a tile are never in play together': oneSideOfEachBoard,
  'dice at a closed casino stay': closedCasinosKeepTheirDice,
  'a round ends when nobody has dice and no tile is pending': roundEndsWhenDiceAreGone,
  'only the single leader has the Power Play token': onlyLeaderHasPowerPlay,
  'hidden tokens appear nowhere': hiddenTokensStayHidden,
  'a counted bank gives only notes that it has': bankGivesOnlyItsNotes,
  'without open questions “If we stop now” equals the payout': nowEqualsPayout,
  'each tile is shown at its casino': tilesAreShown
};
