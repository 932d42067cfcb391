import { dollars, type PlayerId } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/bank';
import type { Face } from '$lib/games/las-vegas/types';
import {
  askingThrow,
  defineTile,
  throwAsk,
  thrown,
  type Acting,
  type Disputed,
  type Throw,
  type Went
} from './tile';

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
  readonly Ask: 'throw';
  readonly Pick: never;
}

declare module './tile-words' {
  interface Tiles {
    readonly jackpot: Jackpot;
  }
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

/** What a throw is paid with the counter on a sum, and where the counter goes (10.2, 10.3). */
export function payJackpot(
  at: Face | 'this',
  player: PlayerId,
  dice: readonly Face[],
  lying: number
): Reward & Jackpot['Live'] {
  const won = jackpotThrow(dice);
  if (won === undefined) {
    const counter = nextSpace(lying);
    const why = { code: 'jackpotGrows', rule: '10.3', at, player, dice, counter } as const;
    return { player, value: 0, why, counter };
  }
  const [double, value] = [won === 'double', lying];
  const why = { code: 'jackpotWon', rule: '10.2', at, player, dice, double, value } as const;
  return { player, value, why, counter: JACKPOT_TRACK[0] };
}

function play({ state, at, live, player }: Acting<Jackpot>, { dice }: Jackpot['Do']): Went<Jackpot> {
  const { counter, ...reward } = payJackpot(at, player, dice, live.counter);
  return { ...payReward(state, reward), live: { counter } };
}

/** A throw for the referee, with the counter as it lay. */
function positionOf(
  player: string,
  [first, second]: readonly Face[],
  counter: number | undefined
): Disputed | undefined {
  if (first === undefined || second === undefined || counter === undefined) return undefined;
  return { position: { player, counter, first, second } };
}

export const jackpot = defineTile<Jackpot>({
  id: 'jackpot',
  side: 'A2',
  title: 'Jackpot',
  inShort: 'A seven or a double wins the sum under the counter, which moves on until then.',
  does: 'Throw both black dice: a seven or a double wins the sum under the counter. Anything else moves the counter on by $10,000, up to $80,000.',
  paragraphs: [
    {
      id: '10.1',
      title: 'The counter',
      text: 'The counter begins on $30,000, the first space of the tile, and both black dice are made ready.',
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
  disputes: {
    jackpotWon: ({ player, dice, value }, names) => positionOf(names(player), dice, value),
    jackpotGrows: ({ player, dice, counter }, names) =>
      positionOf(
        names(player),
        dice,
        JACKPOT_TRACK.find((space) => nextSpace(space) === counter)
      )
  },
  lines: { throw: thrown },
  asking: { throw: askingThrow },
  choices: {},
  picks: {},
  stands: ({ live }) => `The counter is on ${dollars(live.counter)}.`,
  happened: ({ live }) => `A seven or a double wins ${dollars(live.counter)}.`,
  start: () => ({ counter: JACKPOT_TRACK[0] }),
  activate: ({ state }) => ({ state, step: {} }),
  asks: ({ player }) => [throwAsk('jackpot', player)],
  play,
  rewards: () => JACKPOT_TRACK
});
