import { boxOf } from '$lib/games/registry';
import type { StoredGame } from '$lib/exports/stored-games';

/** The games to export; an absent member selects all. */
export interface ExportFilter {
  readonly year?: number;
  /** The id of a box. */
  readonly box?: string;
}

/** The facts by which games are selected. */
type GameChoice = Pick<StoredGame, 'game' | 'startedAt'>;

/** Whether a game is exported. */
export function isChosen(game: GameChoice, { year, box }: ExportFilter): boolean {
  return (year === undefined || yearOf(game) === year) && (box === undefined || boxOf(game.game) === box);
}

/** The years in which people played, on the calendar of the device, newest first. */
export function yearsOf(games: readonly GameChoice[]): readonly number[] {
  return [...new Set(games.map(yearOf))].sort((a, b) => b - a);
}

/** The boxes that were played, in the order of first appearance. */
export function boxesOf(games: readonly GameChoice[]): readonly string[] {
  return [...new Set(games.map(({ game }) => boxOf(game)))];
}

function yearOf({ startedAt }: GameChoice): number {
  return new Date(startedAt).getFullYear();
}
