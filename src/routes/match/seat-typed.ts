import { isObject, isTypedText, type PlayerId, type Seat } from '$lib/core';

/** A seat whose player is being renamed or replaced, or a new seat. */
export type Doing =
  { readonly what: 'rename' | 'hand'; readonly player: PlayerId } | { readonly what: 'join' };

/** The pending change, with the text typed so far. */
export type SeatTyped = Doing & { readonly typed: string };

/** Validates a saved draft; undefined if it does not fit these seats. */
export function readSeatTyped(seats: readonly Seat[], kept: unknown): SeatTyped | undefined {
  if (!isObject(kept)) return undefined;
  const { what, player, typed } = kept as Readonly<Record<string, unknown>>;
  if (!isTypedText(typed)) return undefined;
  if (what === 'join') return { what, typed };
  const seat = seats.find((each) => each.player === player);
  if ((what !== 'rename' && what !== 'hand') || seat === undefined) return undefined;
  return { what, player: seat.player, typed };
}
