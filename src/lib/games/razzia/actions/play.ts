import type { Played } from '$lib/core';
import { answer, duel, propose } from './bargain';
import { lay, putLast } from './chits';
import { join } from './join';
import { leave } from './leave';
import { dealHands, fromHands, fromTable } from '$lib/games/razzia/payout/hands';
import { taken, turnOver } from './round';
import type { Move, State, Why } from '$lib/games/razzia/types';

/** Applies a move that was not refused. */
export function play(state: State, move: Move): Played<State, Why> {
  switch (move.type) {
    case 'hands':
      return quiet(dealHands(state, move.cards));
    case 'lay':
      return quiet(lay(state, move.chits));
    case 'put':
      return quiet(putLast(state, move.bar));
    case 'choose':
      return quiet({ ...state, chosen: { ...state.chosen, [move.player]: move.card } });
    case 'turnOver':
      return turnOver(fromHands(state));
    case 'reveal':
      return turnOver(fromTable(state, move.cards));
    case 'propose':
      return propose(state, move.shares);
    case 'answer':
      return answer(state, move.player, move.answer);
    case 'duel':
      return duel(state, { champion: move.champion, challenger: move.challenger });
    case 'taken':
      return taken(state, move);
    case 'depth':
      return quiet({ ...state, depth: move.depth });
    case 'leave':
      return leave(state, move);
    case 'join':
      return join(state, move);
  }
}

function quiet(state: State): Played<State, Why> {
  return { state, postings: [] };
}
