import { joinWithAnd, sentenceOf, type AskTap, type Names, type Posting, type Sentences } from '$lib/core';
import type { Text } from '$lib/games/contract/define';
import type { JoiningWhy } from '$lib/games/contract/joining';
import type { LeavingWhy } from '$lib/games/contract/leaving';
import { isJoiningWhy, joiningSentence } from '$lib/games/contract/strings/en/joining';
import { isLeavingWhy, leavingSentence } from '$lib/games/contract/strings/en/leaving';
import { ask, choice, counted, piece } from './asks';
import { payoutText } from './payout';
import { placingText } from './placing';
import { rankingText } from './ranking';
import { refereeText } from './referee';
import { refusalText } from './refusals';
import { netResults } from '$lib/games/vegas-strip/payout/set-rank';
import { spokenCasino } from './shared';
import { LOG_SENTENCES, undo } from './log-lines';
import { NO_TILE } from '$lib/games/vegas-strip/actions/picked-up-tile';
import type { Move, Strip, View, Why } from '$lib/games/vegas-strip/types';
import { chipText } from './shared';

const SENTENCES: Sentences<Exclude<Why, JoiningWhy | LeavingWhy>> = {
  ...payoutText,
  ...placingText,
  ...rankingText,
  ...refereeText,
  ...refusalText
};

/** Returns one sentence for a reason of this game; the reason itself names the paragraph. */
function why(reason: Why, names: Names): string {
  if (isJoiningWhy(reason)) return joiningSentence(reason, names, chipText);
  if (isLeavingWhy(reason)) return leavingSentence(reason, names);
  return sentenceOf(SENTENCES, reason, names);
}

/** Names a tap for the undo bar: picking up a tile, its tokens, or its casino while a log line is edited. */
function tapLabel(tap: AskTap, _: Names, { casinos }: View): string | undefined {
  if (tap.kit !== 'pick') return undefined;
  if (tap.part === 'casino') return spokenCasino(casinos.find(({ id }) => id === tap.value)?.name ?? '');
  if (tap.part === 'plus') return tap.value === '0' ? 'taking the +3 tokens off' : 'adding a +3 token';
  if (tap.value === NO_TILE) return 'putting the tile back';
  return `picking up ${tap.ask === 'block' ? 'blocker' : 'tile'} ${tap.value}`;
}

/** The casino that a reason is about, as a heading. */
function placeHeading(reason: Why): string | undefined {
  return 'casino' in reason && reason.casino !== '' ? reason.casino : undefined;
}

/** Labels the offer of the other entry detail; teams, tokens, chips and faults have their own place on the board. */
function offerLabel(move: Move): string {
  if (move.type !== 'depth') return '';
  return move.depth === 'turns' ? 'Enter every tile' : 'Enter round results only';
}

/** The gains of a round: "Anna gets 12 chips and Ben gets no chips." */
function outcome(postings: readonly Posting<Why>[], names: Names): string {
  const lines = netResults(postings).map(
    ({ player, chips, isLoss }) => `${names(player)} ${isLoss ? 'loses' : 'gets'} ${chipText(chips)}`
  );
  return lines.length === 0 ? '' : `${joinWithAnd(lines)}.`;
}

export const text: Text<Strip> = {
  why,
  logLine: (event, names) => sentenceOf(LOG_SENTENCES, event, names),
  undo,
  tapLabel,
  offerLabel,
  placeHeading,
  outcome,
  ask,
  choice,
  countLabel: counted,
  piece
};
