import type { Names, Posting } from '$lib/core';
import type { TableReason } from '$lib/games/las-vegas/state/royale';
import { isMainReason, mainText, type TileWhy } from '$lib/games/las-vegas/tiles';
import type { Why } from '$lib/games/las-vegas/types';

/** Reasons of the casino payout, which has a display of its own. */
const CASINO_CODES: readonly Why['code'][] = [
  'most',
  'second',
  'third',
  'tied',
  'leftOver',
  'imaginary',
  'chip'
];

/** One reason of a tile, with the postings it made. */
export interface Effect {
  readonly why: TableReason | TileWhy;
  readonly postings: readonly Posting<Why>[];
}

/** Groups the postings of tiles by reason, up to the payout of a round. */
export function effectsOf(postings: readonly Posting<Why>[]): readonly Effect[] {
  const endIndex = postings.findIndex(({ why }) => CASINO_CODES.includes(why.code));
  const bankPostings = endIndex === -1 ? postings : postings.slice(0, endIndex);
  const reasons = [...new Set(bankPostings.map(({ why }) => why))].filter(isMainReason);
  return reasons.map((why) => ({ why, postings: bankPostings.filter((posting) => posting.why === why) }));
}

/** Sentences about the effects of tiles in these postings. */
export function effectSentences(postings: readonly Posting<Why>[], names: Names): string {
  return effectsOf(postings)
    .map(({ why }) => mainText()?.why(why, names) ?? '')
    .join(' ');
}
