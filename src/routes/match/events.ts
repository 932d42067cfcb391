import { readLog } from '$lib/core';
import type { OpenMatch } from '$lib/session';

/** The last thing that happened to the match, in a sentence, as it is said to those who listen. */
export function lastEvent(open: OpenMatch): string {
  const last = open.entries.at(-1);
  if (last === undefined) return '';
  if (last.do === 'undo') return `Taken back: ${sentenceOf(open, undoneBy(open, last.seq))}`;
  if (last.do === 'redo')
    return `Brought back: ${sentenceOf(open, readLog(open.entries).stands.at(-1)?.seq)}`;
  const outcome = open.game.text.outcome?.(open.last, open.names) ?? '';
  return [sentenceOf(open, last.seq), outcome, nextWords(open, last.seq)].filter(Boolean).join(' ');
}

/** Whose turn it has become, where that is somebody else's. */
function nextWords(open: OpenMatch, seq: number): string {
  const next = open.asks.find((ask) => ask.for !== undefined)?.for;
  const before = open.lines.find((line) => line.seq === seq)?.player;
  return next === undefined || next === before ? '' : `${open.names(next)} is next.`;
}

function undoneBy(open: OpenMatch, undo: number): number | undefined {
  const { takenBack } = readLog(open.entries);
  return [...takenBack].find(([, entry]) => entry.seq === undo)?.[0];
}

function sentenceOf(open: OpenMatch, seq: number | undefined): string {
  return open.lines.find((line) => line.seq === seq)?.sentence ?? '';
}
