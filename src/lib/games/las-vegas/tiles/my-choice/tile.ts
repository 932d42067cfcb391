import { type PlayerId, stayingPlayers, type Choice, type ReasonWith } from '$lib/core';
import { type Size, dicePosition } from '$lib/games/las-vegas/actions/owned-dice';
import type { Dice, Face, Move, Why } from '$lib/games/las-vegas/types';
import {
  type BlackDiceRoll,
  tileAskId,
  defineTile,
  choicesInParts,
  zeroPosting,
  throwAsk,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { TileId, AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import {
  type AdjustmentPart,
  type Adjustment,
  applyAdjustment,
  adjustments,
  hasAllowedChoice
} from '$lib/games/las-vegas/tiles/shared/adjust';
import { payFromBank, payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import {
  diceAt,
  returnDice,
  oneDie,
  sizesIn,
  removeDiceLeft
} from '$lib/games/las-vegas/actions/placed-dice';
import { purseOf } from '$lib/games/las-vegas/state/table';
import { tileOf } from '$lib/games/las-vegas/tiles/index';
import { text, paragraphs } from './strings/en';

export type GoldenDie = { readonly player: PlayerId; readonly size: Size };

export interface MyChoice {
  readonly Id: 'my-choice';
  /** The die on the golden space, with its owner. */
  readonly Pieces: { readonly golden?: GoldenDie };
  readonly Step: { readonly dice?: readonly Face[]; readonly result?: Face };
  readonly Why:
    | ReasonWith<'myChoicePaid', '24.2', AtTile & { result: Face; value: number }>
    | ReasonWith<
        'myChoiceActivates',
        '24.3' | '24.7',
        AtTile & {
          /** Casino of the activated tile; absent if there is no other tile. Under 24.7 the tile does nothing. */
          face?: Face;
          /** The tile, and the player's dice there if they decide whether it acts. */
          tile?: TileId;
          dice?: Dice;
        }
      >
    | ReasonWith<'myChoiceStill', '8.10', { face: Face }>
    | ReasonWith<'myChoiceNothing', '24.8', AtTile & { result: Face }>
    /** `back`: owner of the die that goes back. */
    | ReasonWith<'goldenTaken', '24.5', AtTile & { back?: PlayerId }>
    | ReasonWith<'goldenPaid', '24.6', AtTile & { value: number }>
    /** Used only by the referee, for a 5. */
    | ReasonWith<'myChoiceAdjusts', '24.4', AtTile>;
  readonly Move:
    | BlackDiceRoll<'my-choice'>
    | MoveAtTile<'my-choice', 'choose', { result: Face }>
    | MoveAtTile<'my-choice', 'activate', { face: Face }>
    | Adjustment<'my-choice'>
    | MoveAtTile<'my-choice', 'golden', { size: Size }>
    | MoveAtTile<'my-choice', 'lies', { player: PlayerId; size: Size }>;
  readonly Ask: 'throw' | 'choose' | 'activate' | 'adjust' | 'golden' | 'lies';
  readonly Part: AdjustmentPart;
}

export const GOLDEN_REWARD = 60000;

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'my-choice': MyChoice;
  }
}

/** Rewards for results 1, 2 and 3 in whole dollars. */
export const REWARDS: Readonly<Partial<Record<Face, number>>> = { 1: 10000, 2: 20000, 3: 30000 };

type MyChoiceContext = TileContext<MyChoice>;
type MyChoiceAsk = TileAsk<MyChoice>;
type Result = TileResult<MyChoice>;

function otherTiles({ state, casino }: MyChoiceContext): readonly Choice<Move, Why>[] {
  const isStillClosed = state.options.royale?.closedTile === 'still';
  return (state.royale?.tiles ?? [])
    .filter((tile) => tile.at !== casino)
    .map(({ at: face }): Choice<Move, Why> => {
      const move = { type: 'tile', tile: 'my-choice', do: 'activate', face } as const;
      if (!isStillClosed || state.royale?.closed !== face) return { move };
      return { move, refused: { code: 'myChoiceStill', rule: '8.10', face } };
    });
}

function asks(context: MyChoiceContext): readonly MyChoiceAsk[] {
  const { state, player, step } = context;
  const chooseAsks = (
    step: MyChoice['Ask'],
    choices: readonly Choice<Move, Why>[]
  ): readonly MyChoiceAsk[] => [{ ...tileAskId('my-choice', step), for: player, kind: 'choose', choices }];
  if (step.dice === undefined) return [throwAsk('my-choice', player)];
  if (step.result === 4) return chooseAsks('activate', otherTiles(context));
  if (step.result === 5)
    return [
      {
        ...tileAskId('my-choice', 'adjust'),
        for: player,
        ...choicesInParts(adjustments('my-choice', state, player), 'do', 'size', 'face')
      }
    ];
  const move = { type: 'tile', tile: 'my-choice' } as const;
  if (step.result === 6)
    return chooseAsks(
      'golden',
      sizesIn(purseOf(state, player)).map((size) => ({ move: { ...move, do: 'golden', size } }))
    );
  return chooseAsks(
    'choose',
    step.dice.map((result) => ({ move: { ...move, do: 'choose', result } }))
  );
}

function play(context: MyChoiceContext, move: MyChoice['Move']): Result {
  const { state, player } = context;
  switch (move.do) {
    case 'throw':
      return move.dice[0] === move.dice[1]
        ? applyResult({ ...context, step: { dice: move.dice } }, move.dice[0] ?? 1)
        : { state, step: { dice: move.dice } };
    case 'choose':
      return applyResult(context, move.result);
    case 'activate':
      return {
        state,
        activatedCasino: move.face,
        activationPosting: (isIdle) => zeroPosting(player, activationReason(context, move.face, isIdle))
      };
    case 'turn':
    case 'takeBack':
      return { state: applyAdjustment(state, player, move) };
    case 'golden':
      return moveGoldenDie(context, move.size);
    case 'lies':
      return { state };
  }
}

/** Reason for activating a tile with a 4. Some tiles then do nothing, which is our interpretation (24.7). */
function activationReason(
  { state, casino, player }: MyChoiceContext,
  face: Face,
  isIdle: boolean
): MyChoice['Why'] {
  const tile = state.royale?.tiles.find((tile) => tile.at === face)?.tile;
  const rule = isIdle ? '24.7' : '24.3';
  const hasMinDice = tile !== undefined && tileOf(tile).minDice !== undefined;
  const dice = hasMinDice ? { dice: diceAt(state, face, player) } : {};
  return { code: 'myChoiceActivates', rule, at: casino, player, face, ...(tile && { tile }), ...dice };
}

/** Applies the chosen result; if it leaves only one thing to do, that is done at once. */
function applyResult(context: MyChoiceContext, result: Face): Result {
  const { state, casino, player, step } = context;
  const value = REWARDS[result];
  if (value !== undefined)
    return payFromBank(state, player, value, {
      code: 'myChoicePaid',
      rule: '24.2',
      at: casino,
      player,
      result,
      value
    });
  const nextResult = { state, step: { ...step, result } };
  if (result === 4) {
    if (hasAllowedChoice(otherTiles(context))) return nextResult;
    return {
      state,
      postings: [zeroPosting(player, { code: 'myChoiceActivates', rule: '24.7', at: casino, player })]
    };
  }
  const sizes = sizesIn(purseOf(state, player));
  if (result === 6 && sizes.length > 0) {
    const [size, another] = sizes;
    return size === undefined || another !== undefined ? nextResult : moveGoldenDie(context, size);
  }
  if (result === 5 && hasAllowedChoice(adjustments('my-choice', state, player))) return nextResult;
  return {
    state,
    postings: [zeroPosting(player, { code: 'myChoiceNothing', rule: '24.8', at: casino, player, result })]
  };
}

function moveGoldenDie({ state, casino, pieces, player }: MyChoiceContext, size: Size): Result {
  const die = pieces.golden;
  const stateAfterReturn = die === undefined ? state : returnDice(state, die.player, oneDie(die.size));
  const backMember = die === undefined ? {} : { back: die.player };
  return {
    state: removeDiceLeft(stateAfterReturn, player, oneDie(size)),
    pieces: { golden: { player, size } },
    postings: [zeroPosting(player, { code: 'goldenTaken', rule: '24.5', at: casino, player, ...backMember })]
  };
}

/** Payment for the die on the golden space (24.6). */
export function payGolden(casino: Face | 'this', player: PlayerId): Reward {
  const value = GOLDEN_REWARD;
  return { player, value, why: { code: 'goldenPaid', rule: '24.6', at: casino, player, value } };
}

function duringPayout({ state, casino, pieces }: MyChoiceContext): Result {
  return pieces.golden === undefined ? { state } : payReward(state, payGolden(casino, pieces.golden.player));
}

function countAsks({ state, pieces }: MyChoiceContext): readonly MyChoiceAsk[] {
  if (pieces.golden !== undefined) return [];
  const choices = stayingPlayers(state).flatMap((player) =>
    sizesIn(purseOf(state, player)).map((size) => ({
      move: { type: 'tile', tile: 'my-choice', do: 'lies', player, size } as const
    }))
  );
  return [{ ...tileAskId('my-choice', 'lies'), kind: 'choose', optional: true, choices }];
}

function enterResult({ state }: MyChoiceContext, move: MyChoice['Move']): Result {
  if (move.do !== 'lies') return { state };
  const { player, size } = move;
  return { state: removeDiceLeft(state, player, oneDie(size)), pieces: { golden: { player, size } } };
}

export const myChoice = defineTile<MyChoice>({
  id: 'my-choice',
  side: 'H2',
  ...text,
  paragraphs,
  disputes: {
    myChoicePaid: ({ player, result }, names) => ({ position: { player: names(player), result } }),
    myChoiceActivates: ({ player, face, tile, dice }, names) => ({
      position: {
        ...{ player: names(player), result: 4 },
        ...(face === undefined ? {} : { other: face }),
        ...(tile === undefined ? {} : { tile }),
        ...(dice === undefined ? {} : { dice: dicePosition(dice) })
      }
    }),
    myChoiceNothing: ({ player, result }, names) => ({
      position: { player: names(player), result, die: false }
    }),
    goldenTaken: ({ player, back }, names) => ({
      position: {
        ...{ player: names(player), result: 6, die: true },
        ...(back === undefined ? {} : { owner: names(back) })
      }
    }),
    goldenPaid: ({ player }, names) => ({ case: 'golden-space', position: { player: names(player) } }),
    myChoiceAdjusts: 'sentence',
    myChoiceStill: 'sentence'
  },
  initialState: () => ({}),
  activate: ({ state }) => ({ state, step: {} }),
  asks,
  play,
  duringPayout,
  resultAsks: countAsks,
  enterResult,
  rewards: () => Object.values(REWARDS),
  dice: ({ golden: die }) => (die === undefined ? [] : [{ owner: die.player, dice: oneDie(die.size) }])
});
