import type { By, PlayerId } from '$lib/core';

/** One line of a log. */
export interface LoggedLine {
  readonly seq: number;
  /** Counted among the lines that stand, from 1; a line that was taken back has none. */
  readonly number?: number;
  readonly round?: number;
  readonly player?: PlayerId;
  readonly sentence: string;
  readonly stands: boolean;
  readonly takenBack?: { readonly by: By };
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
