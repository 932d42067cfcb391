import { sittersOf, type Seat } from '$lib/core';
import type { Remembered } from '$lib/session';

/** Somebody of the list: remembered, or known from a match alone. */
export interface Known {
  readonly name: string;
  readonly colour: Seat['colour'];
  readonly person?: string;
  /** Matches that they sat in. */
  readonly matches: number;
  /** Offered a seat in a new match. */
  readonly isRemembered: boolean;
}

/** A match, as far as people are looked for in it; everybody is called as they are called now. */
interface WithSeats {
  readonly seats: readonly Seat[];
}

/** Everybody who is remembered, the last used first, and then those who sit in matches alone. */
export function everybodyIn(
  remembered: readonly Remembered[],
  matches: readonly WithSeats[]
): readonly Known[] {
  const sat = matches.flatMap(({ seats }) =>
    seats.flatMap((seat) => sittersOf(seat).map((sitter) => ({ ...sitter, colour: seat.colour })))
  );
  const others = sat.filter(
    ({ name }, index) =>
      remembered.every((each) => each.name !== name) && sat.findIndex((each) => each.name === name) === index
  );
  const count = (name: string): number => matches.filter((match) => isIn(match, name)).length;
  return [
    ...remembered.map((each) => ({ ...known(each), matches: count(each.name), isRemembered: true })),
    ...others.map((each) => ({ ...known(each), matches: count(each.name), isRemembered: false }))
  ];
}

/** Whether two sat at one table, so that they cannot be one person. */
export function satTogether(matches: readonly WithSeats[], one: string, other: string): boolean {
  return matches.some((match) => isIn(match, one) && isIn(match, other));
}

function isIn({ seats }: WithSeats, name: string): boolean {
  return seats.flatMap(sittersOf).some((sitter) => sitter.name === name);
}

function known({
  name,
  colour,
  person
}: Pick<Known, 'name' | 'colour' | 'person'>): Pick<Known, 'name' | 'colour' | 'person'> {
  return person === undefined ? { name, colour } : { name, colour, person };
}
