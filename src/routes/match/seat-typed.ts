import { isObject, isTypedText, type PlayerId, type Seat } from '$lib/core';

/** A seat whose player is renamed, or that somebody else takes over. */
export interface Doing {
  readonly what: 'rename' | 'hand';
  readonly player: PlayerId;
}

/** The same, with what is typed so far. */
export interface SeatTyped extends Doing {
  readonly typed: string;
}

/** What was kept of it, if there is such a seat; undefined for anything else. */
export function readSeatTyped(seats: readonly Seat[], kept: unknown): SeatTyped | undefined {
  if (!isObject(kept)) return undefined;
  const { what, player, typed } = kept as Partial<Record<keyof SeatTyped, unknown>>;
  const seat = seats.find((each) => each.player === player);
  if ((what !== 'rename' && what !== 'hand') || seat === undefined) return undefined;
  return isTypedText(typed) ? { what, player: seat.player, typed } : undefined;
}
