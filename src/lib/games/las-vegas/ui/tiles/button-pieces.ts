import { rewardIn } from '$lib/games/las-vegas/data';
import type { Face } from '$lib/games/las-vegas/types';

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
  /** Tokens shown face down. */
  | { readonly piece: 'backs'; readonly count: number };

export function ownDie(size: 'small' | 'big'): ButtonPiece {
  return { piece: 'die', colour: 'player', big: size === 'big' };
}

export function blackDie(face: Face): ButtonPiece {
  return { piece: 'die', colour: 'black', face };
}

/** Pieces that pay a sum from the bank, in whole dollars; none for 0. */
export function rewardPieces(value: number): readonly ButtonPiece[] {
  const reward = rewardIn(value);
  if (reward.piece === 'note') return [reward];
  return Array.from({ length: reward.count }, () => ({ piece: 'chip' }) as const);
}
