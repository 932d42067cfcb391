import { pairsOf } from '$lib/games/las-vegas-cards/actions/round';
import { byApp, colourName, placeOf } from './table';
import type { Move, State, LogEvent } from '$lib/games/las-vegas-cards/types';

/** Returns the log entry of a move. Of a hidden hand or choice it never reveals more than that there is one. */
export function logEventOf(before: State, move: Move): LogEvent {
  const { round, turn } = before;
  switch (move.type) {
    case 'notes':
      return { code: 'notes', round, pairs: pairsOf(move.notes) };
    case 'later':
      return { code: 'later', round };
    case 'chipCards': {
      const colours = move.colours.map((colour) => ({ colour, name: colourName(before.options, colour) }));
      return { code: 'chipCards', round, colours };
    }
    case 'neutral':
      return { code: 'neutral', cards: move.cards };
    case 'hand':
      return { code: 'hand', player: move.player, turn };
    case 'choose':
      return { code: 'chosen', player: move.player };
    case 'turnOver': {
      const chosen = byApp(before).map((player) => ({ player, ...placeOf(before, player) }));
      return {
        code: 'laid',
        turn,
        placements: chosen.map(({ player, chosen: cards = [] }) => ({ player, cards }))
      };
    }
    case 'lay':
      return { code: 'laid', turn, placements: [{ player: move.player, cards: move.cards }] };
    case 'chipCard':
      return tellChipCard(before, move);
    case 'count':
      return { code: 'counted', round };
    case 'depth':
      return { code: 'depth', depth: move.depth };
  }
}

function tellChipCard(
  { options }: State,
  { player, casino, colour }: Extract<Move, { type: 'chipCard' }>
): LogEvent {
  const told = { code: 'chipCard', player, casino } as const;
  return colour === 'none' ? told : { ...told, colour: { colour, name: colourName(options, colour) } };
}
