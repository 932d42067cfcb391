import { capital, dollars, listed, type Names, type PlayerId, type Posting } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/bank';
import { diceAt, NO_DICE, refuseClosed, takeFrom, useUp } from '$lib/games/las-vegas/placed-dice';
import { claims } from '$lib/games/las-vegas/payout';
import { diceThere } from '$lib/games/las-vegas/told-dice';
import { purseOf } from '$lib/games/las-vegas/table';
import type { Claim, Dice, Face, Pair, State, Strength, Why } from '$lib/games/las-vegas/types';
import { diceWords, lyingWords, strengthWords } from '$lib/games/las-vegas/words';
import { called, defineTile, type Acting, type Around, type Disputed, type Went } from './tile';

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
  readonly Ask: 'move' | 'lies';
  readonly Pick: { readonly member: 'big'; readonly value: 0 | 1 };
}

declare module './tile-words' {
  interface Tiles {
    readonly 'double-down': DoubleDown;
  }
}

/** What every claim on the tile is paid, best first. */
export function payDoubleDown(at: Face | 'this', dice: OnTile): readonly Reward[] {
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
  return payDoubleDown(at, live.dice).reduce((so, reward) => {
    const one = payReward(so.state, reward);
    return { state: one.state, postings: [...so.postings, ...one.postings] };
  }, paid);
}

/** All dice that were paid on the tile with these, for the referee. */
function positionOf(why: DoubleDown['Why'], names: Names, { paid }: Around): Disputed | undefined {
  const own = paid.flatMap((each) => (isOfTile(each) ? [each.dice] : []));
  if (!own.some(({ who }) => who === why.dice.who)) return undefined;
  return {
    position: { dice: Object.fromEntries(own.map((dice) => [names(dice.who as PlayerId), diceThere(dice)])) }
  };
}

function isOfTile(why: Why): why is DoubleDown['Why'] {
  return why.code === 'doubleDownPaid' || why.code === 'doubleDownTied' || why.code === 'doubleDownThird';
}

export const doubleDown = defineTile<DoubleDown>({
  id: 'double-down',
  side: 'G2',
  named: 'dice',
  title: 'Double Down',
  inShort: 'Dice move from here to the tile, which pays $60,000 and $30,000 like a casino.',
  does: 'Move as many of your dice as you like from this casino to the tile. At the payout the tile is paid like a casino, with $60,000 and $30,000 from the bank.',
  paragraphs: [
    {
      id: '22.1',
      title: 'Moving dice',
      text: 'Whoever activates the tile may move any number of their dice from this casino to it, those just placed and those of earlier turns. Nothing else puts dice here or takes them away.',
      source: 'printed'
    },
    {
      id: '22.2',
      title: 'Paid like a casino',
      text: 'The tile is paid as a casino is: equal counts leave, then the most gets $60,000 and the second most $30,000 from the bank.',
      source: 'printed',
      related: ['4.2', '4.3', '22.3']
    },
    {
      id: '22.3',
      title: 'Nobody wins it',
      text: 'What nobody wins on the tile stays in the bank. The big die counts two here too.',
      source: 'reading',
      related: ['22.2', '4.1']
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
  disputes: {
    doubleDownPaid: positionOf,
    doubleDownTied: positionOf,
    doubleDownThird: positionOf
  },
  lines: {
    move: (move, who) =>
      move.small + move.big === 0
        ? `${who} leaves the dice where they are.`
        : `${who} moves ${diceWords(move)} to Double Down.`,
    lies: (move, _, names) => `${names(move.player)} has ${diceWords(move) || 'no dice'} on Double Down.`
  },
  briefly: {
    move: (move, who) =>
      move.small + move.big === 0 ? `${who} moves no dice` : `${who} moves ${diceWords(move)}`,
    lies: (move, _, names) => `${names(move.player)}’s dice on Double Down`
  },
  asking: {
    move: ({ name, at }) => ({
      question: `How many does ${name} move?`,
      hint: `Dice moved from casino ${at} to the tile count there alone.`
    }),
    lies: () => ({
      question: 'Whose dice lie on the tile?',
      hint: 'Tell each player once, with all dice there.'
    })
  },
  choices: {
    move: (move) => (move.small + move.big === 0 ? 'None' : capital(diceWords(move))),
    lies: (move, { names }) => `${names(move.player)}: ${diceWords(move)}`
  },
  picks: {
    big: (value) => (value === 1 ? 'The big die is among them' : 'The big die is not among them')
  },
  tellings: { lies: (move) => capital(diceWords(move)) },
  stands: ({ live, names }) => lyingWords(live.dice, 'on the tile', names) ?? 'No dice lie on it.',
  happened: () => 'Dice moved here no longer count in the casino.',
  start: () => ({ dice: {} }),
  activate: ({ state, at, player }) => {
    const { small, big } = diceAt(state, at, player);
    const stuck = refuseClosed(state, at) !== undefined;
    return small + big === 0 || stuck ? { state } : { state, step: {} };
  },
  asks: ({ state, at, player }) => [
    {
      ...called('double-down', 'move'),
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
      ...called('double-down', 'lies'),
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
