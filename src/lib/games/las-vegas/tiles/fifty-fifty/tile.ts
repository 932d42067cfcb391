import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId, ReasonWith } from '$lib/core';
import {
  type BlackDiceRoll,
  tileAskId,
  defineTile,
  throwAsk,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import type { BoxPart } from '$lib/parts';
import * as say from './strings/en';

/** Value after each roll in whole dollars. The first pays nothing, the fifth ends the track. */
export const FIFTY_FIFTY_TRACK = [0, 10000, 30000, 40000, 60000] as const;

export function sumOf(dice: readonly Face[]): number {
  return dice.reduce<number>((sum, die) => sum + die, 0);
}

/** Value after this number of rolls in whole dollars. */
export function valueAfterRolls(rollCount: number): number {
  return FIFTY_FIFTY_TRACK[rollCount - 1] ?? 0;
}

export const BETS = ['higher', 'lower'] as const;

export type Bet = (typeof BETS)[number];

export interface FiftyFifty {
  readonly Id: 'fifty-fifty';
  readonly Pieces: object;
  readonly Step: { readonly throws: readonly (readonly Face[])[]; readonly bet?: Bet };
  readonly Why:
    | ReasonWith<'fiftyFiftyTaken', '12.1' | '12.4', AtTile & { sums: readonly number[]; value: number }>
    | ReasonWith<
        'fiftyFiftyLost',
        '12.2' | '12.3' | '12.5',
        AtTile & { bet: Bet; sum: number; before: number }
      >;
  readonly Move:
    | BlackDiceRoll<'fifty-fifty'>
    | MoveAtTile<'fifty-fifty', 'stop'>
    | MoveAtTile<'fifty-fifty', 'bet', { bet: Bet }>;
  readonly Ask: 'throw' | 'bet';
  readonly Part: { readonly member: 'bet'; readonly value: Bet };
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'fifty-fifty': FiftyFifty;
  }
}

/** True if the bet is won; a repeated sum always loses. */
export function winsBet(bet: Bet, previousSum: number, sum: number): boolean {
  return bet === 'higher' ? sum > previousSum : sum < previousSum;
}

/**
 * A lost bet pays nothing (12.2), and neither does a repeated sum (12.3). By our interpretation a sum counts as
 * repeated even with other dice (`otherDice`, 12.5).
 */
export function payLostBet(
  casino: Face | 'this',
  player: PlayerId,
  bet: Bet,
  previousSum: number,
  sum: number,
  otherDice = false
): Reward {
  const rule = sum !== previousSum ? '12.2' : otherDice ? '12.5' : '12.3';
  return {
    player,
    value: 0,
    why: { code: 'fiftyFiftyLost', rule, at: casino, player, bet, sum, before: previousSum }
  };
}

/** Payment for this number of rolls to a player who stops (12.1) or has reached the end of the track (12.4). */
export function payTrack(
  casino: Face | 'this',
  player: PlayerId,
  sums: readonly number[],
  rollCount: number
): Reward {
  const value = valueAfterRolls(rollCount);
  const rule = rollCount === FIFTY_FIFTY_TRACK.length ? '12.4' : '12.1';
  return { player, value, why: { code: 'fiftyFiftyTaken', rule, at: casino, player, sums, value } };
}

function play(context: TileContext<FiftyFifty>, move: FiftyFifty['Move']): TileResult<FiftyFifty> {
  const { state, step } = context;
  switch (move.do) {
    case 'stop':
      return takeReward(context, step.throws);
    case 'bet':
      return { state, step: { throws: step.throws, bet: move.bet } };
    case 'throw':
      return afterThrow(context, move.dice);
  }
}

function afterThrow(context: TileContext<FiftyFifty>, dice: readonly Face[]): TileResult<FiftyFifty> {
  const { state, casino, player, step } = context;
  const throws = [...step.throws, dice];
  const lastDice = step.throws.at(-1) ?? [];
  const previousSum = sumOf(lastDice);
  const sum = sumOf(dice);
  const { bet } = step;
  if (bet !== undefined && !winsBet(bet, previousSum, sum))
    return payReward(state, payLostBet(casino, player, bet, previousSum, sum, !areSameDice(lastDice, dice)));
  return throws.length === FIFTY_FIFTY_TRACK.length
    ? takeReward(context, throws)
    : { state, step: { throws } };
}

/** True if two rolls have the same dice in any order. */
function areSameDice(a: readonly Face[], b: readonly Face[]): boolean {
  return [...a].sort().join(' ') === [...b].sort().join(' ');
}

function takeReward(
  { state, casino, player }: TileContext<FiftyFifty>,
  throws: FiftyFifty['Step']['throws']
): TileResult<FiftyFifty> {
  return payReward(state, payTrack(casino, player, throws.map(sumOf), throws.length));
}

/** Until the dice are rolled, the bet can be changed. */
function asks({ player, step: { throws, bet } }: TileContext<FiftyFifty>): readonly TileAsk<FiftyFifty>[] {
  const rollAsk = throwAsk('fifty-fifty', player);
  if (throws.length === 0) return [rollAsk];
  const betChoices = BETS.filter((each) => each !== bet).map((item) => ({
    move: { type: 'tile', tile: 'fifty-fifty', do: 'bet', bet: item } as const
  }));
  const ask = { ...tileAskId('fifty-fifty', 'bet'), for: player, kind: 'choose' } as const;
  if (bet !== undefined) return [rollAsk, { ...ask, choices: betChoices }];
  const stop = { move: { type: 'tile', tile: 'fifty-fifty', do: 'stop' } as const };
  return [{ ...ask, choices: [stop, ...betChoices] }];
}

const tokens: readonly BoxPart[] = [
  {
    kind: 'track',
    id: 'fifty',
    ...say.roundCounter,
    spaces: ['$0', '1 chip', '$30,000', '$40,000', '$60,000'],
    pieces: { counter: 1 },
    names: { counter: '' },
    sure: 'agreed'
  }
];

export const fiftyFifty = defineTile<FiftyFifty>({
  id: 'fifty-fifty',
  side: 'B2',
  ...say.text,
  paragraphs: say.paragraphs,
  tokens,
  disputes: {
    fiftyFiftyTaken: ({ player, sums }, names) => {
      const [sum, before] = [sums.at(-1), sums.at(-2)];
      if (sum === undefined || before === undefined) return undefined;
      const bet = sum > before ? 'higher' : 'lower';
      return { position: { player: names(player), won: sums.length - 2, before, bet, sum } };
    },
    fiftyFiftyLost: 'sentence'
  },
  askTexts: {
    throw: ({ name, step: { bet } }) => say.askingRoll(name, bet),
    bet: ({ name, step: { throws = [], bet } }) => say.askingBet(name, sumOf(throws.at(-1) ?? []), bet)
  },
  choices: {
    stop: (_, { step: { throws = [] } }) => say.takeAndStop(valueAfterRolls(throws.length)),
    bet: ({ bet }) => say.BET_WORDS[bet]
  },
  waitingSentence: ({ owner, step: { throws = [] } }) =>
    say.sumsWords(throws.map(sumOf), owner, valueAfterRolls(throws.length)),
  together: ['bet', 'throw'],
  initialState: () => ({}),
  activate: ({ state }) => ({ state, step: { throws: [] } }),
  asks,
  play,
  rewards: () => FIFTY_FIFTY_TRACK.slice(1)
});
