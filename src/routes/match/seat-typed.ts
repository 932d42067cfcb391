import { isObject, isTypedText, type PlayerId, type Seat } from '$lib/core';

/** A seat whose player is being renamed or replaced. */
export interface Doing {
  readonly what: 'rename' | 'hand';
  readonly player: PlayerId;
}

/** The pending change, with the text typed so far. */
export interface SeatTyped extends Doing {
  readonly typed: string;
}

/** Validates a saved draft; undefined if it does not fit these seats. */
export function readSeatTyped(seats: readonly Seat[], kept: unknown): SeatTyped | undefined {
  if (!isObject(kept)) return undefined;
  const { what, player, typed } = kept as Partial<Record<keyof SeatTyped, unknown>>;
  const seat = seats.find((each) => each.player === player);
  if ((what !== 'rename' && what !== 'hand') || seat === undefined) return undefined;
  return isTypedText(typed) ? { what, player: seat.player, typed } : undefined;
}
