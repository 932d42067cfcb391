import { type EntrySource, type Names, type PlayerId, type Reason } from '$lib/core';
import * as say from '$lib/ui/strings/en/results';

/** One line of the log screen. */
export interface LoggedLine {
  readonly seq: number;
  /** Position among the lines in force, from 1; undone lines have none. */
  readonly number?: number;
  readonly round?: number;
  readonly player?: PlayerId;
  /** The player's name at that time, if the seat has a different player now. */
  readonly who?: string;
  readonly sentence: string;
  readonly isInEffect: boolean;
  readonly undone?: UndoneLine;
  /** The money that this line moved, one row for each player and reason. */
  readonly paid?: readonly LoggedMoney[];
  /** The line was edited, and a later entry replaces it. */
  readonly changed?: { readonly by: EntrySource };
}

/** Money that a line paid a player, in the game's unit; below zero if the player paid. */
export interface LoggedMoney {
  readonly player: PlayerId;
  readonly value: number;
  readonly why: Reason;
}

/** How a line was undone, even if it was redone later. */
export interface UndoneLine {
  readonly by: EntrySource;
  readonly times: number;
  /** Players whose hands had been opened before the undo. */
  readonly viewedHands?: readonly PlayerId[];
}

/** "undone twice, after Ben’s hand was opened, and redone" or "changed". */
export function undoneLabel({ isInEffect, undone, changed }: LoggedLine, names: Names): string | undefined {
  if (changed !== undefined) return say.changedBy(changed.by);
  if (undone === undefined) return undefined;
  const { by, times, viewedHands = [] } = undone;
  if (viewedHands.length === 0) return isInEffect ? say.undoneThenRedone(by, times) : say.undoneBy(by, times);
  const viewerNames = viewedHands.map(names);
  return isInEffect
    ? say.undoneAfterThenRedone(by, times, viewerNames)
    : say.undoneAfter(by, times, viewerNames);
}

/** The lines of one round in log order. `round` is undefined for lines that can no longer be replayed. */
export interface LogRound<Line extends LoggedLine> {
  readonly round: number | undefined;
  readonly lines: readonly Line[];
}

/** Splits the log into rounds. A round that was undone and started again is a separate group. */
export function groupByRound<Line extends LoggedLine>(lines: readonly Line[]): readonly LogRound<Line>[] {
  const rounds: { round: number | undefined; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = rounds.at(-1);
    if (last !== undefined && last.round === line.round) last.lines.push(line);
    else rounds.push({ round: line.round, lines: [line] });
  }
  return rounds;
}
