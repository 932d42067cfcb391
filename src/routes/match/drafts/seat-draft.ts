import { isObject, isTypedText, type PlayerId, type Seat } from '$lib/core';

/** A seat whose player is being renamed or replaced, or a new seat. */
export type SeatAction =
  { readonly what: 'rename' | 'hand'; readonly player: PlayerId } | { readonly what: 'join' };

/** The pending change, with the text typed so far. */
export type SeatDraft = SeatAction & { readonly typed: string };

/** Validates a saved draft; undefined if it does not fit these seats. */
export function readSeatDraft(seats: readonly Seat[], storedValue: unknown): SeatDraft | undefined {
  if (!isObject(storedValue)) return undefined;
  const { what, player, typed } = storedValue as Readonly<Record<string, unknown>>;
  if (!isTypedText(typed)) return undefined;
  if (what === 'join') return { what, typed };
  const seat = seats.find((seat) => seat.player === player);
  if ((what !== 'rename' && what !== 'hand') || seat === undefined) return undefined;
  return { what, player: seat.player, typed };
}
