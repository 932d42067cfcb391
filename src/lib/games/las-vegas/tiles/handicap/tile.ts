import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import { type Face, FACES, type Move, type State, type Why } from '$lib/games/las-vegas/types';
import type { PlayerId, Choice, ReasonWith } from '$lib/core';
import {
  type AdjustmentPart,
  type Adjustment,
  applyAdjustment,
  adjustments,
  hasAllowedChoice
} from '$lib/games/las-vegas/tiles/shared/adjust';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import {
  diceAt,
  oneDie,
  addDiceToCasino,
  removeDiceFromCasino
} from '$lib/games/las-vegas/actions/placed-dice';
import { refuseClosed } from '$lib/games/las-vegas/state/main-state';
import {
  tileAskId,
  defineTile,
  choicesInParts,
  zeroPosting,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { text, paragraphs } from './strings/en';

export const SLOTS = ['chip', 'money', 'adjust'] as const;

export type Slot = (typeof SLOTS)[number];

/** Number of spaces of each kind on the tile. */
export const HANDICAP_SLOTS: Readonly<Record<Slot, number>> = { chip: 2, money: 3, adjust: 4 };

/** Reward in whole dollars for taking a grey die to a space of this kind. */
export const REWARDS: Readonly<Record<'chip' | 'money', number>> = { chip: 10000, money: 30000 };

export interface Handicap {
  readonly Id: 'handicap';
  /** Number of free spaces of each kind. */
  readonly Pieces: { readonly free: Readonly<Record<Slot, number>> };
  /** False while a grey die is still to be taken, true while a die is to be adjusted. */
  readonly Step: { readonly adjusting: boolean };
  readonly Why:
    | ReasonWith<'handicapPaid', '20.2', AtTile & { from?: Face; slot: 'chip' | 'money'; value: number }>
    | ReasonWith<'handicapAdjusts', '20.3' | '20.4', AtTile & { from?: Face; possible: boolean }>
    | ReasonWith<'handicapFull', '20.2', { slot: Slot; slots: number }>
    | ReasonWith<'handicapNone', '20.1', AtTile>;
  readonly Move:
    | MoveAtTile<'handicap', 'take', { from: Face; slot: Slot }>
    | MoveAtTile<'handicap', 'none'>
    | Adjustment<'handicap'>;
  readonly Ask: 'take' | 'adjust' | 'lies';
  readonly Part:
    | AdjustmentPart
    | { readonly member: 'from'; readonly value: Face }
    | { readonly member: 'slot'; readonly value: Slot };
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly handicap: Handicap;
  }
}

/** Number of grey dice that the set-up puts at each of casinos 1 to 6. */
const INITIAL_GREY_DICE = [1, 1, 1, 2, 2, 2] as const;

/**
 * Payment for taking a grey die to a space (20.2). A space that adjusts a die pays nothing, even if no die can be
 * adjusted (20.3, 20.4).
 */
export function payPicture(
  casino: Face | 'this',
  player: PlayerId,
  slot: Slot,
  { from, possible }: { readonly from?: Face; readonly possible: boolean }
): Reward {
  const reasonMembers = { at: casino, player, ...(from === undefined ? {} : { from }) };
  if (slot === 'adjust')
    return {
      player,
      value: 0,
      why: { code: 'handicapAdjusts', rule: possible ? '20.3' : '20.4', ...reasonMembers, possible }
    };
  const value = REWARDS[slot];
  return { player, value, why: { code: 'handicapPaid', rule: '20.2', ...reasonMembers, slot, value } };
}

/** Reason why no grey die can go to a space of this kind: all of them are taken. */
export function whyHandicapIsFull(slot: Slot): Why {
  return { code: 'handicapFull', rule: '20.2', slot, slots: HANDICAP_SLOTS[slot] };
}

function casinosWithGreyDice(state: State): readonly Face[] {
  return FACES.filter((face) => diceAt(state, face, 'gray').small > 0);
}

