import { namesOf, readLog, type Entry, type Match, type Replay, type Terms } from '$lib/core';
import type { Game } from '$lib/games/define';
import { ENDED } from './lines';

/** What undoing takes back, in the game's words as they stand behind "Undo:"; undefined for nothing. */
export function undoing(game: Game, match: Match, replayed: Replay<Terms>): string | undefined {
  const step = replayed.steps.at(-1);
  return step === undefined ? undefined : called(game, match, step.entry, step.before, replayed.state);
}

/** What redoing brings back, likewise. */
export function redoing(
  game: Game,
  match: Match,
  replayed: Replay<Terms>,
  entries: readonly Entry<Terms['Move']>[]
): string | undefined {
  const entry = readLog(entries).redoable[0];
  return entry === undefined ? undefined : called(game, match, entry, replayed.state, replayed.state);
}

/** What taking back a tap takes back. */
export function tapping(game: Game, match: Match, tap: Terms['Tap']): string {
  return phrase(game.text.tap(tap, namesOf(match.seats)));
}

/** A sentence without its full stop. */
export function phrase(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function called(
  game: Game,
  match: Match,
  entry: Entry<Terms['Move']>,
  before: Terms['State'],
  latest: Terms['State']
): string {
  if (typeof entry.do === 'string') return phrase(ENDED);
  const told = game.rules.tell(before, entry.do.move, latest);
  const names = namesOf(match.seats);
  return game.text.undo?.(told, names) ?? phrase(game.text.told(told, names));
}
