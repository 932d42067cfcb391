import type { Names, PlayerId, Ranking, Reason } from '$lib/core';
import type { Line } from '$lib/games/contract/form';

/** A place of a ranking in the facts of a verdict, with the names of those who share it. */
export interface NamedPlace {
  readonly place: number;
  readonly players: readonly string[];
  readonly total: number;
}

/** A place with the number of pieces, which breaks a tie. */
export interface PlaceWithPieces extends NamedPlace {
  readonly pieces: number;
}

/** The places of a ranking with names for players, each with the fields that `extraFields` adds. */
export function namedPlaces(
  places: Ranking<Reason>,
  names: Names,
  extraFields: (players: readonly PlayerId[]) => object = () => ({})
): readonly NamedPlace[] {
  return places.map(({ place, players, total }) => ({
    place,
    players: players.map(names).sort(),
    total,
    ...extraFields(players)
  }));
}

/** One line of the answer for every player of a ranking. */
export function rankingLines<Row extends NamedPlace>(
  places: readonly Row[],
  makeLine: (row: Row, playerName: string) => Line
): readonly Line[] {
  return places.flatMap((row) =>
    row.players.map((playerName) => ({ who: playerName, ...makeLine(row, playerName) }))
  );
}
