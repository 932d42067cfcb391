import { readLog, redo, replay, undo, type Entry } from '$lib/core';
import type { Game } from '$lib/games/define';
import { same } from './same';
import { entriesOf, type AnyMove, type Sitting } from './matches';

type Log = readonly Entry<AnyMove>[];

/** So many depths of each match are tried, from the end to the very beginning. */
const DEPTHS = 4;

function depths(length: number): readonly number[] {
  return Array.from({ length: DEPTHS }, (_, part) => Math.ceil((length * (part + 1)) / DEPTHS));
}

function times(count: number, log: Log, change: (log: Log) => Log): Log {
  return Array.from({ length: count }).reduce<Log>((so) => change(so), log);
}

const takeBack = (log: Log): Log => undo(log, 'table', 1);
const bringBack = (log: Log): Log => redo(log, 'table', 2);

/** A log plays again to what the table saw, postings and all. */
export function replayIsTheMatch({ match, entries, moments, end }: Sitting, { rules }: Game): void {
  const again = replay(rules, match, entries);
  same(again.broken, undefined);
  same(again.state, end);
  same(
    again.steps.map(({ postings }) => postings),
    moments.map(({ played }) => played.postings)
  );
}

/** Taking back n moves leaves what the first moves alone come to. */
export function undoIsTheShorterMatch({ match, entries, moments, start }: Sitting, { rules }: Game): void {
  for (const depth of depths(entries.length)) {
    const kept = moments.slice(0, moments.length - depth).map(({ move }) => move);
    const taken = replay(rules, match, times(depth, entries, takeBack));
    const shorter = replay(rules, match, entriesOf(kept));
    same(taken.state, shorter.state);
    same(
      taken.steps.map(({ move }) => move),
      kept
    );
    same(taken.state, moments[kept.length - 1]?.played.state ?? start);
  }
}

/** What is taken back and brought back again is as if nothing had been done. */
export function undoAndRedoChangeNothing({ match, entries, end }: Sitting, { rules }: Game): void {
  for (const depth of depths(entries.length)) {
    const there = times(depth, entries, takeBack);
    const back = times(depth, there, bringBack);
    same(readLog(back).stands, entries);
    same(readLog(back).redoable, []);
    same(replay(rules, match, back).state, end);
    same(back.slice(0, entries.length), entries);
  }
}
