import { dollars, type Ask, type PlayerId } from '$lib/core';
import { give } from '$lib/games/las-vegas/bank';
import type { Face, Move, Why } from '$lib/games/las-vegas/types';
import { defineTile, nothing, throwAsk, thrown, type Acting, type Throw, type Went } from './tile';

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
}

export function sumOf(dice: readonly Face[]): number {
  return dice.reduce<number>((sum, die) => sum + die, 0);
}

/** Whether a bet is won; the same sum again never wins. */
export function winsBet(bet: Bet, before: number, sum: number): boolean {
  return bet === 'higher' ? sum > before : sum < before;
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
  if (bet !== undefined && !winsBet(bet, before, sum)) {
    const rule = sum === before ? '12.3' : '12.2';
    const why = { code: 'fiftyFiftyLost', rule, at, player, bet, sum, before } as const;
    return { state, postings: [nothing(player, why)] };
  }
  return throws.length === FIFTY_FIFTY_TRACK.length ? take(acting, throws) : { state, step: { throws } };
}

function take(
  { state, at, player }: Acting<FiftyFifty>,
  throws: FiftyFifty['Step']['throws']
): Went<FiftyFifty> {
  const value = FIFTY_FIFTY_TRACK[throws.length - 1] ?? 0;
  const rule = throws.length === FIFTY_FIFTY_TRACK.length ? '12.4' : '12.1';
  const why = { code: 'fiftyFiftyTaken', rule, at, player, sums: throws.map(sumOf), value } as const;
  return value === 0 ? { state, postings: [nothing(player, why)] } : give(state, player, value, why);
}

function asks({ player, step: { throws, bet } }: Acting<FiftyFifty>): readonly Ask<Move, Why>[] {
  if (throws.length === 0 || bet !== undefined) return [throwAsk('fifty-fifty', player)];
  const bets = BETS.map((each) => ({
    move: { type: 'tile', tile: 'fifty-fifty', do: 'bet', bet: each } as const
  }));
  const stop = { move: { type: 'tile', tile: 'fifty-fifty', do: 'stop' } as const };
  return [{ id: 'fifty-fifty bet', for: player, kind: 'choose', choices: [stop, ...bets] }];
}

export const fiftyFifty = defineTile<FiftyFifty>({
  id: 'fifty-fifty',
  side: 'B2',
  title: 'Fifty Fifty',
  does: 'Throw both black dice, then stop, or bet that the next sum is higher or lower. Each bet won is worth more, from 1 chip to $60,000; a bet lost takes it all.',
  paragraphs: [
    {
      id: '12.1',
      title: 'Stop, or go on',
      text: 'Whoever activates the tile throws both black dice. After each throw you may stop and take what the counter shows: nothing after the first throw, then 1 chip, $30,000, $40,000 and $60,000. Only the last is paid, not those on the way.',
      source: 'printed',
      related: ['12.4']
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
      title: 'The same sum again',
      text: 'If the same sum comes twice in a row, the bet is lost. It is the sums that count, not the faces.',
      source: 'printed',
      related: ['12.2']
    },
    {
      id: '12.4',
      title: 'The end of the track',
      text: 'After four bets won there is nothing more to win, and the $60,000 is taken. The counter begins anew with each activation.',
      source: 'reading',
      related: ['12.1']
    }
  ],
  sentences: {
    fiftyFiftyTaken: ({ player, sums, value, rule }, names) => {
      const run = `${names(player)} throws ${sums.join(', then ')}`;
      if (value === 0) return `${run} and stops at once: nothing.`;
      const pays = value === 10000 ? '1 chip' : dollars(value);
      return rule === '12.4' ? `${run}, to the end of the track: ${pays}.` : `${run} and stops: ${pays}.`;
    },
    fiftyFiftyLost: ({ player, bet, sum, before }, names) =>
      sum === before
        ? `${names(player)} bets ${bet} than ${before} and throws ${sum} again; the same sum loses: nothing.`
        : `${names(player)} bets ${bet} than ${before} and throws ${sum}: nothing.`
  },
  lines: {
    throw: thrown,
    stop: (_, who) => `${who} stops.`,
    bet: ({ bet }, who) => `${who} bets ${bet}.`
  },
  start: () => ({}),
  activate: ({ state }) => ({ state, step: { throws: [] } }),
  asks,
  play,
  rewards: () => FIFTY_FIFTY_TRACK.slice(1)
});
