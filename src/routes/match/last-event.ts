import { askedPlayers, isCorrection, isHandOver, isSecretView, readLog, type PlayerId } from '$lib/core';
import type { OpenMatch } from '$lib/session';
import { splitAsks } from '$lib/shell/asks/current-asks';
import { repeatedViews } from './repeated-views';
import * as say from './strings/en/match';

/** The last event of the match as a sentence for screen readers. */
export function lastEvent(openMatch: OpenMatch): string {
  const last = openMatch.entries.at(-1);
  if (last === undefined) return '';
  const target = readLog(openMatch.entries).target.get(last.seq)?.seq;
  if (last.do === 'undo') return say.wasUndone(sentenceOf(openMatch, target));
  if (last.do === 'redo') return say.wasRedone(sentenceOf(openMatch, target));
  if (isCorrection(last)) return say.wasChanged(sentenceOf(openMatch, last.seq));
  if (isSecretView(last) || isHandOver(last)) return sentenceOf(openMatch, last.seq);
  const { sentence, player } = openMatch.lastLine ?? { sentence: '' };
  const outcome = openMatch.game.text.outcome?.(openMatch.last, openMatch.names) ?? '';
  return [sentence, outcome, repeatedViews(openMatch) ?? '', nextPlayerText(openMatch, player)]
    .filter(Boolean)
    .join(' ');
}

/** The player who is asked next, if it is not the one who just played. This also follows the order of a deal. */
export function nextPlayerText(openMatch: OpenMatch, before: PlayerId | undefined): string {
  const [next] = splitAsks(openMatch).needed.flatMap(askedPlayers);
  return next === undefined || next === before ? '' : say.isNext(openMatch.names(next));
}

function sentenceOf(openMatch: OpenMatch, seq: number | undefined): string {
  return openMatch.lines.find((line) => line.seq === seq)?.sentence ?? '';
}
