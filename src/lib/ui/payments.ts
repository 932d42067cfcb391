import { moves, total, type PlayerId, type Posting, type Reason } from '$lib/core';

/** What is paid at one place of the table, in the order of paying. */
export interface PaidPlace<Why extends Reason> {
  /** Undefined where the game does not say. */
  readonly where: string | undefined;
  readonly lines: readonly PaymentLine<Why>[];
}

/** All that goes to one player, that a player pays, or that goes to nobody, for one reason; a claim that pays nothing too. */
export interface PaymentLine<Why extends Reason> {
  /** Undefined where the piece goes to nobody. */
  readonly player: PlayerId | undefined;
  /** Whole dollars, together where it is several notes; below zero where the player pays them. */
  readonly value: number;
  readonly why: Why;
}

/** What is paid, place by place. */
export function byPlace<Why extends Reason>(
  postings: readonly Posting<Why>[],
  seats: readonly PlayerId[],
  where: (why: Why, player: PlayerId | undefined) => string | undefined
): readonly PaidPlace<Why>[] {
  const places: { where: string | undefined; lines: PaymentLine<Why>[] }[] = [];
  for (const posting of postings) {
    const { why } = posting;
    const line = { ...whose(posting, seats), why };
    const { value } = line;
    const at = where(why, line.player);
    const last = places.at(-1);
    const above = last?.lines.at(-1);
    if (last === undefined || last.where !== at) places.push({ where: at, lines: [line] });
    else if (line.player === above?.player && above?.why === why)
      last.lines[last.lines.length - 1] = { ...line, value: above.value + value };
    else last.lines.push(line);
  }
  return places;
}

/** Whose a posting is: the player’s who gets it, else of whoever pays it. */
export function whose(
  posting: Posting<Reason>,
  seats: readonly PlayerId[]
): { readonly player: PlayerId | undefined; readonly value: number } {
  const to = seats.find((seat) => seat === posting.to);
  const from = moves(posting) ? seats.find((seat) => seat === posting.from) : undefined;
  return to === undefined && from !== undefined
    ? { player: from, value: -posting.value }
    : { player: to, value: posting.value };
}

/** What each player is paid by these postings, in seat order: whole dollars. */
export function gains<Why extends Reason>(
  postings: readonly Posting<Why>[],
  seats: readonly PlayerId[]
): readonly { readonly player: PlayerId; readonly gain: number }[] {
  return seats.map((player) => ({ player, gain: total(player, postings.filter(moves)) }));
}
