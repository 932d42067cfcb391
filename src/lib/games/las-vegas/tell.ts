import { placed } from './turn';
import type { Move, State, Told } from './types';

/** What the log says of a move. Nothing in this game is hidden. */
export function tell(before: State, move: Move): Told {
  const player = before.turn;
  switch (move.type) {
    case 'deal':
      return { code: 'dealt', round: before.round, pairs: move.pairs, opening: before.opening };
    case 'neutral':
      return { code: 'neutral', roll: move };
    case 'roll':
      return { code: 'rolled', player, number: before.rolls + 1, roll: move };
    case 'place': {
      const { small, big } = placed(before, move);
      return { code: 'placed', player, face: move.face, small, big };
    }
    case 'pass':
      return { code: 'passed', player };
    case 'count':
      return { code: 'counted', round: before.round };
    case 'depth':
      return { code: 'depth', depth: move.depth };
  }
}
