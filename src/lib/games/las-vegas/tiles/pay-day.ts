import { dollars, plural, type PlayerId } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/bank';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { countAt } from '$lib/games/las-vegas/placed-dice';
import { FACES, type Face } from '$lib/games/las-vegas/types';
import { rewardsWords, sumWords } from '$lib/games/las-vegas/sum-words';
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
  readonly Ask: never;
  readonly Pick: never;
}

declare module './tile-words' {
  interface Tiles {
    readonly 'pay-day': PayDay;
  }
}

/** What so many casinos pay: whole dollars. */
export function payDayReward(casinos: number): number {
  return casinos * CHIP_VALUE;
}

/** What so many casinos pay, and why (15.2). */
export function payCasinos(at: Face | 'this', player: PlayerId, casinos: number): Reward {
  const value = payDayReward(casinos);
  return { player, value, why: { code: 'payDay', rule: '15.2', at, player, casinos, value } };
}

function activate({ state, at, player }: Acting<PayDay>): Went<PayDay> {
  const casinos = FACES.filter((face) => countAt(state, face, player) > 0).length;
  return payReward(state, payCasinos(at, player, casinos));
}

export const payDay = defineTile<PayDay>({
  id: 'pay-day',
  side: 'D1',
  title: 'Pay Day',
  inShort: 'Each casino with dice of yours is worth $10,000 to you.',
  does: 'Count the casinos where you have dice, this one too. Each is worth $10,000: one or two chips, or a note of $30,000 to $60,000.',
  paragraphs: [
    {
      id: '15.1',
      title: 'Which casinos count',
      text: 'Casinos with at least one die of yours count, the one just activated too. Tiles do not: neither the bar nor the golden space, neither Nice Dice nor Double Down.',
      source: 'printed',
      words: ['payday', 'pay day']
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
      `${names(player)} has dice at ${plural(casinos, 'casino')}: ${sumWords(value)}.`
  },
  disputes: {
    payDay: ({ player, casinos }, names) => ({ position: { player: names(player), casinos } })
  },
  lines: {},
  asking: {},
  choices: {},
  picks: {},
  stands: () =>
    `It pays ${rewardsWords([1, 2].map(payDayReward))}, or ${dollars(payDayReward(3))} to ${dollars(payDayReward(6))}.`,
  happened: 'does',
  start: () => ({}),
  activate,
  rewards: () => FACES.map((casinos) => casinos * CHIP_VALUE)
});
