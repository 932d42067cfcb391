import {
  isAct,
  isCorrection,
  isHandOver,
  readLog,
  type AskTap,
  type Entry,
  type Match,
  type Names,
  type Replay,
  type Seat,
  type Step,
  type GameTypes,
  type Undoable
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { tryMove } from './accepting';
import { fitsLabel, truncateLabel } from './truncate-label';
import * as say from '$lib/session/strings/en/session';

/** The label of undo, at most 40 characters after "Undo:"; undefined if there is nothing to undo. */
export function undoLabel(
  game: Game,
  match: Match,
  replayed: Replay<GameTypes>,
  entries: readonly Entry<GameTypes['Move']>[] = []
): string | undefined {
  const [last, before] = [replayed.steps.at(-1), replayed.steps.at(-2)];
  if (last === undefined) return undefined;
  if (last.move === undefined) return say.endOfTheMatch;
  const { rules } = game;
  const event = rules.logEventOf(last.before, last.move, replayed.state);
  const otherEvent =
    undoRevertsTwo(game, replayed, entries) && before?.move !== undefined
      ? rules.logEventOf(before.before, before.move, replayed.state)
      : undefined;
  const words = truncateLabel(match.seats, (names) => undoText(game, names, event, otherEvent));
  const { round } = rules.progress(last.before);
  if (!isPayout(game, last)) return words;
  const sentence = say.andThePayout(words);
  return fitsLabel(sentence) ? sentence : say.turnAndPayout(round);
}

/** Whether a move ended a round and paid it out. */
function isPayout({ rules, roundsLabel }: Game, { before, after, postings }: Step<GameTypes>): boolean {
  if (roundsLabel !== undefined || postings.length === 0) return false;
  return rules.progress(after).round > rules.progress(before).round || rules.asks(after).length === 0;
}

/** The label of redo, likewise; also undefined if the rules do not accept the move. */
export function redoLabel(
  game: Game,
  match: Match,
  { state }: Replay<GameTypes>,
  entries: readonly Entry<GameTypes['Move']>[]
): string | undefined {
  const [first, second] = readLog(entries).redoable.map(moveOf);
  if (first === undefined) return readLog(entries).redoable.length === 0 ? undefined : say.endOfTheMatch;
  const { rules } = game;
  const after = tryMove(game, state, first)?.state;
  if (after === undefined) return undefined;
  const event = rules.logEventOf(state, first, state);
  if (second === undefined || !redoRestoresTwo(game, entries) || tryMove(game, after, second) === undefined)
    return truncateLabel(match.seats, (names) => undoText(game, names, event));
  const logEvent = rules.logEventOf(after, second, after);
  return truncateLabel(match.seats, (names) => undoText(game, names, logEvent, event));
}

/** Whether one undo reverts two entries: the last move, and the one that it belongs to. */
export function undoRevertsTwo(
  game: Game,
  { steps }: Replay<GameTypes>,
  entries: readonly Entry<GameTypes['Move']>[]
): boolean {
  const [first, second] = [steps.at(-2)?.move, steps.at(-1)?.move];
  const source = steps.at(-1)?.entry.by ?? 'table';
  if (first === undefined || second === undefined || game.areUndoneTogether?.(first, second, source) !== true)
    return false;
  // A correction or a handover between the two is undone separately.
  const [from, to] = [steps.at(-2)?.entry.seq ?? 0, steps.at(-1)?.entry.seq ?? 0];
  return !entries.some(
    (entry) => entry.seq > from && entry.seq < to && (isCorrection(entry) || isHandOver(entry))
  );
}

/** Whether one redo restores two entries. */
export function redoRestoresTwo(game: Game, entries: readonly Entry<GameTypes['Move']>[]): boolean {
  const { redoable } = readLog(entries);
  const [first, second] = redoable.map(moveOf);
  const source = redoable[1]?.by ?? 'table';
  return (
    first !== undefined && second !== undefined && game.areUndoneTogether?.(first, second, source) === true
  );
}

/** The move of an entry; undefined for an end, a correction or a handover, which have labels of their own. */
function moveOf(entry: Undoable<GameTypes['Move']>): GameTypes['Move'] | undefined {
  return isAct(entry) && typeof entry.do !== 'string' ? entry.do.move : undefined;
}

/** The label for undoing a correction. */
export function correctionLabel(number: number): string {
  return say.changeOfLine(number);
}

/** The label for undoing a handover: "Ben plays for Anna". */
export function handOverLabel(to: string, from: string): string {
  return fittingPair(to, from, (a, b) => say.playsFor(a, b));
}

/** The label for undoing a renaming: "Carlotta instead of Carla". */
export function renamingLabel(current: string, before: string): string {
  return fittingPair(current, before, (a, b) => say.insteadOf(a, b));
}

function fittingPair(a: string, b: string, words: (first: string, second: string) => string): string {
  const pair: readonly Seat[] = [
    { player: 'p1', name: a, colour: 'white' },
    { player: 'p2', name: b, colour: 'white' }
  ];
  return truncateLabel(pair, (names) => words(names('p1'), names('p2')));
}

/** The label for undoing a tap. */
export function undoTapLabel(game: Game, match: Match, tap: AskTap, view: GameTypes['View']): string {
  return truncateLabel(match.seats, (names) => tapText(game, names, tap, view));
}

/** The label of a tap, with the game's own names for pieces and counts. */
function tapText({ text }: Game, names: Names, tap: AskTap, view: GameTypes['View']): string {
  const words = text.tapLabel?.(tap, names, view);
  if (words !== undefined) return words;
  switch (tap.kit) {
    case 'by':
      return tap.by === 'app' ? say.appDoesIt : say.youEnterIt;
    case 'die':
      return tap.big === true ? say.bigDie(tap.face) : say.die(tap.face);
    case 'piece':
      return text.piece(tap.from, tap.piece, view);
    case 'count':
      return say.counted(
        text.countLabel(tap.group, undefined, view, names),
        text.countLabel(tap.group, tap.row, view, names),
        tap.count
      );
    case 'number':
      return String(tap.number);
    case 'hand':
      return say.pieceFor(names(tap.to));
    case 'take':
      return say.takenAway;
    case 'pick':
      return tap.value;
  }
}

/** Removes the full stop of a sentence. */
export function withoutFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** The undo label of a move, or of two that belong together. */
export function undoText(
  game: Game,
  names: Names,
  event: GameTypes['LogEvent'],
  otherEvent?: GameTypes['LogEvent']
): string {
  return game.text.undo?.(event, names, otherEvent) ?? withoutFullStop(game.text.logLine(event, names));
}
