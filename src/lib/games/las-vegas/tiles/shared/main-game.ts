import type { Played } from '$lib/core';
import { step } from '$lib/games/las-vegas/actions/play';
import { goOn } from '$lib/games/las-vegas/actions/turn';
import { withPendingPlacement } from '$lib/games/las-vegas/actions/placing';
import { give } from '$lib/games/las-vegas/payout/bank';
import {
  bankAsks,
  countBank,
  countBankAsks,
  refuseBank,
  refuseCountBank,
  waitingToCount,
  withUncountedBank
} from '$lib/games/las-vegas/payout/bank-count';
import { withMaxBank } from '$lib/games/las-vegas/payout/bank-known';
import { continuePayout, ifStopped, payInSteps } from '$lib/games/las-vegas/payout/pay-tiles';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import { isRoyaleWhy, royaleSentence } from '$lib/games/las-vegas/strings/en/royale';
import type { MainGame } from '$lib/games/las-vegas/tiles/main-game';
import { royaleAsk, royaleChoice } from './strings/en/asks';
import { royaleLine, royaleUndo } from './strings/en/events';
import type { LasVegasAsk } from './tile-asked';
import type { RoyaleMove, State, Why } from '$lib/games/las-vegas/types';
import { activate, answer, enterTileResult, setUp, tileTurn, watch } from './tile-moments';
import { refuseTileMove, rolledOnlyClosed, tileMoveAsks } from './tile-moves';
import { lay, layAsks, refuseLay } from './tile-setup';
import { royaleView, tileThere, tileView } from './tile-view';

type MoveOf<Type extends RoyaleMove['type']> = Extract<RoyaleMove, { type: Type }>;

function asks(state: State): readonly LasVegasAsk[] {
  if (state.phase === 'tiles') return layAsks(state);
  return state.phase === 'bank' ? bankAsks(state) : tileMoveAsks(state);
}

function refuse(state: State, move: RoyaleMove, other: Why): Why | undefined {
  switch (move.type) {
    case 'lay':
      return state.phase === 'tiles' ? refuseLay(state, move.tile) : other;
    case 'bank':
      return refuseBank(state, move.notes, other);
    case 'countBank':
      return isWaiting(state) ? other : refuseCountBank(state, other);
    case 'reward':
    case 'tile':
      return refuseTileMove(state, move, other);
  }
}

function play(state: State, move: RoyaleMove): Played<State, Why> {
  switch (move.type) {
    case 'lay':
      return { state: lay(state, move.tile), postings: [] };
    case 'bank':
      return bank(state, move);
    case 'countBank':
      return { state: waitingToCount(state, {}), postings: [] };
    case 'reward':
      return reward(state, move);
    case 'tile':
      return tile(state, move);
  }
}

/** Records the count of the bank and plays the move that waited for it. */
function bank(state: State, { notes }: MoveOf<'bank'>): Played<State, Why> {
  const { state: known, held } = countBank(state, notes);
  return held === undefined ? { state: known, postings: [] } : step(known, held);
}

function reward(state: State, { tile: paying, player, value }: MoveOf<'reward'>): Played<State, Why> {
  const entered = { ...state, passed: true };
  return give(entered, player, value, { code: 'toldReward', rule: '8.11', tile: paying, player, value });
}

/** An answer to a tile, a turn that a tile allows, or a tile's outcome entered at the end of a round. */
function tile(state: State, move: MoveOf<'tile'>): Played<State, Why> {
  if (isWaiting(state)) return goOn(answer(state, move));
  if (state.depth === 'rounds') return enterTileResult({ ...state, passed: true }, move);
  return goOn(tileTurn(state, move));
}

/** The main game's part of the rules and of the strings. */
export const mainGame: MainGame = {
  rules: {
    asks,
    countBankAsks,
    refuse,
    rolledOnlyClosed,
    play,
    held: (state, kind, held) => waitingToCount(state, { kind, held }),
    dealt: (state) => setUp(withUncountedBank(state)),
    // In this order, so that a player who wins a token takes it from its holder and not from the tile (16.1).
    placed: (so, at, player, cause) => watch(activate(so, at, player, cause)),
    pay: payInSteps,
    continuePayout,
    ifStopped: (state) => ifStopped(withMaxBank(withPendingPlacement(state))),
    view: royaleView,
    casinoView: tileThere,
    tileView
  },
  text: {
    isWhy: isRoyaleWhy,
    why: royaleSentence,
    ask: royaleAsk,
    choice: royaleChoice,
    logLine: royaleLine,
    undo: royaleUndo
  }
};
