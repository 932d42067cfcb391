import {
  isAct,
  isAskTap,
  spokenNamesOf,
  readLog,
  type Acted,
  type AskTap,
  type Entry,
  type Match,
  type Replay,
  type Terms
} from '$lib/core';
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
  return entry === undefined || !isAct(entry)
    ? undefined
    : called(game, match, entry, replayed.state, replayed.state);
}

/** What undoing a correction takes back. */
export function changeCalled(number: number): string {
  return `the change of line ${number}`;
}

/** What taking back a tap takes back. */
export function tapping(game: Game, match: Match, tap: Terms['Tap'], view: Terms['View']): string {
  if (isAskTap(tap)) return askTapWords(game, match, tap, view);
  return phrase(game.text.tap(tap, spokenNamesOf(match.seats)));
}

/** A tap that every game shares, in the words that the game has for what was tapped. */
function askTapWords({ text }: Game, match: Match, tap: AskTap, view: Terms['View']): string {
  const names = spokenNamesOf(match.seats);
  switch (tap.kit) {
    case 'by':
      return tap.by === 'app' ? 'the app supplies it' : 'the table tells it';
    case 'die':
      return tap.big === true ? `the big ${tap.face}` : `the ${tap.face}`;
    case 'piece':
      return text.piece(tap.from, tap.piece);
    case 'count':
      return `${text.counted(tap.group, undefined, view, names)}, ${text.counted(tap.group, tap.row, view, names)}: ${tap.count}`;
    case 'number':
      return String(tap.number);
    case 'hand':
      return `a piece for ${names(tap.to)}`;
  }
}

/** A sentence without its full stop. */
export function phrase(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function called(
  game: Game,
  match: Match,
  entry: Acted<Terms['Move']>,
  before: Terms['State'],
  latest: Terms['State']
): string {
  if (typeof entry.do === 'string') return phrase(ENDED);
  const told = game.rules.tell(before, entry.do.move, latest);
  const names = spokenNamesOf(match.seats);
  return game.text.undo?.(told, names) ?? phrase(game.text.told(told, names));
}
