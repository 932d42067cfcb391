import type { Played } from '$lib/core';
import { layChipCards, payChipCards, settleClaim } from './chip-cards';
import { deal } from './deal';
import { count } from '$lib/games/las-vegas/payout/count';
import { give } from '$lib/games/las-vegas/payout/bank';
import { countBank, waitingToCount, wantedKind } from '$lib/games/las-vegas/payout/bank-count';
import { lay } from '$lib/games/las-vegas/tiles/shared/tile-setup';
import { answer, isWaiting, enterTileResult, tileTurn } from '$lib/games/las-vegas/tiles/shared/tile-moments';
import { join } from './join';
import { leave } from './leave';
import { goOn, pass, place, roll } from './turn';
import { addRoll } from '$lib/games/las-vegas/state/table';
import type { Move, State, Why } from '$lib/games/las-vegas/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Applies a move that was not refused. */
export function play(state: State, move: Move): Played<State, Why> {
  return payChipCards(state, step(state, move));
}

/** Applies a move, or holds it back until the bank's notes of the kind it needs are counted (8.20). */
function step(state: State, move: Move): Played<State, Why> {
  const went = act(state, move);
  const kind = wantedKind(went.state);
  if (kind === undefined) return went;
  return { state: waitingToCount(state, { kind, held: move }), postings: [] };
}

function act(state: State, move: Move): Played<State, Why> {
  switch (move.type) {
    case 'deal':
      return deal(state, move.pairs);
    case 'neutral':
      return {
        state: { ...state, casinos: addRoll(state.casinos, 'neutral', move), neutral: true },
        postings: []
      };
    case 'roll':
      return roll(state, move);
    case 'place':
      return place(state, move);
    case 'pass':
      return pass(state, move);
    case 'count':
      return count(state, move);
    case 'depth':
      return { state: { ...state, depth: move.depth }, postings: [] };
    case 'lay':
      return { state: lay(state, move.tile), postings: [] };
    case 'bank':
      return bank(state, move);
    case 'countBank':
      return { state: waitingToCount(state, {}), postings: [] };
    case 'chipCards':
      return { state: layChipCards(state, move.colours), postings: [] };
    case 'chipCard':
      return goOn({ state: settleClaim(state, move), postings: [] });
    case 'reward':
      return reward(state, move);
    case 'leave':
      return leave(state, move);
    case 'join':
      return join(state, move);
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
