import { capital, inWords, type Names, type PlayerId } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/bank';
import type { Face } from '$lib/games/las-vegas/types';
import { rewardsWords, sumWords } from '$lib/games/las-vegas/sum-words';
import {
  askingThrow,
  called,
  defineTile,
  throwAsk,
  thrown,
  type Acting,
  type Throw,
  type TileAsk,
  type Went
} from './tile';

/** What each throw is worth: whole dollars. The first is worth nothing, the fifth is the end. */
export const FIFTY_FIFTY_TRACK = [0, 10000, 30000, 40000, 60000] as const;

export const BETS = ['higher', 'lower'] as const;
export type Bet = (typeof BETS)[number];

export interface FiftyFifty {
  readonly Id: 'fifty-fifty';
  readonly Live: object;
  readonly Step: { readonly throws: readonly (readonly Face[])[]; readonly bet?: Bet };
  readonly Why:
    | {
        readonly code: 'fiftyFiftyTaken';
        readonly rule: '12.1' | '12.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly sums: readonly number[];
        readonly value: number;
      }
    | {
        readonly code: 'fiftyFiftyLost';
        readonly rule: '12.2' | '12.3';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly bet: Bet;
        readonly sum: number;
        readonly before: number;
      };
  readonly Do:
    | Throw<'fifty-fifty'>
    | { readonly type: 'tile'; readonly tile: 'fifty-fifty'; readonly do: 'stop' }
    | { readonly type: 'tile'; readonly tile: 'fifty-fifty'; readonly do: 'bet'; readonly bet: Bet };
  readonly Ask: 'throw' | 'bet';
  readonly Pick: { readonly member: 'bet'; readonly value: Bet };
}

declare module './tile-words' {
  interface Tiles {
    readonly 'fifty-fifty': FiftyFifty;
  }
}

export function sumOf(dice: readonly Face[]): number {
  return dice.reduce<number>((sum, die) => sum + die, 0);
}

/** Whether a bet is won; the same sum again never wins. */
export function winsBet(bet: Bet, before: number, sum: number): boolean {
  return bet === 'higher' ? sum > before : sum < before;
}

/** A bet that is lost pays nothing (12.2), nor does the same sum again (12.3). */
export function payLostBet(
  at: Face | 'this',
  player: PlayerId,
  bet: Bet,
  before: number,
  sum: number
): Reward {
  const rule = sum === before ? '12.3' : '12.2';
  return { player, value: 0, why: { code: 'fiftyFiftyLost', rule, at, player, bet, sum, before } };
}

/** What so many throws are worth to whoever stops (12.1), or has come to the end of the track (12.4). */
export function payTrack(
  at: Face | 'this',
  player: PlayerId,
  sums: readonly number[],
  throws: number
): Reward {
  const value = FIFTY_FIFTY_TRACK[throws - 1] ?? 0;
  const rule = throws === FIFTY_FIFTY_TRACK.length ? '12.4' : '12.1';
  return { player, value, why: { code: 'fiftyFiftyTaken', rule, at, player, sums, value } };
}

function play(acting: Acting<FiftyFifty>, move: FiftyFifty['Do']): Went<FiftyFifty> {
  const { state, step } = acting;
  switch (move.do) {
    case 'stop':
      return take(acting, step.throws);
    case 'bet':
      return { state, step: { throws: step.throws, bet: move.bet } };
    case 'throw':
      return afterThrow(acting, move.dice);
  }
}

function afterThrow(acting: Acting<FiftyFifty>, dice: readonly Face[]): Went<FiftyFifty> {
  const { state, at, player, step } = acting;
  const throws = [...step.throws, dice];
  const before = sumOf(step.throws.at(-1) ?? []);
  const sum = sumOf(dice);
  const { bet } = step;
  if (bet !== undefined && !winsBet(bet, before, sum))
    return payReward(state, payLostBet(at, player, bet, before, sum));
  return throws.length === FIFTY_FIFTY_TRACK.length ? take(acting, throws) : { state, step: { throws } };
}

function take(
  { state, at, player }: Acting<FiftyFifty>,
  throws: FiftyFifty['Step']['throws']
): Went<FiftyFifty> {
  return payReward(state, payTrack(at, player, throws.map(sumOf), throws.length));
}

function asks({ player, step: { throws, bet } }: Acting<FiftyFifty>): readonly TileAsk<FiftyFifty>[] {
  if (throws.length === 0 || bet !== undefined) return [throwAsk('fifty-fifty', player)];
  const bets = BETS.map((each) => ({
    move: { type: 'tile', tile: 'fifty-fifty', do: 'bet', bet: each } as const
  }));
  const stop = { move: { type: 'tile', tile: 'fifty-fifty', do: 'stop' } as const };
  return [{ ...called('fifty-fifty', 'bet'), for: player, kind: 'choose', choices: [stop, ...bets] }];
}

/** "First 6, then 8: higher, won." */
function sumsWords(sums: readonly number[], name: string): string {
  const [last, before] = [sums.at(-1), sums.at(-2)];
  if (last === undefined) return `${name} throws both black dice.`;
  if (before === undefined) return `First ${last}: worth nothing yet.`;
  const won = last > before ? 'higher' : 'lower';
  if (sums.length === 2) return `First ${before}, then ${last}: ${won}, won.`;
  const bets = capital(inWords(sums.length - 1));
  return `${before}, then ${last}: ${won}, won. ${bets} bets, ${sumWords(worthOf(sums.length))}.`;
}

