import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import { tapsOf, type AskTap, type PlayerId, formatDollars, type ReasonWith } from '$lib/core';
import type { Face } from '$lib/games/las-vegas/types';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import { winnerAt } from '$lib/games/las-vegas/actions/placed-dice';
import { nextSeat } from '$lib/games/las-vegas/state/table';
import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import {
  tileAskId,
  defineTile,
  unclaimedPosting,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { BoxPart } from '$lib/parts';
import * as say from './strings/en';

/** Values of the six tokens in whole dollars. */
export const BLACK_BOX = [60000, 20000, 20000, 0, 0, 0] as const;

export interface BlackBox {
  readonly Id: 'black-box';
  readonly Pieces: object;
  /**
   * `pile` is the first pile, which only the player who made it may see; `sizes` are the numbers of tokens in both
   * piles.
   */
  readonly Step: { readonly pile?: readonly number[]; readonly sizes?: readonly [number, number] };
  readonly Why:
    /** `tokens`: number of tokens in each pile; absent if only the outcome was entered. */
    | ReasonWith<'blackBox', '21.2', AtTile & { value: number; tokens?: number; others?: number }>
    | ReasonWith<'blackBoxNobody', '21.3', { at: Face }>;
  readonly Move:
    | MoveAtTile<'black-box', 'split', { pile?: readonly number[] }>
    | MoveAtTile<'black-box', 'pick', { pick: 0 | 1 }>
    /** With real tokens: the total of the chosen pile. */
    | MoveAtTile<'black-box', 'told', { value: number }>;
  readonly Ask: 'split' | 'pick' | 'told';
  readonly Part: never;
}

/** The part of a tap that moves a token to the other pile; its value is the index of the token. */
export const TOKEN = 'token';

/** For each of the six tokens, true if it is in the first pile. */
export function inFirstPile(taps: readonly AskTap[]): readonly boolean[] {
  const movedNotes = tapsOf(taps, 'pick').filter(({ part }) => part === TOKEN);
  return BLACK_BOX.map(
    (_, index) => movedNotes.filter(({ value }) => value === String(index)).length % 2 === 1
  );
}

/** The tokens in the first pile, in whole dollars. */
export function firstPile(taps: readonly AskTap[]): readonly number[] {
  const areInFirst = inFirstPile(taps);
  return BLACK_BOX.filter((_, index) => areInFirst[index]);
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'black-box': BlackBox;
  }
}

/** Possible totals of a pile. */
export const BLACK_BOX_SUMS = [0, 20000, 40000, 60000, 80000, 100000] as const;

/** Every first pile that leaves at least one token for the other pile. */
function firstPiles(): readonly (readonly number[])[] {
  const pilesUpTo = (maxCount: number, value: number): readonly (readonly number[])[] =>
    Array.from({ length: maxCount + 1 }, (_, count) => Array<number>(count).fill(value));
  return pilesUpTo(1, 60000)
    .flatMap((sixtyTokens) => pilesUpTo(2, 20000).map((twentyTokens) => [...sixtyTokens, ...twentyTokens]))
    .flatMap((payingTokens) => pilesUpTo(3, 0).map((blankTokens) => [...payingTokens, ...blankTokens]))
    .filter(({ length }) => length > 0 && length < BLACK_BOX.length);
}

/** The tokens that are not in this pile. */
function otherPile(pile: readonly number[]): readonly number[] {
  return pile.reduce<readonly number[]>(
    (remaining, token) => remaining.toSpliced(remaining.indexOf(token), 1),
    BLACK_BOX
  );
}

export function pileSum(tokens: readonly number[]): number {
  return tokens.reduce((sum, token) => sum + token, 0);
}

