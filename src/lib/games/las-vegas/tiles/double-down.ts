import { dollars, listed, type PlayerId, type Posting } from '$lib/core';
import { give } from '$lib/games/las-vegas/bank';
import { diceAt, NO_DICE, refuseClosed, takeFrom, useUp } from '$lib/games/las-vegas/hands';
import { claims } from '$lib/games/las-vegas/payout';
import { purseOf } from '$lib/games/las-vegas/table';
import type { Claim, Dice, Face, Pair, State, Strength, Why } from '$lib/games/las-vegas/types';
import { diceWords, strengthWords } from '$lib/games/las-vegas/words';
import { defineTile, nothing, type Acting, type Went } from './tile';

export const DOUBLE_DOWN_PAIR: Pair = [60000, 30000];

type OnTile = Readonly<Partial<Record<PlayerId, Dice>>>;

export interface DoubleDown {
  readonly Id: 'double-down';
  readonly Live: { readonly dice: OnTile };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'doubleDownPaid';
        readonly rule: '22.2';
        readonly at: Face | 'this';
        readonly dice: Strength;
        readonly place: 1 | 2;
        readonly value: number;
      }
    | {
        readonly code: 'doubleDownTied';
        readonly rule: '22.2';
        readonly at: Face | 'this';
        readonly dice: Strength;
        readonly others: readonly Strength[];
      }
    | {
        readonly code: 'doubleDownThird';
        readonly rule: '22.2';
        readonly at: Face | 'this';
        readonly dice: Strength;
        readonly better: readonly Strength[];
      };
  readonly Do:
    | {
        readonly type: 'tile';
        readonly tile: 'double-down';
        readonly do: 'move';
        readonly small: number;
        readonly big: number;
      }
    | {
        readonly type: 'tile';
        readonly tile: 'double-down';
        readonly do: 'lies';
        readonly player: PlayerId;
        readonly small: number;
        readonly big: number;
      };
}

/** What every claim on the tile is paid, best first. */
export function payDoubleDown(
  at: Face | 'this',
  dice: OnTile
): readonly { readonly player: PlayerId; readonly value: number; readonly why: Why }[] {
  return claims(at, { notes: DOUBLE_DOWN_PAIR, dice }).map((claim) => ({
    player: claim.own.who as PlayerId,
    value: claim.award,
    why: whyOf(at, claim)
  }));
}

function whyOf(at: Face | 'this', { own: dice, award: value, why }: Claim): Why {
  if (why.code === 'tied') return { code: 'doubleDownTied', rule: '22.2', at, dice, others: why.others };
  if (why.code === 'third') return { code: 'doubleDownThird', rule: '22.2', at, dice, better: why.better };
  return { code: 'doubleDownPaid', rule: '22.2', at, dice, place: why.code === 'most' ? 1 : 2, value };
}

function add(dice: OnTile, player: PlayerId, { small, big }: Dice): OnTile {
  const there = dice[player] ?? NO_DICE;
  return { ...dice, [player]: { small: there.small + small, big: there.big + big } };
}

/** Every number of small dice with and without the big one. */
export function handfuls({ small, big }: Dice): readonly Dice[] {
  return Array.from({ length: big + 1 }, (_, bigHere) =>
    Array.from({ length: small + 1 }, (__, smallHere) => ({ small: smallHere, big: bigHere }))
  ).flat();
}

function play(
  { state, at, live, player }: Acting<DoubleDown>,
  { small, big }: DoubleDown['Do']
): Went<DoubleDown> {
  const dice = { small, big };
  if (small + big === 0) return { state };
  return { state: takeFrom(state, at, player, dice), live: { dice: add(live.dice, player, dice) } };
}

function duringPayout({ state, at, live }: Acting<DoubleDown>): Went<DoubleDown> {
  const paid: { state: State; postings: readonly Posting<Why>[] } = { state, postings: [] };
  return payDoubleDown(at, live.dice).reduce((so, { player, value, why }) => {
    const one =
      value === 0
        ? { state: so.state, postings: [nothing(player, why)] }
        : give(so.state, player, value, why);
    return { state: one.state, postings: [...so.postings, ...one.postings] };
  }, paid);
}

export const doubleDown = defineTile<DoubleDown>({
  id: 'double-down',
  side: 'G2',
  title: 'Double Down',
  does: 'Move as many of your dice as you like from this casino to the tile. At the payout the tile is paid like a casino, with $60,000 and $30,000 from the bank.',
  paragraphs: [
    {
      id: '22.1',
      title: 'Moving dice',
      text: 'Whoever activates the tile may move any number of own dice from this casino to it, those just placed and those of earlier turns. They no longer count at the casino, and nothing else puts dice here or takes them away.',
      source: 'printed'
    },
    {
      id: '22.2',
      title: 'Paid like a casino',
      text: 'Equal counts leave, the most left gets $60,000 and the second most $30,000 from the bank. The big die counts two. What nobody wins stays in the bank.',
      source: 'printed',
      related: ['4.2', '4.3']
    }
  ],
  sentences: {
    doubleDownPaid: ({ dice, place, value }, names) =>
      `${names(dice.who as PlayerId)} has the ${place === 1 ? 'most' : 'second most'} left on Double Down with ${strengthWords(dice)}: ${dollars(value)}.`,
    doubleDownTied: ({ dice, others }, names) =>
      `${names(dice.who as PlayerId)} has ${strengthWords(dice)} on Double Down, and so ${others.length === 1 ? 'has' : 'have'} ${listed(others.map(({ who }) => names(who as PlayerId)))}; equal counts leave: nothing.`,
    doubleDownThird: ({ dice, better }, names) =>
      `${names(dice.who as PlayerId)} has ${strengthWords(dice)} on Double Down; ${listed(better.map(({ who, count }) => `${names(who as PlayerId)} (${count})`))} have more: nothing.`
  },
  lines: {
    move: (move, who) =>
      move.small + move.big === 0
        ? `${who} leaves the dice where they are.`
        : `${who} moves ${diceWords(move)} to Double Down.`,
    lies: (move, _, names) => `${names(move.player)} has ${diceWords(move) || 'no dice'} on Double Down.`
  },
  start: () => ({ dice: {} }),
  activate: ({ state, at, player }) => {
    const { small, big } = diceAt(state, at, player);
    const stuck = refuseClosed(state, at) !== undefined;
    return small + big === 0 || stuck ? { state } : { state, step: {} };
  },
  asks: ({ state, at, player }) => [
    {
      id: 'double-down move',
      for: player,
      kind: 'choose',
      choices: handfuls(diceAt(state, at, player)).map((dice) => ({
        move: { type: 'tile', tile: 'double-down', do: 'move', small: dice.small, big: dice.big }
      }))
    }
  ],
  play,
  duringPayout,
  tells: ({ state }) => [
    {
      id: 'double-down lies',
      kind: 'choose',
      aside: true,
      choices: state.seats.flatMap((player) =>
        handfuls(purseOf(state, player))
          .filter(({ small, big }) => small + big > 0)
          .map(({ small, big }) => ({
            move: { type: 'tile', tile: 'double-down', do: 'lies', player, small, big } as const
          }))
      )
    }
  ],
  tell: ({ state, live }, move) =>
    move.do === 'lies'
      ? { state: useUp(state, move.player, move), live: { dice: add(live.dice, move.player, move) } }
      : { state },
  dice: ({ dice }) => Object.entries(dice).map(([who, some]) => ({ who: who as PlayerId, dice: some }))
});
