import { nextEntry, readLog, redo, replay, undo, type Entry } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { lastLineOf, logLinesOf } from '$lib/session/match/lines';
import { expectSame } from './expect-same';
import { entriesOf, type AnyMove, type PlayedMatch } from './matches';

type Log = readonly Entry<AnyMove>[];

/** The number of undo depths that are tested for each match, from the end to the start. */
const DEPTH_COUNT = 4;

function depthsOf(length: number): readonly number[] {
  return Array.from({ length: DEPTH_COUNT }, (_, part) => Math.ceil((length * (part + 1)) / DEPTH_COUNT));
}

function repeatChange(count: number, log: Log, change: (log: Log) => Log): Log {
  return Array.from({ length: count }).reduce<Log>((current) => change(current), log);
}

const withUndo = (log: Log): Log => undo(log, 'table', 1);
const withRedo = (log: Log): Log => redo(log, 'table', 2);

/** Replaying the log gives the same states and postings. */
export function replayGivesTheSameMatch(
  { match, entries, moments, end }: PlayedMatch,
  { rules }: Game
): void {
  const replayedAgain = replay(rules, match, entries);
  expectSame(replayedAgain.refusedEntry, undefined);
  expectSame(replayedAgain.state, end);
  expectSame(
    replayedAgain.steps.map(({ postings }) => postings),
    moments.map(({ playResult }) => playResult.postings)
  );
}

/** Undoing n moves gives the state of the match without them. */
export function undoEqualsShorterMatch(
  { match, entries, moments, start }: PlayedMatch,
  { rules }: Game
): void {
  for (const depth of depthsOf(entries.length)) {
    const remainingMoves = moments.slice(0, moments.length - depth).map(({ move }) => move);
    const undoneMatch = replay(rules, match, repeatChange(depth, entries, withUndo));
    const shorterMatch = replay(rules, match, entriesOf(remainingMoves));
    expectSame(undoneMatch.state, shorterMatch.state);
    expectSame(
      undoneMatch.steps.map(({ move }) => move),
      remainingMoves
    );
    expectSame(undoneMatch.state, moments[remainingMoves.length - 1]?.playResult.state ?? start);
  }
}

/** Undo and redo together change nothing. */
export function undoAndRedoChangeNothing({ match, entries, end }: PlayedMatch, { rules }: Game): void {
  for (const depth of depthsOf(entries.length)) {
    const undoneLog = repeatChange(depth, entries, withUndo);
    const redoneLog = repeatChange(depth, undoneLog, withRedo);
    expectSame(readLog(redoneLog).inEffect, entries);
    expectSame(readLog(redoneLog).redoableEntries, []);
    expectSame(replay(rules, match, redoneLog).state, end);
    expectSame(redoneLog.slice(0, entries.length), entries);
  }
}

/**
 * A match in which a seat was handed over stays the same, even as plain JSON; its log has one more line, and one undo
 * removes it.
 */
export function handoverKeepsTheMatch({ match, entries, end }: PlayedMatch, game: Game): void {
  const index = Math.floor(entries.length / 2);
  const [firstSeat] = match.seats;
  if (firstSeat === undefined) return;
  const action = { seat: firstSeat.player, to: { name: 'Zoe', person: 'z' } };
  const handedOverLog: Log = [
    ...entries.slice(0, index),
    nextEntry('law', entries.slice(0, index), action, 'table', 1),
    ...entries.slice(index).map((entry) => ({ ...entry, seq: entry.seq + 1 }))
  ];
  const replayedAgain = replay(
    game.rules,
    match,
    JSON.parse(JSON.stringify(handedOverLog)) as typeof handedOverLog
  );
  expectSame(replayedAgain.refusedEntry, undefined);
  expectSame(replayedAgain.state, end);
  expectSame(readLog(handedOverLog).inEffect.length, readLog(entries).inEffect.length);
  const linesBefore = logLinesOf(game, match, entries).toReversed();
  const lines = logLinesOf(game, match, handedOverLog).toReversed();
  expectSame(lines.length, linesBefore.length + 1);
  expectSame(lines[index]?.sentence, `From here on, Zoe plays for ${firstSeat.name}.`);
  expectSame(
    lines.slice(0, index).map(({ sentence }) => sentence),
    linesBefore.slice(0, index).map(({ sentence }) => sentence)
  );
  const undoneLog = withUndo([...entries, nextEntry('law', entries, action, 'table', 1)]);
  expectSame(readLog(undoneLog).handovers, []);
  expectSame(readLog(undoneLog).inEffect, entries);
}

/** The last line alone has the same text as in the whole log. */
export function lastLineMatchesFullLog({ match, entries }: PlayedMatch, game: Game): void {
  for (const depth of depthsOf(entries.length)) {
    const log = entries.slice(0, depth);
    const [line] = logLinesOf(game, match, log);
    const lastLine = lastLineOf(game, match, log, replay(game.rules, match, log));
    expectSame(lastLine?.sentence, line?.sentence);
    expectSame(lastLine?.player, line?.player);
  }
}
