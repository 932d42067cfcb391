import { nextEntry, readLog, redo, replay, undo, type Entry } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { lastLineOf, logLinesOf } from '$lib/session/match/lines';
import { expectSame } from './expect-same';
import { entriesOf, type AnyMove, type PlayedMatch } from './matches';

type Log = readonly Entry<AnyMove>[];

/** The number of undo depths that are tested for each match, from the end to the start. */
const DEPTHS = 4;

function depths(length: number): readonly number[] {
  return Array.from({ length: DEPTHS }, (_, part) => Math.ceil((length * (part + 1)) / DEPTHS));
}

function times(count: number, log: Log, change: (log: Log) => Log): Log {
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
  expectSame(replayedAgain.broken, undefined);
  expectSame(replayedAgain.state, end);
  expectSame(
    replayedAgain.steps.map(({ postings }) => postings),
    moments.map(({ played }) => played.postings)
  );
}

/** Undoing n moves gives the state of the match without them. */
export function undoEqualsShorterMatch(
  { match, entries, moments, start }: PlayedMatch,
  { rules }: Game
): void {
  for (const depth of depths(entries.length)) {
    const remaining = moments.slice(0, moments.length - depth).map(({ move }) => move);
    const undone = replay(rules, match, times(depth, entries, withUndo));
    const shorter = replay(rules, match, entriesOf(remaining));
    expectSame(undone.state, shorter.state);
    expectSame(
      undone.steps.map(({ move }) => move),
      remaining
    );
    expectSame(undone.state, moments[remaining.length - 1]?.played.state ?? start);
  }
}

/** Undo and redo together change nothing. */
export function undoAndRedoChangeNothing({ match, entries, end }: PlayedMatch, { rules }: Game): void {
  for (const depth of depths(entries.length)) {
    const undoneLog = times(depth, entries, withUndo);
    const redoneLog = times(depth, undoneLog, withRedo);
    expectSame(readLog(redoneLog).inEffect, entries);
    expectSame(readLog(redoneLog).redoable, []);
    expectSame(replay(rules, match, redoneLog).state, end);
    expectSame(redoneLog.slice(0, entries.length), entries);
  }
}

/**
 * A match in which a seat was handed over stays the same, even as plain JSON; its log has one more line, and one undo
 * removes it.
 */
export function handoverKeepsTheMatch({ match, entries, end }: PlayedMatch, game: Game): void {
  const at = Math.floor(entries.length / 2);
  const [first] = match.seats;
  if (first === undefined) return;
  const action = { seat: first.player, to: { name: 'Zoe', person: 'z' } };
  const handedOver: Log = [
    ...entries.slice(0, at),
    nextEntry('law', entries.slice(0, at), action, 'table', 1),
    ...entries.slice(at).map((entry) => ({ ...entry, seq: entry.seq + 1 }))
  ];
  const replayedAgain = replay(
    game.rules,
    match,
    JSON.parse(JSON.stringify(handedOver)) as typeof handedOver
  );
  expectSame(replayedAgain.broken, undefined);
  expectSame(replayedAgain.state, end);
  expectSame(readLog(handedOver).inEffect.length, readLog(entries).inEffect.length);
  const before = logLinesOf(game, match, entries).toReversed();
  const lines = logLinesOf(game, match, handedOver).toReversed();
  expectSame(lines.length, before.length + 1);
  expectSame(lines[at]?.sentence, `From here on, Zoe plays for ${first.name}.`);
  expectSame(
    lines.slice(0, at).map(({ sentence }) => sentence),
    before.slice(0, at).map(({ sentence }) => sentence)
  );
  const undone = withUndo([...entries, nextEntry('law', entries, action, 'table', 1)]);
  expectSame(readLog(undone).handovers, []);
  expectSame(readLog(undone).inEffect, entries);
}

/** The last line alone has the same text as in the whole log. */
export function lastLineMatchesFullLog({ match, entries }: PlayedMatch, game: Game): void {
  for (const depth of depths(entries.length)) {
    const log = entries.slice(0, depth);
    const [line] = logLinesOf(game, match, log);
    const last = lastLineOf(game, match, log, replay(game.rules, match, log));
    expectSame(last?.sentence, line?.sentence);
    expectSame(last?.player, line?.player);
  }
}
