import { dollars, plural, type PlayerId } from '$lib/core';
import { give } from '$lib/games/las-vegas/bank';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { countAt } from '$lib/games/las-vegas/hands';
import { FACES, type Face } from '$lib/games/las-vegas/types';
import { defineTile, type Acting, type Went } from './tile';

export interface PayDay {
  readonly Id: 'pay-day';
  readonly Live: object;
  readonly Step: object;
  readonly Why: {
    readonly code: 'payDay';
    readonly rule: '15.2';
    readonly at: Face | 'this';
    readonly player: PlayerId;
    readonly casinos: number;
    readonly value: number;
  };
  readonly Do: never;
}

/** What so many casinos pay: whole dollars. */
export function payDayReward(casinos: number): number {
  return casinos * CHIP_VALUE;
}

function activate({ state, at, player }: Acting<PayDay>): Went<PayDay> {
  const casinos = FACES.filter((face) => countAt(state, face, player) > 0).length;
  const value = payDayReward(casinos);
  return give(state, player, value, { code: 'payDay', rule: '15.2', at, player, casinos, value });
}

export const payDay = defineTile<PayDay>({
  id: 'pay-day',
  side: 'D1',
  title: 'Pay Day',
  does: 'Count the casinos where you have dice, this one too. Each is worth $10,000: one or two chips, or a note of $30,000 to $60,000.',
  paragraphs: [
    {
      id: '15.1',
      title: 'Which casinos count',
      text: 'Casinos with at least one die of yours count, the one just activated too. Spaces of tiles do not: neither the bar nor the golden space, neither Nice Dice nor Double Down.',
      source: 'printed'
    },
    {
      id: '15.2',
      title: 'What they pay',
      text: 'One casino pays 1 chip, two pay 2 chips, three to six pay $30,000 to $60,000 from the bank.',
      source: 'printed',
      related: ['8.6']
    }
  ],
  sentences: {
    payDay: ({ player, casinos, value }, names) =>
      `${names(player)} has dice at ${plural(casinos, 'casino')}: ${value < 30000 ? plural(casinos, 'chip') : dollars(value)}.`
  },
  lines: {},
  start: () => ({}),
  activate,
  rewards: () => FACES.map(payDayReward)
});