function takeChoices({ state, pieces }: TileContext<Handicap>): readonly Choice<Move, Why>[] {
  return casinosWithGreyDice(state).flatMap((casino) =>
    SLOTS.map((slot): Choice<Move, Why> => {
      const move = { type: 'tile', tile: 'handicap', do: 'take', from: casino, slot } as const;
      const refusal =
        refuseClosed(state, casino) ?? (pieces.free[slot] > 0 ? undefined : whyHandicapIsFull(slot));
      return refusal === undefined ? { move } : { move, refused: refusal };
    })
  );
}

function asks(context: TileContext<Handicap>): readonly TileAsk<Handicap>[] {
  const { state, player, step } = context;
  if (step.adjusting)
    return [
      {
        ...tileAskId('handicap', 'adjust'),
        for: player,
        ...choicesInParts(adjustments('handicap', state, player), 'do', 'size', 'face')
      }
    ];
  const noneChoice = { move: { type: 'tile', tile: 'handicap', do: 'none' } as const };
  return [
    {
      ...tileAskId('handicap', 'take'),
      for: player,
      ...choicesInParts([...takeChoices(context), noneChoice], 'from', 'slot')
    }
  ];
}

function moveToSlot({ state, pieces }: TileContext<Handicap>, from: Face, slot: Slot): TileResult<Handicap> {
  const freeSlots = { ...pieces.free, [slot]: pieces.free[slot] - 1 };
  return {
    state: removeDiceFromCasino(state, from, 'gray', oneDie('small')),
    pieces: { ...pieces, free: freeSlots }
  };
}

function play(context: TileContext<Handicap>, move: Handicap['Move']): TileResult<Handicap> {
  const { state, casino, player } = context;
  switch (move.do) {
    case 'none':
      return {
        state,
        postings: [zeroPosting(player, { code: 'handicapNone', rule: '20.1', at: casino, player })]
      };
    case 'turn':
    case 'takeBack':
      return { state: applyAdjustment(state, player, move) };
    case 'take':
      return takeGreyDie(context, move.from, move.slot);
  }
}

function takeGreyDie(context: TileContext<Handicap>, from: Face, slot: Slot): TileResult<Handicap> {
  const { casino, player } = context;
  const result = moveToSlot(context, from, slot);
  const isPossible = slot === 'adjust' && hasAllowedChoice(adjustments('handicap', result.state, player));
  const payment = payReward(result.state, payPicture(casino, player, slot, { from, possible: isPossible }));
  const takeResult = { ...result, ...payment };
  return isPossible ? { ...takeResult, step: { adjusting: true } } : takeResult;
}

function placeGreyDice(state: State): State {
  return FACES.reduce(
    (result, face, index) =>
      addDiceToCasino(result, face, 'gray', { small: INITIAL_GREY_DICE[index] ?? 0, big: 0 }),
    state
  );
}

export const handicap = defineTile<Handicap>({
  id: 'handicap',
  side: 'F2',
  ...text,
  paragraphs,
  disputes: {
    handicapPaid: ({ player, slot }, names) => ({ position: { player: names(player), picture: slot } }),
    handicapAdjusts: ({ player, possible }, names) =>
      possible ? { position: { player: names(player), picture: 'adjust' } } : undefined,
    handicapFull: 'sentence',
    handicapNone: 'sentence'
  },
  waitingSentence: 'effect',
  initialState: () => ({ free: HANDICAP_SLOTS }),
  setUp: placeGreyDice,
  activate: (context) =>
    casinosWithGreyDice(context.state).length === 0
      ? { state: context.state }
      : { state: context.state, step: { adjusting: false } },
  asks,
  play,
  resultAsks: (context) => {
    const choices = takeChoices(context);
    return choices.length === 0
      ? []
      : [{ ...tileAskId('handicap', 'lies'), kind: 'choose', optional: true, choices }];
  },
  enterResult: (context, move) =>
    move.do === 'take' ? moveToSlot(context, move.from, move.slot) : { state: context.state },
  rewards: () => Object.values(REWARDS),
  dice: ({ free }) => [{ owner: 'gray', dice: { small: 9 - free.chip - free.money - free.adjust, big: 0 } }]
});
