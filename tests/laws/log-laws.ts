import { nextEntry, readLog, redo, replay, undo, type Entry } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { lastLineOf, linesOf } from '$lib/session/match/lines';
import { same } from './same';
import { entriesOf, type AnyMove, type Sitting } from './matches';

type Log = readonly Entry<AnyMove>[];

/** The number of undo depths that are tested for each match, from the end to the start. */
const DEPTHS = 4;

function depths(length: number): readonly number[] {
  return Array.from({ length: DEPTHS }, (_, part) => Math.ceil((length * (part + 1)) / DEPTHS));
}

function times(count: number, log: Log, change: (log: Log) => Log): Log {
  return Array.from({ length: count }).reduce<Log>((so) => change(so), log);
}

const takeBack = (log: Log): Log => undo(log, 'table', 1);
const bringBack = (log: Log): Log => redo(log, 'table', 2);

/** Replaying the log gives the same states and postings. */
export function replayGivesTheSameMatch({ match, entries, moments, end }: Sitting, { rules }: Game): void {
  const again = replay(rules, match, entries);
  same(again.broken, undefined);
  same(again.state, end);
  same(
    again.steps.map(({ postings }) => postings),
    moments.map(({ played }) => played.postings)
  );
}

/** Undoing n moves gives the state of the match without them. */
export function undoEqualsShorterMatch({ match, entries, moments, start }: Sitting, { rules }: Game): void {
  for (const depth of depths(entries.length)) {
    const remaining = moments.slice(0, moments.length - depth).map(({ move }) => move);
    const taken = replay(rules, match, times(depth, entries, takeBack));
    const shorter = replay(rules, match, entriesOf(remaining));
    same(taken.state, shorter.state);
    same(
      taken.steps.map(({ move }) => move),
      remaining
    );
    same(taken.state, moments[remaining.length - 1]?.played.state ?? start);
  }
}

/** Undo and redo together change nothing. */
export function undoAndRedoChangeNothing({ match, entries, end }: Sitting, { rules }: Game): void {
  for (const depth of depths(entries.length)) {
    const there = times(depth, entries, takeBack);
    const back = times(depth, there, bringBack);
    same(readLog(back).inEffect, entries);
    same(readLog(back).redoable, []);
    same(replay(rules, match, back).state, end);
    same(back.slice(0, entries.length), entries);
  }
}

/**
 * A match in which a seat was handed over stays the same, also as plain JSON; its log has one more line, and one undo
 * removes it.
 */
export function handoverKeepsTheMatch({ match, entries, end }: Sitting, game: Game): void {
  const at = Math.floor(entries.length / 2);
  const [first] = match.seats;
  if (first === undefined) return;
  const action = { seat: first.player, to: { name: 'Zoe', person: 'z' } };
  const handed: Log = [
    ...entries.slice(0, at),
    nextEntry('law', entries.slice(0, at), action, 'table', 1),
    ...entries.slice(at).map((entry) => ({ ...entry, seq: entry.seq + 1 }))
  ];
  const again = replay(game.rules, match, JSON.parse(JSON.stringify(handed)) as typeof handed);
  same(again.broken, undefined);
  same(again.state, end);
  same(readLog(handed).inEffect.length, readLog(entries).inEffect.length);
  const before = linesOf(game, match, entries).toReversed();
  const lines = linesOf(game, match, handed).toReversed();
  same(lines.length, before.length + 1);
  same(lines[at]?.sentence, `From here on, Zoe plays for ${first.name}.`);
  same(
    lines.slice(0, at).map(({ sentence }) => sentence),
    before.slice(0, at).map(({ sentence }) => sentence)
  );
  const taken = takeBack([...entries, nextEntry('law', entries, action, 'table', 1)]);
  same(readLog(taken).handovers, []);
  same(readLog(taken).inEffect, entries);
}

/** The last line alone has the same text as in the whole log. */
export function lastLineMatchesFullLog({ match, entries }: Sitting, game: Game): void {
  for (const depth of depths(entries.length)) {
    const log = entries.slice(0, depth);
    const [line] = linesOf(game, match, log);
    const last = lastLineOf(game, match, log, replay(game.rules, match, log));
    same(last?.sentence, line?.sentence);
    same(last?.player, line?.player);
  }
}
