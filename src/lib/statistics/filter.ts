import { hasMembers, isListOf, isOptional, isText, type PlayerColour } from '$lib/core';
import type { StatisticsGame } from './statistics-game';

/** The games that count; an absent member lets every game through. */
export interface StatisticsFilter {
  readonly game?: string;
  /** The year in which the game ended, in the device's time zone. */
  readonly year?: number;
  /** The keys of people who all took part. */
  readonly people?: readonly string[];
}

/** Someone in the statistics, with the name and colour of their newest game. */
export interface StatisticsPerson {
  readonly person: string;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly games: number;
}

/** The games that pass the filter, in the same order. */
export function filterGames(
  games: readonly StatisticsGame[],
  { game, year, people = [] }: StatisticsFilter
): readonly StatisticsGame[] {
  return games.filter(
    (candidate) =>
      (game === undefined || candidate.game === game) &&
      (year === undefined || yearOf(candidate) === year) &&
      people.every((person) => candidate.players.some((player) => player.person === person))
  );
}

/** Everyone in these games, most frequent first; ties keep the order of first appearance. `games` is oldest first. */
export function peopleIn(games: readonly StatisticsGame[]): readonly StatisticsPerson[] {
  const people = new Map<string, StatisticsPerson>();
  for (const { players } of games)
    for (const { person, name, colour } of players)
      people.set(person, { person, name, colour, games: (people.get(person)?.games ?? 0) + 1 });
  return [...people.values()].sort((a, b) => b.games - a.games);
}

/** The ids of the games that were played, in order of first appearance. */
export function gamesIn(games: readonly StatisticsGame[]): readonly string[] {
  return [...new Set(games.map(({ game }) => game))];
}

/** The years in which games ended, newest first. */
export function yearsIn(games: readonly StatisticsGame[]): readonly number[] {
  return [...new Set(games.map(yearOf))].sort((a, b) => b - a);
}

function yearOf({ endedAt: time }: StatisticsGame): number {
  return new Date(time).getFullYear();
}

/** Validates a saved filter. Anything else becomes the empty filter. */
export function parseFilter(savedFilter: unknown): StatisticsFilter {
  return isFilter(savedFilter) ? savedFilter : {};
}

function isFilter(value: unknown): value is StatisticsFilter {
  return hasMembers(value, {
    game: isOptional(isText),
    year: isOptional(Number.isInteger),
    people: isOptional((people) => isListOf(people, isText))
  });
}
