import type { Names, Posting } from '$lib/core';
import type { TableReason } from '$lib/games/las-vegas/state/royale';
import { isMainReason, mainText, type TileWhy } from '$lib/games/las-vegas/tiles';
import type { Why } from '$lib/games/las-vegas/types';

/** Reasons of the casino payout, which has a display of its own. */
const PAYING: readonly Why['code'][] = ['most', 'second', 'third', 'tied', 'leftOver', 'imaginary', 'chip'];

/** One reason of a tile, with the postings it made. */
export interface Effect {
  readonly why: TableReason | TileWhy;
  readonly postings: readonly Posting<Why>[];
}

/** Groups the postings of tiles by reason, up to the payout of a round. */
export function effectsOf(postings: readonly Posting<Why>[]): readonly Effect[] {
  const end = postings.findIndex(({ why }) => PAYING.includes(why.code));
  const before = end === -1 ? postings : postings.slice(0, end);
  const reasons = [...new Set(before.map(({ why }) => why))].filter(isMainReason);
  return reasons.map((why) => ({ why, postings: before.filter((posting) => posting.why === why) }));
}

/** Sentences about the effects of tiles in these postings. */
export function effectSentences(postings: readonly Posting<Why>[], names: Names): string {
  return effectsOf(postings)
    .map(({ why }) => mainText()?.why(why, names) ?? '')
    .join(' ');
}
