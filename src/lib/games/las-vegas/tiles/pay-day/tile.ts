import type { AtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import { FACES, type Face } from '$lib/games/las-vegas/types';
import type { PlayerId, ReasonWith } from '$lib/core';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import { countAt } from '$lib/games/las-vegas/actions/placed-dice';
import { defineTile, type TileContext, type TileResult } from '$lib/games/las-vegas/tiles/shared/define-tile';
import { paragraphs, text } from './strings/en';

export interface PayDay {
  readonly Id: 'pay-day';
  readonly Pieces: object;
  readonly Step: object;
  readonly Why: ReasonWith<'payDay', '15.2', AtTile & { casinos: number; value: number }>;
  readonly Move: never;
  readonly Ask: never;
  readonly Part: never;
}

/** Reward for this number of casinos in whole dollars. */
export function payDayReward(casinos: number): number {
  return casinos * CHIP_VALUE;
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'pay-day': PayDay;
  }
}

/** Payment for this number of casinos (15.2). */
export function payCasinos(casino: Face | 'this', player: PlayerId, casinos: number): Reward {
  const value = payDayReward(casinos);
  return { player, value, why: { code: 'payDay', rule: '15.2', at: casino, player, casinos, value } };
}

function activate({ state, casino, player }: TileContext<PayDay>): TileResult<PayDay> {
  const casinos = FACES.filter((face) => countAt(state, face, player) > 0).length;
  return payReward(state, payCasinos(casino, player, casinos));
}

export const payDay = defineTile<PayDay>({
  id: 'pay-day',
  side: 'D1',
  ...text,
  paragraphs,
  disputes: {
    payDay: ({ player, casinos }, names) => ({ position: { player: names(player), casinos } })
  },
  logLines: {},
  askTexts: {},
  choices: {},
  tapLabels: {},
  waitingSentence: 'effect',
  initialState: () => ({}),
  activate,
  rewards: () => FACES.map(payDayReward)
});
