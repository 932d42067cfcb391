import { movesPiece, totalOf, type PlayerId, type Posting, type Reason } from '$lib/core';

/** The payments at one place of the table, in the order of payment. */
export interface PaidPlace<Why extends Reason> {
  /** Undefined if the game names no place. */
  readonly placeName: string | undefined;
  readonly lines: readonly PaymentLine<Why>[];
}

/** All postings for one player (or for no one) at one place with the same reason, even if they pay nothing. */
export interface PaymentLine<Why extends Reason> {
  /** Undefined if the money goes to no one. */
  readonly player: PlayerId | undefined;
  /** The total in the game's unit; below zero if the player pays. */
  readonly value: number;
  readonly why: Why;
}

/** Groups consecutive postings by place, and within a place by player and reason. */
export function groupByPlace<Why extends Reason>(
  postings: readonly Posting<Why>[],
  seats: readonly PlayerId[],
  placeNameOf: (reason: Why, player: PlayerId | undefined) => string | undefined
): readonly PaidPlace<Why>[] {
  const places: { placeName: string | undefined; lines: PaymentLine<Why>[] }[] = [];
  for (const posting of postings) {
    const { why } = posting;
    const line = { ...payeeOrPayer(posting, seats), why };
    const { value } = line;
    const placeName = placeNameOf(why, line.player);
    const last = places.at(-1);
    const previous = last?.lines.at(-1);
    if (last === undefined || last.placeName !== placeName) places.push({ placeName, lines: [line] });
    else if (line.player === previous?.player && previous?.why === why)
      last.lines[last.lines.length - 1] = { ...line, value: previous.value + value };
    else last.lines.push(line);
  }
  return places;
}

/** The player that a posting belongs to: the recipient or, if that is no player, the payer. */
export function payeeOrPayer(
  posting: Posting<Reason>,
  seats: readonly PlayerId[]
): { readonly player: PlayerId | undefined; readonly value: number } {
  const recipient = seats.find((seat) => seat === posting.to);
  const sender = movesPiece(posting) ? seats.find((seat) => seat === posting.from) : undefined;
  return recipient === undefined && sender !== undefined
    ? { player: sender, value: -posting.value }
    : { player: recipient, value: posting.value };
}

/** The net gain of each player from these postings, in seat order and the game's unit. */
export function netGains<Why extends Reason>(
  postings: readonly Posting<Why>[],
  seats: readonly PlayerId[]
): readonly { readonly player: PlayerId; readonly gain: number }[] {
  return seats.map((player) => ({ player, gain: totalOf(player, postings.filter(movesPiece)) }));
}
