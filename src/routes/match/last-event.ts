import { askedPlayers, isCorrection, isHandOver, isSecretView, readLog, type PlayerId } from '$lib/core';
import type { OpenMatch } from '$lib/session';
import { splitAsks } from '$lib/shell/asks/current-asks';
import { repeatedViewsText } from './repeated-views';
import * as say from './strings/en/match';

/** The last event of the match as a sentence for screen readers. */
export function lastEvent(openMatch: OpenMatch): string {
  const lastEntry = openMatch.entries.at(-1);
  if (lastEntry === undefined) return '';
  const target = readLog(openMatch.entries).targetBySeq.get(lastEntry.seq)?.seq;
  if (lastEntry.do === 'undo') return say.wasUndone(sentenceOf(openMatch, target));
  if (lastEntry.do === 'redo') return say.wasRedone(sentenceOf(openMatch, target));
  if (isCorrection(lastEntry)) return say.wasChanged(sentenceOf(openMatch, lastEntry.seq));
  if (isSecretView(lastEntry) || isHandOver(lastEntry)) return sentenceOf(openMatch, lastEntry.seq);
  const { sentence, player } = openMatch.lastLine ?? { sentence: '' };
  const outcome = openMatch.game.text.outcome?.(openMatch.lastPostings, openMatch.names) ?? '';
  return [sentence, outcome, repeatedViewsText(openMatch) ?? '', nextPlayerText(openMatch, player)]
    .filter(Boolean)
    .join(' ');
}

/** Names the player who is asked next, unless that player has just played. This also follows the order of a deal. */
export function nextPlayerText(openMatch: OpenMatch, previousPlayer: PlayerId | undefined): string {
  const [next] = splitAsks(openMatch).required.flatMap(askedPlayers);
  return next === undefined || next === previousPlayer ? '' : say.isNext(openMatch.names(next));
}

function sentenceOf(openMatch: OpenMatch, seq: number | undefined): string {
  return openMatch.lines.find((line) => line.seq === seq)?.sentence ?? '';
}