function asks({ state, player, step }: TileContext<BlackBox>): readonly TileAsk<BlackBox>[] {
  const move = { type: 'tile', tile: 'black-box' } as const;
  if (step.sizes !== undefined) {
    const pickChoices = ([0, 1] as const).map((pick) => ({ move: { ...move, do: 'pick', pick } as const }));
    return [{ ...tileAskId('black-box', 'pick'), for: player, kind: 'choose', choices: pickChoices }];
  }
  const splitChoices = firstPiles().map((pile) => ({ move: { ...move, do: 'split', pile } as const }));
  const enteredMoves = BLACK_BOX_SUMS.map((value) => ({ move: { ...move, do: 'told', value } as const }));
  const choosingPlayer = nextSeat(state, player);
  return [
    {
      ...tileAskId('black-box', 'split'),
      for: choosingPlayer,
      secret: true,
      kind: 'choose',
      choices: splitChoices
    },
    { ...tileAskId('black-box', 'told'), for: choosingPlayer, kind: 'choose', choices: enteredMoves }
  ];
}

function play(context: TileContext<BlackBox>, move: BlackBox['Move']): TileResult<BlackBox> {
  const { state, step } = context;
  switch (move.do) {
    case 'split': {
      const pile = move.pile ?? [];
      return { state, step: { pile, sizes: [pile.length, BLACK_BOX.length - pile.length] } };
    }
    case 'pick': {
      const { pile = [], sizes = [0, 0] } = step;
      const firstSum = pileSum(pile);
      const value = move.pick === 0 ? firstSum : pileSum(BLACK_BOX) - firstSum;
      return payWinner(context, value, {
        tokens: sizes[move.pick],
        others: sizes[move.pick === 0 ? 1 : 0]
      });
    }
    case 'told':
      return payWinner(context, move.value, {});
  }
}

/** Number of tokens in each pile, if the app saw the split. */
interface PileSizes {
  readonly tokens?: number;
  readonly others?: number;
}

/** Payment for the chosen pile (21.2). */
export function payPile(casino: Face | 'this', player: PlayerId, value: number, piles: PileSizes): Reward {
  return { player, value, why: { code: 'blackBox', rule: '21.2', at: casino, player, value, ...piles } };
}

function payWinner(
  { state, casino, player }: TileContext<BlackBox>,
  value: number,
  piles: PileSizes
): TileResult<BlackBox> {
  return payReward(state, payPile(casino, player, value, piles));
}

/** Text on a token: "$60,000", "2 chips", "$0". */
export function tokenText(token: number): string {
  return token === 0 ? formatDollars(0) : sumWords(token);
}

const tokens: readonly BoxPart[] = [
  {
    kind: 'supply',
    id: 'black-box',
    title: say.blackBoxTokens,
    ...say.blackBoxWords,
    covered: 'pieces',
    holders: ['One stack', 'Other stack'],
    places: { 'One stack': say.oneStack, 'Other stack': say.otherStack },
    pieces: { 60000: 1, 20000: 2, 0: 3 },
    names: { 60000: '$60,000', 20000: '$20,000', 0: '$0' },
    sure: 'agreed'
  }
];

export const blackBox = defineTile<BlackBox>({
  id: 'black-box',
  side: 'G1',
  playerMember: 'winner',
  ...say.text,
  paragraphs: say.paragraphs,
  tokens,
  disputes: {
    blackBox: ({ player, value, tokens, others }, names) => {
      const pile = firstPiles().find((pile) => pile.length === tokens && pileSum(pile) === value);
      if (pile === undefined || others === undefined)
        return { position: { winner: names(player) }, isOpen: true };
      return { position: { winner: names(player), piles: [pile, otherPile(pile)], chosen: 0 } };
    },
    blackBoxNobody: 'sentence'
  },
  tapLabels: {},
  initialState: () => ({}),
  duringPayout: ({ state, casino }) => {
    const winner = winnerAt(state, casino);
    return winner === undefined
      ? { state, postings: [unclaimedPosting({ code: 'blackBoxNobody', rule: '21.3', at: casino })] }
      : { state, player: winner, step: {} };
  },
  asks,
  play,
  publicMembers: (move) =>
    move.do === 'split' && move.pile !== undefined ? { tokens: move.pile.length } : undefined,
  withoutSecrets: (move) => (move.do === 'split' ? { type: 'tile', tile: 'black-box', do: 'split' } : move),
  publicStep: ({ sizes }) => (sizes === undefined ? {} : { sizes })
});
