import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { PlayerId, ReasonWith } from '$lib/core';
import { type Face, type DiceOwner, FACES, type Why } from '$lib/games/las-vegas/types';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import type { CasinoPart, DiePart } from '$lib/games/las-vegas/tiles/shared/adjust';
import {
  leaderAt,
  oneDie,
  addDiceToCasino,
  sizesIn,
  removeDiceLeft
} from '$lib/games/las-vegas/actions/placed-dice';
import { refuseClosed } from '$lib/games/las-vegas/state/main-state';
import { isImaginary } from '$lib/games/las-vegas/payout/payout';
import { purseOf } from '$lib/games/las-vegas/state/table';
import {
  tileAskId,
  defineTile,
  choicesInParts,
  zeroPosting,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { BoxPart } from '$lib/parts';
import * as say from './strings/en';

export interface PowerPlay {
  readonly Id: 'power-play';
  /** The holder of the token; absent while it is on the tile. */
  readonly Pieces: { readonly holder?: PlayerId };
  readonly Step: object;
  readonly Why:
    | ReasonWith<'powerPlayTaken', '16.1' | '16.4', AtTile & { from?: PlayerId }>
    /** `leader`: the only one with the highest count now; absent if there is none. */
    | ReasonWith<'powerPlayBack', '16.3' | '16.4' | '16.7', AtTile & { leader?: DiceOwner }>
    | ReasonWith<'powerPlaySpent', '16.5', AtTile>
    /** Used only by the referee: the token stays with its holder. */
    /** `leader`: the only one with the highest count, if that is not the holder. */
    | ReasonWith<'powerPlayKept', '16.1' | '16.4', AtTile & { leader?: DiceOwner }>
    | ReasonWith<'powerPlayNot', '16.1' | '16.7', AtTile>
    /** The token cannot be used any more in this turn. */
    | ReasonWith<'powerPlayRolled', '16.6', AtTile>;
  readonly Move: MoveAtTile<'power-play', 'use', { size: Size; face: Face }>;
  readonly Ask: 'use';
  readonly Part: DiePart | CasinoPart;
}

/** The print on the token: a text, or an SVG path in a square of 100 by 100. */
export const TOKEN_MARK = { line: 'M58 14 26 56h20l-6 30 34-44H53Z' };

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'power-play': PowerPlay;
  }
}

/** A move of the token: the new holder, if any, and the reason. */
export interface TokenMove {
  readonly pieces: PowerPlay['Pieces'];
  readonly recipient: PlayerId;
  readonly why: PowerPlay['Why'];
}

/**
 * Moves the token to a player who has just placed here and alone has the highest count (16.1); undefined if it
 * stays.
 */
export function takeToken(
  casino: Face | 'this',
  player: PlayerId,
  holder: PlayerId | undefined,
  leader: DiceOwner | undefined
): TokenMove | undefined {
  if (leader !== player || holder === player) return undefined;
  const fromMember = holder === undefined ? {} : { from: holder };
  const why = { code: 'powerPlayTaken', rule: '16.1', at: casino, player, ...fromMember } as const;
  return { pieces: { holder: player }, recipient: player, why };
}

/**
 * Moves the token away from a holder who no longer alone has the highest count (16.3, 16.4, 16.7); undefined if it
 * stays.
 */
export function loseToken(
  casino: Face | 'this',
  holder: PlayerId,
  leader: DiceOwner | undefined,
  leaderOption: 'back' | 'stays' | 'leader'
): TokenMove | undefined {
  if (leader === holder) return undefined;
  if (leader === undefined) return returnToken(casino, holder, '16.3', leader);
  if (isImaginary(leader)) return returnToken(casino, holder, '16.7', leader);
  if (leaderOption === 'stays') return undefined;
  if (leaderOption === 'back') return returnToken(casino, holder, '16.4', leader);
  const why = { code: 'powerPlayTaken', rule: '16.4', at: casino, player: leader, from: holder } as const;
  return { pieces: { holder: leader }, recipient: leader, why };
}

