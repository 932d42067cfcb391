import type { PlayerId } from './players';

/** A coded fact with its numbers and the paragraph it rests on; `text.ts` of the game makes it a sentence. */
export interface Reason {
  readonly code: string;
  /** Paragraph of the game's rulebook, such as "4.2". */
  readonly rule: string;
}

/** Where a piece can lie besides with a player. */
export type Place = PlayerId | 'bank' | 'pile' | 'box' | 'table';

/**
 * One physical piece changing hands, or a claim that pays nothing. Neither can be written without
 * its why. `value` is whole dollars.
 */
export type Posting<Why extends Reason> =
  | {
      readonly from: Place;
      readonly to: Place;
      /** note, chip, chit, token … */
      readonly piece: string;
      readonly value: number;
      readonly why: Why;
    }
  | { readonly to: PlayerId; readonly value: 0; readonly why: Why };

/** Whether the posting moves a piece, rather than saying why nothing is paid. */
export function moves<Why extends Reason>(
  posting: Posting<Why>
): posting is Extract<Posting<Why>, { piece: string }> {
  return 'piece' in posting;
}

/** What a player has been paid, less what he has paid: whole dollars. */
export function total<Why extends Reason>(player: PlayerId, ledger: readonly Posting<Why>[]): number {
  let sum = 0;
  for (const posting of ledger) {
    if (posting.to === player) sum += posting.value;
    if (moves(posting) && posting.from === player) sum -= posting.value;
  }
  return sum;
}

/** The pieces that lie in front of a player: piece → value in dollars → how many. Empty ones are left out. */
export function held<Why extends Reason>(
  player: PlayerId,
  ledger: readonly Posting<Why>[]
): Readonly<Record<string, Readonly<Record<number, number>>>> {
  const pieces: Record<string, Record<number, number>> = {};
  for (const posting of ledger) {
    if (!moves(posting)) continue;
    const change = Number(posting.to === player) - Number(posting.from === player);
    if (change === 0) continue;
    const values = (pieces[posting.piece] ??= {});
    values[posting.value] = (values[posting.value] ?? 0) + change;
    if (values[posting.value] === 0) delete values[posting.value];
  }
  return pieces;
}