/** What so many throws are worth: whole dollars. */
export function worthOf(throws: number): number {
  return FIFTY_FIFTY_TRACK[throws - 1] ?? 0;
}

/** What a button says that bets. */
export const BET_WORDS: Readonly<Record<Bet, string>> = { higher: 'Higher', lower: 'Lower' };

/** Said where the order was missed. */
export const BET_FIRST = 'First the bet: higher or lower.';

/** What is asked after a throw of this sum. */
export function betQuestion(sum: number): string {
  return `Higher or lower than ${sum}?`;
}

/** A bet that is tapped, and decided by the throw. */
export function betStep(player: PlayerId, bet: Bet, names: Names): string {
  return `${names(player)} bets ${bet}: now throw both dice.`;
}

export const fiftyFifty = defineTile<FiftyFifty>({
  id: 'fifty-fifty',
  side: 'B2',
  title: 'Fifty Fifty',
  inShort: 'Bet that the next sum is higher or lower: each bet won is worth more, and one lost takes it all.',
  does: 'Throw both black dice, then stop, or bet that the next sum is higher or lower. Each bet won is worth more, from 1 chip to $60,000; a bet lost takes it all.',
  paragraphs: [
    {
      id: '12.1',
      title: 'Stop, or go on',
      text: 'Whoever activates the tile throws both black dice. After each throw you may stop and take what the counter shows: nothing after the first throw, then 1 chip, $30,000, $40,000 and $60,000.',
      source: 'printed',
      related: ['12.4', '12.6']
    },
    {
      id: '12.2',
      title: 'Higher or lower',
      text: 'To go on, bet that the sum of the next throw will be higher or lower than the last one. If you lose, you get nothing, and the turn is over.',
      source: 'printed',
      related: ['12.3']
    },
    {
      id: '12.3',
      title: 'The same number again',
      text: 'If the same number is thrown twice in a row, the bet is lost.',
      source: 'printed',
      related: ['12.2', '12.5']
    },
    {
      id: '12.4',
      title: 'The end of the track',
      text: 'After four bets won there is nothing more to win, and the $60,000 is taken. Only the space of the counter is paid, not those on the way.',
      source: 'reading',
      related: ['12.1']
    },
    {
      id: '12.5',
      title: 'It is the sums that count',
      text: 'The number of a throw is the sum of both dice: 2 and 4 after 3 and 3 is the same number again.',
      source: 'reading',
      related: ['12.3']
    },
    {
      id: '12.6',
      title: 'Back to the first space',
      text: 'At the end of the turn the counter goes back to the first space.',
      source: 'printed',
      related: ['12.1']
    }
  ],
  sentences: {
    fiftyFiftyTaken: ({ player, sums, value, rule }, names) => {
      const run = `${names(player)} throws ${sums.join(', then ')}`;
      if (value === 0) return `${run} and stops at once: nothing.`;
      return rule === '12.4'
        ? `${run}, to the end of the track: ${sumWords(value)}.`
        : `${run} and stops: ${sumWords(value)}.`;
    },
    fiftyFiftyLost: ({ player, bet, sum, before }, names) =>
      sum === before
        ? `${names(player)} bets ${bet} than ${before} and throws ${sum} again; the same sum loses: nothing.`
        : `${names(player)} bets ${bet} than ${before} and throws ${sum}: nothing.`
  },
  disputes: {
    fiftyFiftyTaken: ({ player, sums }, names) => {
      const [sum, before] = [sums.at(-1), sums.at(-2)];
      if (sum === undefined || before === undefined) return undefined;
      const bet = sum > before ? 'higher' : 'lower';
      return { position: { player: names(player), won: sums.length - 2, before, bet, sum } };
    },
    fiftyFiftyLost: 'sentence'
  },
  lines: {
    throw: thrown,
    stop: (_, who) => `${who} stops.`,
    bet: ({ bet }, who) => `${who} bets ${bet}.`
  },
  together: ['bet', 'throw'],
  asking: {
    throw: ({ name, step: { bet } }) => {
      const words = askingThrow({ name });
      if (bet === undefined) return words;
      const hint = `${name} bets ${bet}: throw both dice.`;
      return { ...words, hint, table: { question: `What does ${name} throw?`, hint } };
    },
    bet: ({ name, step: { throws = [] } }) => ({
      question: betQuestion(sumOf(throws.at(-1) ?? [])),
      hint: `${name} bets, or stops. The same sum again loses.`
    })
  },
  choices: {
    stop: (_, { step: { throws = [] } }) => `Take ${sumWords(worthOf(throws.length))} and stop`,
    bet: ({ bet }) => BET_WORDS[bet]
  },
  picks: { bet: (value) => `A bet on ${value}` },
  stands: () => `It pays ${rewardsWords(FIFTY_FIFTY_TRACK.slice(1))}.`,
  happened: ({ owner, step: { throws = [] } }) => sumsWords(throws.map(sumOf), owner),
  start: () => ({}),
  activate: ({ state }) => ({ state, step: { throws: [] } }),
  asks,
  play,
  rewards: () => FIFTY_FIFTY_TRACK.slice(1)
});
