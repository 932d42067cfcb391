import { movesPiece, type PlayerId, type Posting } from '$lib/core';
import type { Why } from '$lib/games/las-vegas/types';

/** Effect of one reason of a tile: the pieces that a player gets and hands over. */
export interface TilePayment {
  readonly why: Why;
  readonly player: PlayerId | undefined;
  readonly receivedPieces: readonly PaidPiece[];
  readonly givenPieces: readonly PaidPiece[];
}

/** A note, a chip or cash, in whole dollars. */
export interface PaidPiece {
  readonly piece: string;
  readonly value: number;
}

/** Groups successive postings of tiles that have the same reason. */
export function paymentsOf(postings: readonly Posting<Why>[]): readonly TilePayment[] {
  return postings.reduce<readonly TilePayment[]>((payments, posting) => {
    const lastPayment = payments.at(-1);
    if (lastPayment?.why === posting.why) return [...payments.slice(0, -1), withPiece(lastPayment, posting)];
    return [
      ...payments,
      withPiece({ why: posting.why, player: playerOf(posting), receivedPieces: [], givenPieces: [] }, posting)
    ];
  }, []);
}

function playerOf({ why }: Posting<Why>): PlayerId | undefined {
  if ('player' in why) return why.player;
  if (!('dice' in why) || !('who' in why.dice)) return undefined;
  const { who } = why.dice;
  return who === 'neutral' || who === 'gray' ? undefined : who;
}

function withPiece(payment: TilePayment, posting: Posting<Why>): TilePayment {
  if (!movesPiece(posting)) return payment;
  const piece = { piece: posting.piece, value: posting.value };
  return posting.to === 'bank'
    ? { ...payment, givenPieces: [...payment.givenPieces, piece] }
    : { ...payment, receivedPieces: [...payment.receivedPieces, piece] };
}
