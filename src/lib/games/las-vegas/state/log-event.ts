import { joinEvent } from '$lib/games/contract/joining';
import { leaveEvent } from '$lib/games/contract/leaving';
import { kindEntered } from './main-state';
import { placed } from '$lib/games/las-vegas/actions/placing';
import { tileOf, type TileMove } from '$lib/games/las-vegas/tiles';
import { FACES, type Move, type State, type LogEvent } from '$lib/games/las-vegas/types';

/** The log entry of a move, without the secrets of a tile. */
export function logEventOf(before: State, move: Move): LogEvent {
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
      return move.free === true ? { code: 'passed', player, free: true } : { code: 'passed', player };
    case 'count':
      return { code: 'counted', round: before.round };
    case 'depth':
      return { code: 'depth', depth: move.depth };
    case 'lay':
      return { code: 'laid', tile: move.tile, at: FACES[before.royale?.tiles.length ?? 0] ?? 1 };
    case 'bank':
      return bankEntered(before, move.notes);
    case 'countBank':
      return { code: 'countBank' };
    case 'chipCards':
      return { code: 'chipCards', round: before.round, colours: move.colours };
    case 'chipCard':
      return { code: 'chipCard', player: move.player, casino: move.casino, colour: move.colour };
    case 'reward':
      return { code: 'reward', tile: move.tile, player: move.player, value: move.value };
    case 'leave':
      return leaveEvent(move);
    case 'join':
      return joinEvent(move);
    case 'tile':
      return { code: 'tile', player: before.royale?.doing?.player ?? player, move: covered(move) };
  }
}

function bankEntered(before: State, notes: Extract<Move, { type: 'bank' }>['notes']): LogEvent {
  if (notes === 'notCounted') return { code: 'bank', counted: false };
  const value = kindEntered(before, notes);
  if (value === undefined) return { code: 'bank', counted: true };
  return { code: 'bank', counted: true, only: { value, count: notes[value] ?? 0 } };
}

function covered(move: TileMove): TileMove {
  return (tileOf(move.tile).cover?.(move) ?? move) as TileMove;
}
