import type { Played } from '$lib/core';
import { layChipCards, payChipCards, settleClaim } from './chip-cards';
import { deal } from './deal';
import { count } from '$lib/games/las-vegas/payout/count';
import { mainRules } from '$lib/games/las-vegas/tiles';
import { join } from './join';
import { leave } from './leave';
import { goOn, pass, place, roll } from './turn';
import { addRoll } from '$lib/games/las-vegas/state/table';
import type { Move, State, Why } from '$lib/games/las-vegas/types';

/** Applies a move that was not refused. */
export function play(state: State, move: Move): Played<State, Why> {
  return payChipCards(state, step(state, move));
}

/** Applies a move, or holds it back until the bank's notes of the kind it needs are counted (8.20). */
export function step(state: State, move: Move): Played<State, Why> {
  const went = act(state, move);
  const kind = went.state.royale?.bank?.wanted;
  if (kind === undefined) return went;
  return { state: mainRules(state)?.held(state, kind, move) ?? state, postings: [] };
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
    case 'chipCards':
      return { state: layChipCards(state, move.colours), postings: [] };
    case 'chipCard':
      return goOn({ state: settleClaim(state, move), postings: [] });
    case 'leave':
      return leave(state, move);
    case 'join':
      return join(state, move);
    case 'lay':
    case 'bank':
    case 'countBank':
    case 'reward':
    case 'tile':
      return mainRules(state)?.play(state, move) ?? { state, postings: [] };
  }
}
