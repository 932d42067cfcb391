import { rewardIn } from '$lib/games/las-vegas/data';
import type { Face } from '$lib/games/las-vegas/types';

/** A piece that stands on a button. */
export type ButtonPiece =
  | {
      readonly piece: 'die';
      readonly face?: Face;
      readonly colour: 'black' | 'gray' | 'player';
      readonly big?: boolean;
    }
  | { readonly piece: 'chip' }
  | { readonly piece: 'note'; readonly value: number }
  | { readonly piece: 'tokens'; readonly count: number }
  /** Face down. */
  | { readonly piece: 'backs'; readonly count: number };

/** A die of the player who is asked. */
export function ownDie(size: 'small' | 'big'): ButtonPiece {
  return { piece: 'die', colour: 'player', big: size === 'big' };
}

/** A black die that shows this. */
export function blackDie(face: Face): ButtonPiece {
  return { piece: 'die', colour: 'black', face };
}

/** What a sum of the bank is paid in: whole dollars, nothing for 0. */
export function rewardPieces(value: number): readonly ButtonPiece[] {
  const reward = rewardIn(value);
  if (reward.piece === 'note') return [reward];
  return Array.from({ length: reward.count }, () => ({ piece: 'chip' }) as const);
}
