import type { LogLine } from '$lib/session';

/** The lines of one round, in the order of the log; undefined where the log cannot be followed any more. */
export interface LogRound {
  readonly round: number | undefined;
  readonly lines: readonly LogLine[];
}

/** The log cut at its rounds. A round that was taken back and begun again is a stretch of its own. */
export function inRounds(lines: readonly LogLine[]): readonly LogRound[] {
  const rounds: { round: number | undefined; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = rounds.at(-1);
    if (last !== undefined && last.round === line.round) last.lines.push(line);
    else rounds.push({ round: line.round, lines: [line] });
  }
  return rounds;
}
