import { moves, total, type PlayerId, type Posting, type Reason } from '$lib/core';

/** What is paid at one place of the table, in the order of paying. */
export interface PaidPlace<Why extends Reason> {
  /** Undefined where the game does not say. */
  readonly where: string | undefined;
  readonly lines: readonly PaidLine<Why>[];
}

/** All that goes to one player, or to nobody, for one reason; a claim that pays nothing too. */
export interface PaidLine<Why extends Reason> {
  /** Undefined where the piece goes to nobody. */
  readonly player: PlayerId | undefined;
  /** Whole dollars, together where it is several notes. */
  readonly value: number;
  readonly why: Why;
}

/** What is paid, place by place. */
export function byPlace<Why extends Reason>(
  postings: readonly Posting<Why>[],
  seats: readonly PlayerId[],
  where: (why: Why) => string | undefined
): readonly PaidPlace<Why>[] {
  const places: { where: string | undefined; lines: PaidLine<Why>[] }[] = [];
  for (const { to, value, why } of postings) {
    const line = { player: seats.find((seat) => seat === to), value, why };
    const at = where(why);
    const last = places.at(-1);
    const above = last?.lines.at(-1);
    if (last === undefined || last.where !== at) places.push({ where: at, lines: [line] });
    else if (line.player === above?.player && above?.why === why)
      last.lines[last.lines.length - 1] = { ...line, value: above.value + value };
    else last.lines.push(line);
  }
  return places;
}

/** What each player is paid by these postings, in seat order: whole dollars. */
export function gains<Why extends Reason>(
  postings: readonly Posting<Why>[],
  seats: readonly PlayerId[]
): readonly { readonly player: PlayerId; readonly gain: number }[] {
  return seats.map((player) => ({ player, gain: total(player, postings.filter(moves)) }));
}
