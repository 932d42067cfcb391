import { dollars, type PlayerId } from '$lib/core';
import { give } from '$lib/games/las-vegas/bank';
import type { Face } from '$lib/games/las-vegas/types';
import { defineTile, nothing, throwAsk, thrown, type Acting, type Throw, type Went } from './tile';

/** What the counter runs through: whole dollars. */
export const JACKPOT_TRACK = [30000, 40000, 50000, 60000, 70000, 80000] as const;

export interface Jackpot {
  readonly Id: 'jackpot';
  readonly Live: { readonly counter: number };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'jackpotWon';
        readonly rule: '10.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: readonly Face[];
        readonly double: boolean;
        readonly value: number;
      }
    | {
        readonly code: 'jackpotGrows';
        readonly rule: '10.3';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: readonly Face[];
        readonly counter: number;
      };
  readonly Do: Throw<'jackpot'>;
}

/** Where the counter goes when neither a seven nor a double was thrown. */
export function nextSpace(counter: number): number {
  return Math.min(counter + 10000, JACKPOT_TRACK[5]);
}

/** Whether a throw wins the jackpot, and with what. */
export function jackpotThrow([one = 1, other = 1]: readonly Face[]): 'seven' | 'double' | undefined {
  if (one === other) return 'double';
  return one + other === 7 ? 'seven' : undefined;
}

function play({ state, at, live, player }: Acting<Jackpot>, { dice }: Jackpot['Do']): Went<Jackpot> {
  const won = jackpotThrow(dice);
  if (won === undefined) {
    const counter = nextSpace(live.counter);
    const why = { code: 'jackpotGrows', rule: '10.3', at, player, dice, counter } as const;
    return { state, live: { counter }, postings: [nothing(player, why)] };
  }
  const value = live.counter;
  const double = won === 'double';
  const paid = give(state, player, value, {
    code: 'jackpotWon',
    rule: '10.2',
    at,
    player,
    dice,
    double,
    value
  });
  return { ...paid, live: { counter: JACKPOT_TRACK[0] } };
}

export const jackpot = defineTile<Jackpot>({
  id: 'jackpot',
  side: 'A2',
  title: 'Jackpot',
  does: 'Throw both black dice: a seven or a double wins the sum under the counter. Anything else moves the counter on by $10,000, up to $80,000.',
  paragraphs: [
    {
      id: '10.1',
      title: 'The counter',
      text: 'The counter begins each round on $30,000. It belongs to nobody, and stays where it is until somebody activates the tile.',
      source: 'printed'
    },
    {
      id: '10.2',
      title: 'A seven or a double',
      text: 'Whoever activates the tile throws both black dice. With a seven or a double, the bank pays the sum under the counter, and the counter goes back to $30,000.',
      source: 'printed',
      related: ['10.3']
    },
    {
      id: '10.3',
      title: 'Anything else',
      text: 'With any other throw the counter moves on by $10,000. On $80,000 it stays.',
      source: 'printed',
      related: ['10.2']
    }
  ],
  sentences: {
    jackpotWon: ({ player, dice, double, value }, names) =>
      `${names(player)} throws ${dice.join(' and ')}, ${double ? 'a double' : 'a seven'}: the jackpot of ${dollars(value)}.`,
    jackpotGrows: ({ player, dice, counter }, names) =>
      `${names(player)} throws ${dice.join(' and ')}, neither a seven nor a double: nothing, and the jackpot stands at ${dollars(counter)}.`
  },
  lines: { throw: thrown },
  start: () => ({ counter: JACKPOT_TRACK[0] }),
  activate: ({ state }) => ({ state, step: {} }),
  asks: ({ player }) => [throwAsk('jackpot', player)],
  play,
  rewards: () => JACKPOT_TRACK
});
