import {
  isPlayEntry,
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
  type UndoableEntry
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { tryMove } from './accepting';
import { fitsLabel, truncateLabel } from './truncate-label';
import * as say from '$lib/session/strings/en/session';

/** The label of undo, at most 40 characters after "Undo:"; undefined if there is nothing to undo. */
export function undoLabel(
  game: Game,
  match: Match,
  matchReplay: Replay<GameTypes>,
  entries: readonly Entry<GameTypes['Move']>[] = []
): string | undefined {
  const [lastStep, previousStep] = [matchReplay.steps.at(-1), matchReplay.steps.at(-2)];
  if (lastStep === undefined) return undefined;
  if (lastStep.move === undefined) return say.endOfTheMatch;
  const { rules } = game;
  const event = rules.logEventOf(lastStep.stateBefore, lastStep.move, matchReplay.state);
  const otherEvent =
    undoRevertsTwo(game, matchReplay, entries) && previousStep?.move !== undefined
      ? rules.logEventOf(previousStep.stateBefore, previousStep.move, matchReplay.state)
      : undefined;
  const label = truncateLabel(match.seats, (names) => undoText(game, names, event, otherEvent));
  const { round } = rules.progress(lastStep.stateBefore);
  if (!isPayout(game, lastStep)) return label;
  const sentence = say.withPayout(label);
  return fitsLabel(sentence) ? sentence : say.turnAndPayout(round);
}

/** Whether a move ended a round and paid it out. */
function isPayout(
  { rules, roundsLabel }: Game,
  { stateBefore, stateAfter, postings }: Step<GameTypes>
): boolean {
  if (roundsLabel !== undefined || postings.length === 0) return false;
  return (
    rules.progress(stateAfter).round > rules.progress(stateBefore).round ||
    rules.asks(stateAfter).length === 0
  );
}

/**
 * The label of redo, at most 40 characters after "Redo:"; undefined if there is nothing to redo, or if the rules do not
 * accept the move.
 */
export function redoLabel(
  game: Game,
  match: Match,
  { state }: Replay<GameTypes>,
  entries: readonly Entry<GameTypes['Move']>[]
): string | undefined {
  const [firstMove, secondMove] = readLog(entries).redoableEntries.map(moveOf);
  if (firstMove === undefined)
    return readLog(entries).redoableEntries.length === 0 ? undefined : say.endOfTheMatch;
  const { rules } = game;
  const stateAfterFirst = tryMove(game, state, firstMove)?.state;
  if (stateAfterFirst === undefined) return undefined;
  const event = rules.logEventOf(state, firstMove, state);
  if (
    secondMove === undefined ||
    !redoRestoresTwo(game, entries) ||
    tryMove(game, stateAfterFirst, secondMove) === undefined
  )
    return truncateLabel(match.seats, (names) => undoText(game, names, event));
  const logEvent = rules.logEventOf(stateAfterFirst, secondMove, stateAfterFirst);
  return truncateLabel(match.seats, (names) => undoText(game, names, logEvent, event));
}

/** Checks whether one undo reverts two entries: the last move, and the move that it belongs to. */
export function undoRevertsTwo(
  game: Game,
  { steps }: Replay<GameTypes>,
  entries: readonly Entry<GameTypes['Move']>[]
): boolean {
  const [firstMove, secondMove] = [steps.at(-2)?.move, steps.at(-1)?.move];
  const source = steps.at(-1)?.entry.by ?? 'table';
  if (
    firstMove === undefined ||
    secondMove === undefined ||
    game.areUndoneTogether?.(firstMove, secondMove, source) !== true
  )
    return false;
  // A correction or a handover between the two entries is undone separately.
  const [firstSeq, secondSeq] = [steps.at(-2)?.entry.seq ?? 0, steps.at(-1)?.entry.seq ?? 0];
  return !entries.some(
    (entry) => entry.seq > firstSeq && entry.seq < secondSeq && (isCorrection(entry) || isHandOver(entry))
  );
}

/** Whether one redo restores two entries. */
export function redoRestoresTwo(game: Game, entries: readonly Entry<GameTypes['Move']>[]): boolean {
  const { redoableEntries } = readLog(entries);
  const [firstMove, secondMove] = redoableEntries.map(moveOf);
  const source = redoableEntries[1]?.by ?? 'table';
  return (
    firstMove !== undefined &&
    secondMove !== undefined &&
    game.areUndoneTogether?.(firstMove, secondMove, source) === true
  );
}

/** The move of an entry; undefined for an end, a correction or a handover, which have labels of their own. */
function moveOf(entry: UndoableEntry<GameTypes['Move']>): GameTypes['Move'] | undefined {
  return isPlayEntry(entry) && typeof entry.do !== 'string' ? entry.do.move : undefined;
}

/** The label for undoing a correction. */
export function correctionLabel(number: number): string {
  return say.changeLabel(number);
}

/** The label for undoing a handover: "Ben plays for Anna". */
export function handOverLabel(newName: string, oldName: string): string {
  return labelOfTwoNames(newName, oldName, (a, b) => say.playsFor(a, b));
}

/** The label for undoing a renaming: "Carlotta instead of Carla". */
export function renamingLabel(newName: string, oldName: string): string {
  return labelOfTwoNames(newName, oldName, (a, b) => say.insteadOf(a, b));
}

function labelOfTwoNames(a: string, b: string, makeLabel: (first: string, second: string) => string): string {
  const nameSeats: readonly Seat[] = [
    { player: 'p1', name: a, colour: 'white' },
    { player: 'p2', name: b, colour: 'white' }
  ];
  return truncateLabel(nameSeats, (names) => makeLabel(names('p1'), names('p2')));
}

/** The label for undoing a tap. */
export function undoTapLabel(game: Game, match: Match, tap: AskTap, view: GameTypes['View']): string {
  return truncateLabel(match.seats, (names) => tapText(game, names, tap, view));
}

/** The label of a tap, with the game's own names for pieces and counts. */
function tapText({ text }: Game, names: Names, tap: AskTap, view: GameTypes['View']): string {
  const label = text.tapLabel?.(tap, names, view);
  if (label !== undefined) return label;
  switch (tap.kit) {
    case 'by':
      return tap.by === 'app' ? say.appDoesIt : say.youEnterIt;
    case 'die':
      return tap.big === true ? say.bigDie(tap.face) : say.die(tap.face);
    case 'piece':
      return text.piece(tap.from, tap.piece, view);
    case 'count':
      return say.countLabel(
        text.countLabel(tap.group, undefined, view, names),
        text.countLabel(tap.group, tap.row, view, names),
        tap.count
      );
    case 'number':
      return String(tap.number);
    case 'hand':
      return say.pieceFor(names(tap.to));
    case 'take':
      return say.takenPiece;
    case 'pick':
      return tap.value;
  }
}

/** Removes the full stop of a sentence. */
export function withoutFullStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** The undo label of a move, or of two moves that belong together. */
export function undoText(
  game: Game,
  names: Names,
  event: GameTypes['LogEvent'],
  otherEvent?: GameTypes['LogEvent']
): string {
  return game.text.undo?.(event, names, otherEvent) ?? withoutFullStop(game.text.logLine(event, names));
}
