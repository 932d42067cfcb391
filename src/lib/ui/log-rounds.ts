import { type EntrySource, type Names, type PlayerId, type Reason } from '$lib/core';
import * as say from './words';

/** One line of a log. */
export interface LoggedLine {
  readonly seq: number;
  /** Counted among the lines that stand, from 1; a line that was taken back has none. */
  readonly number?: number;
  readonly round?: number;
  readonly player?: PlayerId;
  /** How whoever sat there then is called, where that may be somebody else by now. */
  readonly who?: string;
  readonly sentence: string;
  readonly stands: boolean;
  readonly takenBack?: LineTakenBack;
  /** The money in it, each reason of a player once. */
  readonly paid?: readonly LoggedMoney[];
  /** Another telling stands in its place. */
  readonly changed?: { readonly by: EntrySource };
}

/** What a line paid a player, or, below zero, cost him: whole dollars. */
export interface LoggedMoney {
  readonly player: PlayerId;
  readonly value: number;
  readonly why: Reason;
}

/** How a line was taken back, also where it stands again since. */
export interface LineTakenBack {
  readonly by: EntrySource;
  readonly times: number;
  /** Whose hands had been opened in between. */
  readonly looked?: readonly PlayerId[];
}

/** "taken back by the table, after Ben’s hand was opened, and brought back", "changed by the table". */
export function takenWords({ stands, takenBack, changed }: LoggedLine, names: Names): string | undefined {
  if (changed !== undefined) return say.changedBy(changed.by);
  if (takenBack === undefined) return undefined;
  const { by, times, looked = [] } = takenBack;
  if (looked.length === 0) return stands ? say.andBroughtBack(by, times) : say.takenBackBy(by, times);
  const whose = looked.map(names);
  return stands ? say.andBroughtBackAfter(by, times, whose) : say.takenBackAfter(by, times, whose);
}

/** The lines of one round, in the order of the log; undefined where the log cannot be followed any more. */
export interface LogRound<Line extends LoggedLine> {
  readonly round: number | undefined;
  readonly lines: readonly Line[];
}

/** The log cut at its rounds. A round that was taken back and begun again is a stretch of its own. */
export function inRounds<Line extends LoggedLine>(lines: readonly Line[]): readonly LogRound<Line>[] {
  const rounds: { round: number | undefined; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = rounds.at(-1);
    if (last !== undefined && last.round === line.round) last.lines.push(line);
    else rounds.push({ round: line.round, lines: [line] });
  }
  return rounds;
}
