import { sentenceOf, type Names, type Sentences } from '$lib/core';
import type { Text } from '$lib/games/contract/define';
import { joinedLine } from '$lib/games/contract/strings/en/joining';
import {
  isLeavingWhy,
  leavingSentence,
  leftLine,
  type QuittingWhy
} from '$lib/games/contract/strings/en/leaving';
import { askTextOf, choiceLabel, countedLabel } from './asks';
import { newsText, rulingText, enteredText } from './news';
import { payText, rankText } from './pay';
import { refusalText } from './refusals';
import type { Move, LogEvent, Why, Vegas } from '$lib/games/vegas/types';
import { undo } from './undo';
import { tableTitle } from './shared';

const SENTENCES: Sentences<Exclude<Why, QuittingWhy>> = {
  ...payText,
  ...rankText,
  ...newsText,
  ...enteredText,
  ...rulingText,
  ...refusalText
};

/** One sentence for every reason of this game. */
function why(reason: Why, names: Names): string {
  if (isLeavingWhy(reason)) return leavingSentence(reason, names);
  return sentenceOf(SENTENCES, reason, names);
}

/** A line of the log: the move and all its results. */
function logLine(event: LogEvent, names: Names): string {
  if (event.code === 'left') return leftLine(event, names);
  if (event.code === 'joined') return joinedLine(event, names);
  return event.news.map((message) => why(message, names)).join(' ');
}

/** The table that a reason is about, as a heading. */
function placeHeading(reason: Why): string | undefined {
  return 'at' in reason && reason.at !== 'this' ? tableTitle(reason.at) : undefined;
}

/** The button of a move that is offered beside the question. */
function offerLabel(move: Move): string {
  if (move.type !== 'depth') return '';
  return move.depth === 'turns' ? 'Enter every turn' : 'Enter scored tables only';
}

export const text: Text<Vegas> = {
  why,
  logLine,
  undo,
  offerLabel,
  placeHeading,
  ask: askTextOf,
  choice: choiceLabel,
  countLabel: (_, row, view, names) => countedLabel(row, view, names),
  piece: (_, piece) => piece
};
