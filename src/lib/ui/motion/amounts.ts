/** Milliseconds for which a gain is shown instead of the sum, before the sum counts up. */
export const GAIN_MS = 800;

/** One piece of money on its way: its value, negative if it is paid, and the player who gets or pays it. */
export interface Award<Owner extends string = string> {
  readonly value: number;
  /** The player who gets or pays the piece; undefined for no one. */
  readonly player: Owner | undefined;
}

type Sums<Owner extends string> = Readonly<Partial<Record<Owner, number>>>;

/** The sums of all players after these awards, if they had `base` before. */
export function sumsAfter<Owner extends string>(
  base: Sums<Owner>,
  awards: readonly Award<Owner>[]
): Partial<Record<Owner, number>> {
  const sums: Partial<Record<Owner, number>> = { ...base };
  for (const { player, value } of awards)
    if (player !== undefined) sums[player] = (sums[player] ?? 0) + value;
  return sums;
}

/** The sums of all players before these awards, if they have `sums` after them. */
export function sumsBefore<Owner extends string>(
  sums: Sums<Owner>,
  awards: readonly Award<Owner>[]
): Partial<Record<Owner, number>> {
  return sumsAfter(
    sums,
    awards.map(({ player, value }) => ({ player, value: -value }))
  );
}

/** Whole thousands are counted in thousands, so that a sum never shows digits that no note has. */
const THOUSAND = 1000;

/** The number to show when `share` (0 to 1) of the way between two sums is counted. */
export function interpolateSum(from: number, to: number, share: number): number {
  if (share >= 1) return to;
  const step = from % THOUSAND === 0 && to % THOUSAND === 0 ? THOUSAND : 1;
  return from + Math.trunc(((to - from) * Math.max(0, share)) / step) * step;
}

/** A place on the screen in CSS pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The offset of the middle of `from` from the middle of `to`, in CSS pixels. */
export function offsetBetween(from: Place, to: Place): { readonly across: number; readonly down: number } {
  return {
    across: from.left + from.width / 2 - to.left - to.width / 2,
    down: from.top + from.height / 2 - to.top - to.height / 2
  };
}

/** An offset on the screen, in the coordinates of an element rotated clockwise by this many degrees. */
export function rotateBack(
  { across, down }: ReturnType<typeof offsetBetween>,
  degrees: number
): ReturnType<typeof offsetBetween> {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { across: across * cosine + down * sine, down: down * cosine - across * sine };
}

/** The order in which the places of a result appear: the last of the top three first, the winner last. */
export function risingOrder(places: readonly number[]): readonly number[] {
  return [...new Set(places.filter((place) => place <= LAST_ANIMATED_PLACE))].sort((a, b) => b - a);
}

const LAST_ANIMATED_PLACE = 3;
