import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';

export const TOKENS = [1, 2, 3] as const;

export type Tokens = (typeof TOKENS)[number];

/** Reward in whole dollars for a fist that was not guessed. */
export const LUCKY_PUNCH: Readonly<Record<Tokens, number>> = { 1: 20000, 2: 30000, 3: 40000 };

export interface LuckyPunch {
  readonly Id: 'lucky-punch';
  readonly Live: object;
  /** `tokens` is the number in the fist, which only its player may see. */
  readonly Step: { readonly hidden: boolean; readonly tokens?: Tokens };
  readonly Why:
    | {
        readonly code: 'luckyPunchGuessed';
        readonly rule: '9.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly guesser: PlayerId;
      }
    | {
        readonly code: 'luckyPunchPaid';
        readonly rule: '9.3';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly guesser: PlayerId;
        readonly tokens: Tokens;
        readonly value: number;
      };
  readonly Do:
    | { readonly type: 'tile'; readonly tile: 'lucky-punch'; readonly do: 'hide'; readonly tokens?: Tokens }
    | { readonly type: 'tile'; readonly tile: 'lucky-punch'; readonly do: 'guess'; readonly tokens: Tokens }
    /** With real tokens: the number held if the guess was wrong; absent if it was right. */
    | { readonly type: 'tile'; readonly tile: 'lucky-punch'; readonly do: 'told'; readonly held?: Tokens };
  readonly Ask: 'hide' | 'guess' | 'told';
  readonly Pick: never;
}
