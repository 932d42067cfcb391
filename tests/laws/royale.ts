import { expect } from 'vitest';
import { redactAsks, moves, type PlayerId } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import type { Move, State, View } from '$lib/games/las-vegas/types';
import { same } from './same';
import type { Sitting } from './matches';

interface Step {
  readonly was: State;
  readonly move: Move;
  readonly state: State;
}

function stepsOf({ moments }: Sitting): readonly Step[] {
  return moments.map(({ before, move, played }) => ({
    was: before as State,
    move: move as Move,
    state: played.state as State
  }));
}

/** The two sides of a board are never in play together, and the number of tiles is as chosen. */
function oneSideOfEachBoard(sitting: Sitting): void {
  for (const { state } of stepsOf(sitting)) {
    const tiles = state.royale?.tiles ?? [];
    const boards = tiles.map(({ tile }) => TILES.find(({ id }) => id === tile)!.side[0]);
    same(new Set(boards).size, boards.length);
    if (state.phase === 'turns') same(tiles.length, state.options.royale?.tiles);
  }
}

/** No move changes the dice at a closed casino. */
function closedCasinosKeepTheirDice(sitting: Sitting): void {
  for (const { was, state } of stepsOf(sitting)) {
    const closed = was.royale?.closed;
    if (closed === undefined || was.depth === 'rounds' || state.casinos.length === 0) continue;
    same(state.casinos[closed - 1]?.dice, was.casinos[closed - 1]?.dice);
  }
}

/** The turn passes to a player with dice, and a round ends only if nobody has dice and no tile is pending. */
function roundEndsWhenDiceAreGone(sitting: Sitting): void {
  for (const { was, state, move } of stepsOf(sitting)) {
    const waits = state.royale?.doing !== undefined || state.chipCards?.claim !== undefined;
    if (state.phase === 'turns' && state.depth === 'turns' && !waits)
      same(diceOf(state, state.turn) > 0, true, move);
    if (state.paid === was.paid || was.depth === 'rounds') continue;
    const others = was.seats.filter((player) => player !== was.turn);
    const tile = was.royale?.tiles.some(({ at }) => move.type === 'place' && at === move.face);
    // Knockout removes a player's last dice within the placement.
    if (was.paying === undefined && move.type === 'place' && tile !== true)
      for (const player of others) same(diceOf(was, player), 0, move);
  }
}

function diceOf({ purses }: State, player: PlayerId): number {
  const { small, big } = purses[player]!;
  return small + big;
}

/** Only the single leader of a casino holds its Power Play token, unless the house rule lets it stay. */
function onlyLeaderHasPowerPlay(sitting: Sitting): void {
  for (const { state } of stepsOf(sitting)) {
    if (state.options.royale?.powerPlayLeader === 'stays' || state.depth === 'rounds') continue;
    for (const here of state.royale?.tiles ?? []) {
      if (here.tile !== 'power-play' || here.live.holder === undefined) continue;
      const counts = Object.entries(state.casinos[here.at - 1]?.dice ?? {}).map(
        ([who, { small, big, black = 0 }]) => [who, small + 2 * big + black] as const
      );
      const most = Math.max(...counts.map(([, count]) => count));
      same(
        counts.filter(([, count]) => count === most).map(([who]) => who),
        [here.live.holder]
      );
    }
  }
}

/** Hidden tokens appear nowhere: not in the view, an ask, the log or a refusal. */
function hiddenTokensStayHidden(sitting: Sitting, { rules }: Game): void {
  const steps = stepsOf(sitting);
  for (const { was, move, state } of steps) {
    if (move.type !== 'tile') continue;
    const others =
      move.do === 'hide'
        ? ([1, 2, 3] as const).map((tokens) => ({ ...move, tokens }))
        : move.do === 'split' && move.pile !== undefined
          ? [{ ...move, pile: samePile(move.pile) }]
          : [];
    for (const other of others) {
      const instead = rules.play(was, other).state;
      same(rules.view(instead), rules.view(state));
      same(redactAsks(rules.asks(instead)), redactAsks(rules.asks(state)));
      same(rules.logEventOf(was, other, instead), rules.logEventOf(was, move, state));
      same(rules.now(instead), rules.now(state));
      for (const each of others) same(rules.refuse(instead, each), rules.refuse(state, each));
    }
  }
}

/** Another pile with the same number of tokens. */
function samePile(pile: readonly number[]): readonly number[] {
  const tokens = [60000, 20000, 20000, 0, 0, 0];
  return tokens.slice(-pile.length);
}

/** A counted bank never gives a note that it does not have. */
function bankGivesOnlyItsNotes(sitting: Sitting): void {
  for (const { state } of stepsOf(sitting)) {
    const bank = state.royale?.bank;
    if (bank?.counted === true) for (const count of Object.values(bank.notes)) same(count >= 0, true);
  }
}

/** If nothing is left to ask, "If we stop now" equals the payout. */
function nowEqualsPayout(sitting: Sitting, { rules }: Game): void {
  for (const { before, move, played } of sitting.moments) {
    const was = before as State;
    const state = played.state as State;
    if (state.paid === was.paid || was.paying !== undefined || move.type !== 'place') continue;
    const tiles = was.royale?.tiles ?? [];
    if (tiles.some(({ at }) => at === (move as Extract<Move, { type: 'place' }>).face)) continue;
    if (tiles.some(({ tile }) => tile === 'prime-time' || tile === 'black-box')) continue;
    const casinos = state.paid!.casinos;
    const gone = { ...was, casinos };
    const paid = played.postings.filter((posting) => 'piece' in posting && posting.piece === 'note');
    const now = rules.now(gone).filter((posting) => moves(posting) && posting.piece === 'note');
    same(sum(now), sum(paid));
  }
}

function sum(postings: readonly { readonly value: number }[]): number {
  return postings.reduce((all, { value }) => all + value, 0);
}

/** Every tile in play is shown at its casino. */
function tilesAreShown(sitting: Sitting, { rules }: Game): void {
  for (const { state } of stepsOf(sitting)) {
    const view = rules.view(state) as View;
    for (const { at, tile } of state.casinos.length === 0 ? [] : (state.royale?.tiles ?? []))
      expect(view.casinos[at - 1]?.tile?.tile).toBe(tile);
  }
}

export const laws: Readonly<Record<string, (sitting: Sitting, game: Game) => void>> = {
  'the two sides of a tile are never in play together': oneSideOfEachBoard,
  'dice at a closed casino stay': closedCasinosKeepTheirDice,
  'a round ends when nobody has dice and no tile is pending': roundEndsWhenDiceAreGone,
  'only the single leader has the Power Play token': onlyLeaderHasPowerPlay,
  'hidden tokens appear nowhere': hiddenTokensStayHidden,
  'a counted bank gives only notes that it has': bankGivesOnlyItsNotes,
  'without open questions “If we stop now” equals the payout': nowEqualsPayout,
  'each tile is shown at its casino': tilesAreShown
};
