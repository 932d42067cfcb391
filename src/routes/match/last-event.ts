import { askedPlayers, isCorrection, isHandOver, isSecretView, readLog, type PlayerId } from '$lib/core';
import type { OpenMatch } from '$lib/session';
import { splitAsks } from '$lib/shell/asks/current-asks';
import { repeatedViews } from './repeated-views';
import * as say from './strings/en/match';

/** The last event of the match as a sentence for screen readers. */
export function lastEvent(open: OpenMatch): string {
  const last = open.entries.at(-1);
  if (last === undefined) return '';
  const target = readLog(open.entries).target.get(last.seq)?.seq;
  if (last.do === 'undo') return say.wasUndone(sentenceOf(open, target));
  if (last.do === 'redo') return say.wasRedone(sentenceOf(open, target));
  if (isCorrection(last)) return say.wasChanged(sentenceOf(open, last.seq));
  if (isSecretView(last) || isHandOver(last)) return sentenceOf(open, last.seq);
  const { sentence, player } = open.lastLine ?? { sentence: '' };
  const outcome = open.game.text.outcome?.(open.last, open.names) ?? '';
  return [sentence, outcome, repeatedViews(open) ?? '', nextPlayerText(open, player)]
    .filter(Boolean)
    .join(' ');
}

/** The player who is asked next, if it is not the one who just played. This also follows the order of a deal. */
export function nextPlayerText(open: OpenMatch, before: PlayerId | undefined): string {
  const [next] = splitAsks(open).needed.flatMap(askedPlayers);
  return next === undefined || next === before ? '' : say.isNext(open.names(next));
}

function sentenceOf(open: OpenMatch, seq: number | undefined): string {
  return open.lines.find((line) => line.seq === seq)?.sentence ?? '';
}
