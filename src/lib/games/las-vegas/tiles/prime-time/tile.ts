import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { Face, DiceOwner } from '$lib/games/las-vegas/types';
import type { Names, ReasonWith } from '$lib/core';
import {
  type BlackDiceRoll,
  tileAskId,
  defineTile,
  unclaimedPosting,
  zeroPosting,
  throwAsk,
  type TileContext,
  type DisputeContext,
  type DisputeQuestion,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { addBlackDie } from '$lib/games/las-vegas/actions/placed-dice';
import { refuseClosed } from '$lib/games/las-vegas/state/main-state';
import { winnerOfCasino, isImaginary } from '$lib/games/las-vegas/payout/payout';
import { dicePosition } from '$lib/games/las-vegas/actions/owned-dice';
import { text, paragraphs } from './strings/en';

export interface PrimeTime {
  readonly Id: 'prime-time';
  readonly Pieces: object;
  readonly Step: { readonly dice?: readonly Face[] };
  readonly Why:
    | ReasonWith<'primeTimePlaced', '11.2', AtTile & { faces: readonly Face[] }>
    | ReasonWith<'primeTimeThrows', '11.1', AtTile>
    | ReasonWith<'primeTimeNobody', '11.4', { at: Face | 'this' }>;
  readonly Move: BlackDiceRoll<'prime-time'> | MoveAtTile<'prime-time', 'place', { faces: readonly Face[] }>;
  readonly Ask: 'throw' | 'black';
  readonly Part: never;
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'prime-time': PrimeTime;
  }
}

/** Reason why `winner`, who would win the higher note, rolls before the payout, or why no one does (11.1, 11.4). */
export function primeTimeReason(casino: Face | 'this', winner: DiceOwner | undefined): PrimeTime['Why'] {
  return winner === undefined || isImaginary(winner)
    ? { code: 'primeTimeNobody', rule: '11.4', at: casino }
    : { code: 'primeTimeThrows', rule: '11.1', at: casino, player: winner };
}

/** None, one or both of two dice; one die of a double is listed once. */
function diceSubsets([one = 1, other = 1]: readonly Face[]): readonly (readonly Face[])[] {
  return one === other ? [[], [one], [one, other]] : [[], [one], [other], [one, other]];
}

function asks({ state, player, step: { dice } }: TileContext<PrimeTime>): readonly TileAsk<PrimeTime>[] {
  if (dice === undefined) return [throwAsk('prime-time', player)];
  const choices = diceSubsets(dice).map((faces) => {
    const move = { type: 'tile', tile: 'prime-time', do: 'place', faces } as const;
    const refusal = faces.map((face) => refuseClosed(state, face)).find((why) => why !== undefined);
    return refusal === undefined ? { move } : { move, refused: refusal };
  });
  return [{ ...tileAskId('prime-time', 'black'), for: player, kind: 'choose', choices }];
}

function play(
  { state, casino, player }: TileContext<PrimeTime>,
  move: PrimeTime['Move']
): TileResult<PrimeTime> {
  if (move.do === 'throw') return { state, player, step: { dice: move.dice } };
  const { faces } = move;
  const nextState = faces.reduce((result, face) => addBlackDie(result, face, player), state);
  return {
    state: nextState,
    postings: [zeroPosting(player, { code: 'primeTimePlaced', rule: '11.2', at: casino, player, faces })]
  };
}

/** Lets the player who would win the higher note roll; there may be none (11.4). */
function beforePayout({ state, casino }: TileContext<PrimeTime>): TileResult<PrimeTime> {
  const casinoState = state.casinos[casino - 1];
  const why = primeTimeReason(casino, casinoState && winnerOfCasino(casinoState));
  return why.code === 'primeTimeThrows'
    ? { state, player: why.player, step: {} }
    : { state, postings: [unclaimedPosting(why)] };
}

/** Position with all dice at the casino of the tile. */
function positionWithoutWinner(
  { at: casino }: Extract<PrimeTime['Why'], { code: 'primeTimeNobody' }>,
  names: Names,
  { casinos }: DisputeContext
): DisputeQuestion | undefined {
  const casinoView = casinos.find(({ number }) => number === casino);
  if (casinoView === undefined) return undefined;
  const playerStrength = casinoView.claims.map((claim) => claim.own);
  const dice = playerStrength.flatMap((strength) =>
    isImaginary(strength.who) ? [] : [[names(strength.who), dicePosition(strength)] as const]
  );
  const neutralStrength = playerStrength.find(({ who }) => who === 'neutral');
  const greyStrength = playerStrength.find(({ who }) => who === 'gray');
  return {
    position: {
      dice: Object.fromEntries(dice),
      ...(neutralStrength === undefined ? {} : { neutral: dicePosition(neutralStrength) }),
      ...(greyStrength === undefined ? {} : { gray: greyStrength.small })
    }
  };
}

export const primeTime = defineTile<PrimeTime>({
  id: 'prime-time',
  side: 'B1',
  playerMember: 'dice',
  ...text,
  paragraphs,
  disputes: {
    primeTimePlaced: 'sentence',
    primeTimeThrows: 'sentence',
    primeTimeNobody: positionWithoutWinner
  },
  tapLabels: {},
  initialState: () => ({}),
  beforePayout,
  asks,
  play
});
