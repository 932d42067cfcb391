import type { MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import {
  type PlayerId,
  stayingPlayers,
  PLAYER_IDS,
  type Names,
  type Posting,
  type ReasonWith
} from '$lib/core';
import type { Dice, Face, Strength, Claim, Pair, State, Why } from '$lib/games/las-vegas/types';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import {
  diceAt,
  NO_DICE,
  removeDiceFromCasino,
  removeDiceLeft
} from '$lib/games/las-vegas/actions/placed-dice';
import { refuseClosed } from '$lib/games/las-vegas/state/main-state';
import { claims } from '$lib/games/las-vegas/payout/payout';
import { dicePosition } from '$lib/games/las-vegas/actions/owned-dice';
import { purseOf } from '$lib/games/las-vegas/state/table';
import {
  tileAskId,
  defineTile,
  choicesInParts,
  type TileContext,
  type DisputeContext,
  type DisputeQuestion,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { text, paragraphs } from './strings/en';

export type DoubledDice = Readonly<Partial<Record<PlayerId, Dice>>>;

export interface DoubleDown {
  readonly Id: 'double-down';
  readonly Pieces: { readonly dice: DoubledDice };
  readonly Step: object;
  readonly Why:
    | ReasonWith<
        'doubleDownPaid',
        '22.2' | '22.3',
        { at: Face | 'this'; dice: Strength; place: 1 | 2; value: number }
      >
    | ReasonWith<
        'doubleDownTied',
        '22.2' | '22.3',
        { at: Face | 'this'; dice: Strength; others: readonly Strength[] }
      >
    | ReasonWith<
        'doubleDownThird',
        '22.2' | '22.3',
        { at: Face | 'this'; dice: Strength; better: readonly Strength[] }
      >;
  readonly Move:
    | MoveAtTile<'double-down', 'move', { small: number; big: number }>
    | MoveAtTile<'double-down', 'lies', { player: PlayerId; small: number; big: number }>;
  readonly Ask: 'move' | 'lies';
  readonly Part: { readonly member: 'big'; readonly value: 0 | 1 };
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'double-down': DoubleDown;
  }
}

export const DOUBLE_DOWN_PAIR: Pair = [60000, 30000];

/** Payments for all claims on the tile, best first (22.2, 22.3). */
export function payDoubleDown(casino: Face | 'this', dice: DoubledDice): readonly Reward[] {
  const claimsWithSmallBigs = claims(casino, { notes: DOUBLE_DOWN_PAIR, dice: countBigDiceAsOne(dice) });
  return claims(casino, { notes: DOUBLE_DOWN_PAIR, dice }).map((claim) => {
    const claimWithSmallBigs = claimsWithSmallBigs.find(({ own }) => own.who === claim.own.who);
    const isSameClaim = claimWithSmallBigs?.tied === claim.tied && claimWithSmallBigs.award === claim.award;
    return {
      player: claim.own.who as PlayerId,
      value: claim.award,
      why: doubleDownReason(casino, claim, isSameClaim ? '22.2' : '22.3')
    };
  });
}

/** Counts each big die as one. If that changes a payment, the reason cites our interpretation (22.3). */
function countBigDiceAsOne(dice: DoubledDice): DoubledDice {
  const countedDice: Partial<Record<PlayerId, Dice>> = {};
  for (const player of PLAYER_IDS) {
    const playerDice = dice[player];
    if (playerDice !== undefined) countedDice[player] = { small: playerDice.small + playerDice.big, big: 0 };
  }
  return countedDice;
}

function doubleDownReason(
  casino: Face | 'this',
  { own: dice, award: value, why }: Claim,
  rule: DoubleDown['Why']['rule']
): Why {
  if (why.code === 'tied') return { code: 'doubleDownTied', rule, at: casino, dice, others: why.others };
  if (why.code === 'third') return { code: 'doubleDownThird', rule, at: casino, dice, better: why.better };
  return { code: 'doubleDownPaid', rule, at: casino, dice, place: why.code === 'most' ? 1 : 2, value };
}

function addDice(dice: DoubledDice, player: PlayerId, { small, big }: Dice): DoubledDice {
  const placedDice = dice[player] ?? NO_DICE;
  return { ...dice, [player]: { small: placedDice.small + small, big: placedDice.big + big } };
}

/** Every number of small dice, with and without the big one. */
export function diceSubsets({ small, big }: Dice): readonly Dice[] {
  return Array.from({ length: big + 1 }, (_, bigHere) =>
    Array.from({ length: small + 1 }, (__, smallHere) => ({ small: smallHere, big: bigHere }))
  ).flat();
}

function play(
  { state, casino, pieces, player }: TileContext<DoubleDown>,
  { small, big }: DoubleDown['Move']
): TileResult<DoubleDown> {
  const dice = { small, big };
  if (small + big === 0) return { state };
  return {
    state: removeDiceFromCasino(state, casino, player, dice),
    pieces: { dice: addDice(pieces.dice, player, dice) }
  };
}

function duringPayout({ state, casino, pieces }: TileContext<DoubleDown>): TileResult<DoubleDown> {
  const initialResult: { state: State; postings: readonly Posting<Why>[] } = { state, postings: [] };
  return payDoubleDown(casino, pieces.dice).reduce((result, reward) => {
    const rewardResult = payReward(result.state, reward);
    return { state: rewardResult.state, postings: [...result.postings, ...rewardResult.postings] };
  }, initialResult);
}

/** Position for the referee with all dice that were paid on the tile together with these. */
function positionOf(
  why: DoubleDown['Why'],
  names: Names,
  { payoutReasons }: DisputeContext
): DisputeQuestion | undefined {
  const strengths = payoutReasons.flatMap((reason) => (isOfTile(reason) ? [reason.dice] : []));
  if (!strengths.some(({ who }) => who === why.dice.who)) return undefined;
  return {
    position: {
      dice: Object.fromEntries(strengths.map((dice) => [names(dice.who as PlayerId), dicePosition(dice)]))
    }
  };
}

function isOfTile(why: Why): why is DoubleDown['Why'] {
  return why.code === 'doubleDownPaid' || why.code === 'doubleDownTied' || why.code === 'doubleDownThird';
}

export const doubleDown = defineTile<DoubleDown>({
  id: 'double-down',
  side: 'G2',
  playerMember: 'dice',
  ...text,
  paragraphs,
  disputes: {
    doubleDownPaid: positionOf,
    doubleDownTied: positionOf,
    doubleDownThird: positionOf
  },
  initialState: () => ({ dice: {} }),
  activate: ({ state, casino, player }) => {
    const { small, big } = diceAt(state, casino, player);
    const isClosed = refuseClosed(state, casino) !== undefined;
    return small + big === 0 || isClosed ? { state } : { state, step: {} };
  },
  asks: ({ state, casino, player }) => [
    {
      ...tileAskId('double-down', 'move'),
      for: player,
      ...choicesInParts(
        diceSubsets(diceAt(state, casino, player)).map((dice) => ({
          move: { type: 'tile', tile: 'double-down', do: 'move', small: dice.small, big: dice.big }
        })),
        'big'
      )
    }
  ],
  play,
  duringPayout,
  resultAsks: ({ state }) => [
    {
      ...tileAskId('double-down', 'lies'),
      kind: 'choose',
      optional: true,
      choices: stayingPlayers(state).flatMap((player) =>
        diceSubsets(purseOf(state, player))
          .filter(({ small, big }) => small + big > 0)
          .map(({ small, big }) => ({
            move: { type: 'tile', tile: 'double-down', do: 'lies', player, small, big } as const
          }))
      )
    }
  ],
  enterResult: ({ state, pieces }, move) =>
    move.do === 'lies'
      ? {
          state: removeDiceLeft(state, move.player, move),
          pieces: { dice: addDice(pieces.dice, move.player, move) }
        }
      : { state },
  dice: ({ dice }) =>
    Object.entries(dice).map(([name, ownDice]) => ({ owner: name as PlayerId, dice: ownDice }))
});
