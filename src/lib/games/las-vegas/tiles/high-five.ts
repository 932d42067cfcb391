import { dollars, type PlayerId } from '$lib/core';
import { give } from '$lib/games/las-vegas/bank';
import { diceAt } from '$lib/games/las-vegas/hands';
import { strength } from '$lib/games/las-vegas/payout';
import type { Face, Strength } from '$lib/games/las-vegas/types';
import { strengthWords } from '$lib/games/las-vegas/words';
import { defineTile, nothing, type Acting, type Went } from './tile';

export const HIGH_FIVE = 5;
export const HIGH_FIVE_REWARD = 100000;

export interface HighFive {
  readonly Id: 'high-five';
  /** Who holds the token, if it is no longer on the tile. */
  readonly Live: { readonly holder?: PlayerId };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'highFiveTaken';
        readonly rule: '13.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Strength;
      }
    | {
        readonly code: 'highFivePaid';
        readonly rule: '13.3';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly value: number;
      }
    | {
        readonly code: 'highFiveGone';
        readonly rule: '13.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Strength;
        readonly holder: PlayerId;
      }
    | {
        readonly code: 'highFiveFew';
        readonly rule: '13.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Strength;
      };
  readonly Do: {
    readonly type: 'tile';
    readonly tile: 'high-five';
    readonly do: 'held';
    readonly player: PlayerId;
  };
}

function activate({ state, at, live, player }: Acting<HighFive>): Went<HighFive> {
  const dice = strength(player, diceAt(state, at, player));
  if (dice.count < HIGH_FIVE) return { state };
  if (live.holder === player) return { state };
  if (live.holder !== undefined) {
    const why = { code: 'highFiveGone', rule: '13.2', at, player, dice, holder: live.holder } as const;
    return { state, postings: [nothing(player, why)] };
  }
  const why = { code: 'highFiveTaken', rule: '13.1', at, player, dice } as const;
  return { state, live: { holder: player }, postings: [nothing(player, why)] };
}

function duringPayout({ state, at, live: { holder } }: Acting<HighFive>): Went<HighFive> {
  if (holder === undefined) return { state };
  const value = HIGH_FIVE_REWARD;
  return give(state, holder, value, { code: 'highFivePaid', rule: '13.3', at, player: holder, value });
}

export const highFive = defineTile<HighFive>({
  id: 'high-five',
  side: 'C1',
  title: 'High Five',
  does: 'Be the first with five dice at this casino, where the big one counts two, and take the token. At the payout the bank gives $100,000 for it.',
  paragraphs: [
    {
      id: '13.1',
      title: 'The first with five',
      text: 'Whoever places dice here and then has five or more takes the token at once. The big die counts two.',
      source: 'printed',
      related: ['13.2']
    },
    {
      id: '13.2',
      title: 'There is one token',
      text: 'Nobody else can get it afterwards, and it is not lost when dice leave or others overtake. A die that comes here without activating the tile takes no token; your next placement here does, if it still lies there.',
      source: 'reading',
      related: ['13.1', '8.4']
    },
    {
      id: '13.3',
      title: 'What it is worth',
      text: 'During the payout it is exchanged for $100,000 from the bank.',
      source: 'printed'
    }
  ],
  sentences: {
    highFiveFew: ({ player, dice }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, fewer than five: no High Five token.`,
    highFiveTaken: ({ player, dice }, names) =>
      `${names(player)} has ${strengthWords(dice)} here and takes the High Five token.`,
    highFivePaid: ({ player, value }, names) =>
      `${names(player)} holds the High Five token: ${dollars(value)}.`,
    highFiveGone: ({ player, dice, holder }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, but ${names(holder)} holds the High Five token already: nothing.`
  },
  lines: { held: (_, who) => `${who} holds the High Five token.` },
  start: () => ({}),
  activate,
  duringPayout,
  tells: ({ state }) => [
    {
      id: 'high-five held',
      kind: 'choose',
      aside: true,
      choices: state.seats.map((player) => ({
        move: { type: 'tile', tile: 'high-five', do: 'held', player }
      }))
    }
  ],
  tell: ({ state }, { player }) => ({ state, live: { holder: player } })
});
