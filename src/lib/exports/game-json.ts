import type { GameSummary } from '$lib/summary/summary';
import type { ExportedGame } from './exported-game';
import type { FinishedLog } from './tables';

/** The version of the JSON; it is incremented when a member changes its meaning. */
const VERSION = 1;

/**
 * A finished game with everything known about it, as indented JSON: its summary, its seats and options, and the whole
 * log. A finished game has no secrets. A running game has no summary, so it cannot be written.
 */
export function gameJson(
  { title, edition, location, note }: ExportedGame,
  summary: GameSummary,
  { match, entries }: FinishedLog
): string {
  const file = {
    croupier: 'game',
    version: VERSION,
    ...{ id: match.id, game: match.game, title, edition, location, note },
    ...{ seats: match.seats, options: match.options, summary },
    log: entries.map(({ seq, at, by, do: operation }) => ({ seq, at, by, do: operation }))
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