function returnToken(
  casino: Face | 'this',
  player: PlayerId,
  rule: '16.3' | '16.4' | '16.7',
  leader: DiceOwner | undefined
): TokenMove {
  const leaderMember = leader === undefined ? {} : { leader };
  return {
    pieces: {},
    recipient: player,
    why: { code: 'powerPlayBack', rule, at: casino, player, ...leaderMember }
  };
}

function tokenResult(
  state: TileContext<PowerPlay>['state'],
  token: TokenMove | undefined
): TileResult<PowerPlay> {
  if (token === undefined) return { state };
  return { state, pieces: token.pieces, postings: [zeroPosting(token.recipient, token.why)] };
}

function activate({ state, casino, pieces, player }: TileContext<PowerPlay>): TileResult<PowerPlay> {
  return tokenResult(state, takeToken(casino, player, pieces.holder, leaderAt(state, casino)));
}

function onDiceChange({ state, casino, pieces: { holder } }: TileContext<PowerPlay>): TileResult<PowerPlay> {
  if (holder === undefined) return { state };
  const leaderOption = state.options.royale?.powerPlayLeader ?? 'back';
  return tokenResult(state, loseToken(casino, holder, leaderAt(state, casino), leaderOption));
}

function turnAsks({ state, pieces, player }: TileContext<PowerPlay>): readonly TileAsk<PowerPlay>[] {
  const sizes = sizesIn(purseOf(state, player));
  const mayHaveRolled = state.options.royale?.powerPlayWhen === 'after';
  const isTooLate = state.arena.roll !== undefined && !mayHaveRolled;
  if (pieces.holder !== player || isTooLate || sizes.length === 0) return [];
  const choices = FACES.flatMap((face) =>
    sizes.map((size) => {
      const move = { type: 'tile', tile: 'power-play', do: 'use', size, face } as const;
      const refusal = refuseClosed(state, face);
      return refusal === undefined ? { move } : { move, refused: refusal };
    })
  );
  return [{ ...tileAskId('power-play', 'use'), for: player, ...choicesInParts(choices, 'size', 'face') }];
}

/** The token replaces a roll, so it is refused after one unless the house rule says otherwise (16.6). */
function refusal({ state, casino, pieces, player }: TileContext<PowerPlay>): PowerPlay['Why'] | undefined {
  const isTooLate = state.arena.roll !== undefined && state.options.royale?.powerPlayWhen !== 'after';
  return pieces.holder === player && isTooLate
    ? { code: 'powerPlayRolled', rule: '16.6', at: casino, player }
    : undefined;
}

function turn({ state, casino, player }: TileContext<PowerPlay>, { size, face }: PowerPlay['Move']) {
  const placedDice = oneDie(size);
  const movedState = {
    ...addDiceToCasino(removeDiceLeft(state, player, placedDice), face, player, placedDice),
    arena: {}
  };
  if (state.options.royale?.powerPlayUsed !== 'spent')
    return { state: movedState, activatedCasino: face, placed: placedDice };
  const why: Why = { code: 'powerPlaySpent', rule: '16.5', at: casino, player };
  return {
    state: movedState,
    pieces: {},
    postings: [zeroPosting(player, why)],
    activatedCasino: face,
    placed: placedDice
  };
}

const tokens: readonly BoxPart[] = [
  {
    kind: 'token',
    id: 'power-play',
    title: say.powerPlayToken,
    one: say.powerPlayToken,
    ...say.powerPlayWords,
    holders: 'players',
    pieces: { token: 1 },
    names: { token: '' }
  }
];

export const powerPlay = defineTile<PowerPlay>({
  id: 'power-play',
  side: 'D2',
  ...say.text,
  paragraphs: say.paragraphs,
  tokens,
  disputes: {
    powerPlayBack: 'sentence',
    powerPlaySpent: 'sentence',
    powerPlayTaken: 'sentence',
    powerPlayKept: 'sentence',
    powerPlayNot: 'sentence',
    powerPlayRolled: 'sentence'
  },
  waitingSentence: 'effect',
  initialState: () => ({}),
  activate,
  onDiceChange,
  turnAsks,
  refusal,
  turn
});
