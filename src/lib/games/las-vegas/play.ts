import type { Played } from '$lib/core';
import { deal } from './deal';
import { count } from './count';
import { pass, place, roll } from './turn';
import { addRoll } from './table';
import type { Move, State, Why } from './types';

/** What a move that is not refused brings about. */
export function play(state: State, move: Move): Played<State, Why> {
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
      return pass(state);
    case 'count':
      return count(state, move);
    case 'depth':
      return { state: { ...state, depth: move.depth }, postings: [] };
  }
}
