import type { Played } from '$lib/core';
import type { Depth } from '$lib/games/contract/define';
import { layChipCards, takeChipCard } from './chips';
import { count } from '$lib/games/las-vegas-cards/payout/count';
import { begin, layNeutral, layNotes } from './round';
import { withOwnCards, withPlaces } from '$lib/games/las-vegas-cards/state/table';
import { choose, deal, lay, turnOver } from './turn';
import type { Move, State, Why } from '$lib/games/las-vegas-cards/types';

/** Applies a move that was not refused. */
export function play(state: State, move: Move): Played<State, Why> {
  switch (move.type) {
    case 'notes':
      return layNotes(state, move.notes);
    case 'later':
      return quiet({ ...begin(state), later: true });
    case 'chipCards':
      return quiet(begin(layChipCards(state, move.colours)));
    case 'neutral':
      return quiet(layNeutral(state, move.cards));
    case 'hand':
      return quiet(deal(state, move.player, move.cards));
    case 'choose':
      return quiet(choose(state, move.player, move.cards));
    case 'turnOver':
      return turnOver(state);
    case 'lay':
      return lay(state, move.player, move.cards);
    case 'chipCard':
      return takeChipCard(state, move);
    case 'count':
      return count(state, move);
    case 'depth':
      return quiet(withDepth(state, move.depth));
  }
}

/** Changes the depth. If only the end of a round is entered, all players use physical cards (9.5). */
function withDepth(state: State, depth: Depth): State {
  const told = { ...state, depth };
  return depth === 'turns' ? told : withPlaces(told, (_, player) => withOwnCards(told, player));
}

function quiet(state: State): Played<State, Why> {
  return { state, postings: [] };
}
