import { tapsOf, type AskTap, type PlayerId } from '$lib/core';
import type { Face } from '$lib/games/las-vegas/types';

/** Values of the six tokens in whole dollars. */
export const BLACK_BOX = [60000, 20000, 20000, 0, 0, 0] as const;

export interface BlackBox {
  readonly Id: 'black-box';
  readonly Live: object;
  /**
   * `pile` is the first pile and secret to the player who made it; `sizes` are the numbers of tokens in both piles.
   */
  readonly Step: { readonly pile?: readonly number[]; readonly sizes?: readonly [number, number] };
  readonly Why:
    | {
        readonly code: 'blackBox';
        readonly rule: '21.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly value: number;
        /** Number of tokens in each pile; absent if only the outcome was entered. */
        readonly tokens?: number;
        readonly others?: number;
      }
    | { readonly code: 'blackBoxNobody'; readonly rule: '21.3'; readonly at: Face };
  readonly Do:
    | {
        readonly type: 'tile';
        readonly tile: 'black-box';
        readonly do: 'split';
        readonly pile?: readonly number[];
      }
    | { readonly type: 'tile'; readonly tile: 'black-box'; readonly do: 'pick'; readonly pick: 0 | 1 }
    /** With real tokens: the total of the chosen pile. */
    | { readonly type: 'tile'; readonly tile: 'black-box'; readonly do: 'told'; readonly value: number };
  readonly Ask: 'split' | 'pick' | 'told';
  readonly Pick: never;
}

/** The part of a tap that moves a token to the other pile; its value is the index of the token. */
export const TOKEN = 'token';

/** For each of the six tokens, true if it is in the first pile. */
export function inFirstPile(taps: readonly AskTap[]): readonly boolean[] {
  const moved = tapsOf(taps, 'pick').filter(({ part }) => part === TOKEN);
  return BLACK_BOX.map((_, index) => moved.filter(({ value }) => value === String(index)).length % 2 === 1);
}

/** The tokens in the first pile, in whole dollars. */
export function firstPile(taps: readonly AskTap[]): readonly number[] {
  const first = inFirstPile(taps);
  return BLACK_BOX.filter((_, index) => first[index]);
}
