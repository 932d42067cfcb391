import type { Names, PlayerId, Ranking, Reason } from '$lib/core';
import type { Line, Verdict } from '$lib/games/contract/form';

/** A place of a ranking in the facts of a verdict, with the names of those who share it. */
interface NamedPlace {
  readonly place: number;
  readonly players: readonly string[];
  readonly total: number;
}

/** The places of a ranking by name, each with what `more` adds. */
export function namedPlaces(
  places: Ranking<Reason>,
  name: Names,
  more: (players: readonly PlayerId[]) => object = () => ({})
): readonly NamedPlace[] {
  return places.map(({ place, players, total }) => ({
    place,
    players: players.map(name).sort(),
    total,
    ...more(players)
  }));
}

/** One line of the answer for every player of a ranking; `More` is what was added to its places. */
export function rankingLines<More = unknown>(
  { facts }: Verdict,
  line: (row: NamedPlace & More, who: string) => Line
): readonly Line[] {
  return (facts['places'] as readonly (NamedPlace & More)[]).flatMap((row) =>
    row.players.map((who) => ({ who, ...line(row, who) }))
  );
}
