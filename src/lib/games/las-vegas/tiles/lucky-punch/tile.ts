import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId, ReasonWith } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import { nextSeat } from '$lib/games/las-vegas/state/table';
import {
  tileAskId,
  defineTile,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { BoxPart } from '$lib/parts';
import * as say from './strings/en';

export const TOKENS = [1, 2, 3] as const;

export type Tokens = (typeof TOKENS)[number];

/** Reward in whole dollars for a fist that was not guessed. */
export const LUCKY_PUNCH: Readonly<Record<Tokens, number>> = { 1: 20000, 2: 30000, 3: 40000 };

export interface LuckyPunch {
  readonly Id: 'lucky-punch';
  readonly Pieces: object;
  /** `tokens` is the number in the fist, which only its player may see. */
  readonly Step: { readonly hidden: boolean; readonly tokens?: Tokens };
  readonly Why:
    | ReasonWith<'luckyPunchGuessed', '9.2', AtTile & { guesser: PlayerId }>
    | ReasonWith<'luckyPunchPaid', '9.3', AtTile & { guesser: PlayerId; tokens: Tokens; value: number }>;
  readonly Move:
    | MoveAtTile<'lucky-punch', 'hide', { tokens?: Tokens }>
    | MoveAtTile<'lucky-punch', 'guess', { tokens: Tokens }>
    /** With real tokens: the number held if the guess was wrong; absent if it was right. */
    | MoveAtTile<'lucky-punch', 'told', { held?: Tokens }>;
  readonly Ask: 'hide' | 'guess' | 'told';
  readonly Part: never;
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'lucky-punch': LuckyPunch;
  }
}

/**
 * Payment for a fist. After a wrong guess `held` is the number of tokens in it; after a right one it is undefined
 * (9.2, 9.3).
 */
export function payFist(
  casino: Face | 'this',
  player: PlayerId,
  guesser: PlayerId,
  tokensHeld: Tokens | undefined
): Reward {
  if (tokensHeld === undefined)
    return { player, value: 0, why: { code: 'luckyPunchGuessed', rule: '9.2', at: casino, player, guesser } };
  const value = LUCKY_PUNCH[tokensHeld];
  const why = {
    code: 'luckyPunchPaid',
    rule: '9.3',
    at: casino,
    player,
    guesser,
    tokens: tokensHeld,
    value
  } as const;
  return { player, value, why };
}

function payGuesser(
  { state, casino, player }: TileContext<LuckyPunch>,
  tokensHeld: Tokens | undefined
): TileResult<LuckyPunch> {
  return payReward(state, payFist(casino, player, nextSeat(state, player), tokensHeld));
}

function play(context: TileContext<LuckyPunch>, move: LuckyPunch['Move']): TileResult<LuckyPunch> {
  const { state, step } = context;
  switch (move.do) {
    case 'hide':
      return { state, step: { hidden: true, ...(move.tokens === undefined ? {} : { tokens: move.tokens }) } };
    case 'guess':
      return payGuesser(context, move.tokens === step.tokens ? undefined : step.tokens);
    case 'told':
      return payGuesser(context, move.held);
  }
}

function asks({ state, player, step }: TileContext<LuckyPunch>): readonly TileAsk<LuckyPunch>[] {
  const item = (step: 'hide' | 'guess') =>
    TOKENS.map((tokens) => ({ move: { type: 'tile', tile: 'lucky-punch', do: step, tokens } as const }));
  if (step.hidden)
    return [
      {
        ...tileAskId('lucky-punch', 'guess'),
        for: nextSeat(state, player),
        kind: 'choose',
        choices: item('guess')
      }
    ];
  const enterMoves = [{ type: 'tile', tile: 'lucky-punch', do: 'told' } as const].concat(
    TOKENS.map((tokensHeld) => ({ type: 'tile', tile: 'lucky-punch', do: 'told', held: tokensHeld }) as const)
  );
  return [
    { ...tileAskId('lucky-punch', 'hide'), for: player, secret: true, kind: 'choose', choices: item('hide') },
    {
      ...tileAskId('lucky-punch', 'told'),
      for: player,
      kind: 'choose',
      choices: enterMoves.map((move) => ({ move }))
    }
  ];
}

const tokens: readonly BoxPart[] = [
  {
    kind: 'supply',
    id: 'hexagons',
    ...say.hexagons,
    many: say.hexagonPlural,
    covered: 'count',
    holders: [say.fistPlace],
    pieces: { hexagon: 3 },
    names: { hexagon: '' }
  }
];

export const luckyPunch = defineTile<LuckyPunch>({
  id: 'lucky-punch',
  side: 'A1',
  ...say.text,
  paragraphs: say.paragraphs,
  tokens,
  disputes: {
    luckyPunchGuessed: ({ player, guesser }, names) => ({
      position: { player: names(player), guesser: names(guesser), guess: 'right' }
    }),
    luckyPunchPaid: ({ player, guesser, tokens }, names) => ({
      position: { player: names(player), guesser: names(guesser), guess: 'wrong', tokens }
    })
  },
  tapLabels: {},
  initialState: () => ({}),
  activate: ({ state }) => ({ state, step: { hidden: false } }),
  asks,
  play,
  rewards: () => Object.values(LUCKY_PUNCH),
  publicMembers: (move) => (move.do === 'hide' && move.tokens !== undefined ? {} : undefined),
  withoutSecrets: (move) => (move.do === 'hide' ? { type: 'tile', tile: 'lucky-punch', do: 'hide' } : move),
  publicStep: ({ hidden }) => ({ hidden })
});
