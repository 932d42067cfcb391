import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import { type PlayerId, stayingPlayers, type Posting, type ReasonWith } from '$lib/core';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import { type Face, FACES, type State, type Why } from '$lib/games/las-vegas/types';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import {
  oneDie,
  addDiceToCasino,
  sizesIn,
  removeDiceFromCasino,
  removeDiceLeft
} from '$lib/games/las-vegas/actions/placed-dice';
import { purseOf } from '$lib/games/las-vegas/state/table';
import {
  tileAskId,
  defineTile,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { text, paragraphs } from './strings/en';

/** A die on a space of the tile. */
export interface DieOnSpace {
  readonly player: PlayerId;
  readonly size: Size;
}

export type DiceBySpace = Readonly<Partial<Record<Face, DieOnSpace>>>;

export interface NiceDice {
  readonly Id: 'nice-dice';
  readonly Pieces: { readonly spaces: DiceBySpace };
  readonly Step: object;
  readonly Why:
    | ReasonWith<'niceDicePaid', '23.3', AtTile & { space: Face; value: number }>
    | ReasonWith<'niceDiceDisplaced', '23.2', { at: Face; player: PlayerId; space: Face; by: PlayerId }>
    | ReasonWith<'niceDiceClosed', '23.5', { at: Face; space: Face }>
    | ReasonWith<'niceDiceNotRolled', '23.4', { at: Face; player: PlayerId }>;
  readonly Move:
    | MoveAtTile<'nice-dice', 'none'>
    | MoveAtTile<'nice-dice', 'put', { from: 'rolled' | 'placed'; size: Size; face: Face }>
    | MoveAtTile<'nice-dice', 'lies', { player: PlayerId; size: Size; face: Face }>;
  readonly Ask: 'put' | 'lies';
  readonly Part: never;
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'nice-dice': NiceDice;
  }
}

/** Value of a space in whole dollars. */
export function niceDiceReward(space: number): number {
  return space * CHIP_VALUE;
}

/** Payment to the owner of the die on a space (23.3). */
export function paySpace(casino: Face | 'this', player: PlayerId, space: Face): Reward {
  const value = niceDiceReward(space);
  return { player, value, why: { code: 'niceDicePaid', rule: '23.3', at: casino, player, space, value } };
}

type PutMove = Extract<NiceDice['Move'], { do: 'put' }>;

/** Dice just rolled and not placed. If the roll was not entered, these are any that the player has left. */
function rolledDice({ state, casino, player, cause }: TileContext<NiceDice>): readonly PutMove[] {
  if (!cause.rolled) return [];
  const putMove = (size: Size, face: Face): PutMove => ({
    type: 'tile',
    tile: 'nice-dice',
    do: 'put',
    from: 'rolled',
    size,
    face
  });
  const { roll } = state.arena;
  const sizesLeft = sizesIn(purseOf(state, player));
  if (roll === undefined) {
    const faces = FACES.filter((face) => cause.by !== 'placing' || face !== casino);
    return faces.flatMap((face) => sizesLeft.map((size) => putMove(size, face)));
  }
  const smallMoves = FACES.filter((face) => roll.dice.includes(face)).map((face) => putMove('small', face));
  const rolledMoves = roll.big === undefined ? smallMoves : [...smallMoves, putMove('big', roll.big)];
  return rolledMoves.filter(({ size }) => sizesLeft.includes(size));
}

function asks(context: TileContext<NiceDice>): readonly TileAsk<NiceDice>[] {
  const { state, casino, pieces, player, cause } = context;
  const placedMoves = sizesIn(cause.dice).map((size): PutMove => ({
    type: 'tile',
    tile: 'nice-dice',
    do: 'put',
    from: 'placed',
    size,
    face: casino
  }));
  const putChoices = [...rolledDice(context), ...placedMoves].map((move) => {
    const isStuck = pieces.spaces[move.face] !== undefined && state.royale?.closed === move.face;
    const closedReason: NiceDice['Why'] | undefined = isStuck
      ? { code: 'niceDiceClosed', rule: '23.5', at: casino, space: move.face }
      : undefined;
    return closedReason === undefined ? { move } : { move, refused: closedReason };
  });
  const noneMove = { type: 'tile', tile: 'nice-dice', do: 'none' } as const;
  return [
    {
      ...tileAskId('nice-dice', 'put'),
      for: player,
      kind: 'choose',
      choices: [...putChoices, { move: noneMove }]
    }
  ];
}

/** With Power Play nothing was rolled, so only the die just placed may be used (23.4). */
function refusal(
  { casino, player, cause }: TileContext<NiceDice>,
  move: NiceDice['Move']
): NiceDice['Why'] | undefined {
  return move.do === 'put' && move.from === 'rolled' && !cause.rolled
    ? { code: 'niceDiceNotRolled', rule: '23.4', at: casino, player }
    : undefined;
}

function play(
  { state, casino, pieces, player }: TileContext<NiceDice>,
  move: NiceDice['Move']
): TileResult<NiceDice> {
  if (move.do !== 'put') return { state };
  const { face, size } = move;
  const die = oneDie(size);
  const stateAfterUse =
    move.from === 'placed'
      ? removeDiceFromCasino(state, casino, player, die)
      : removeDiceLeft(state, player, die);
  const occupant = pieces.spaces[face];
  const spaces = { ...pieces.spaces, [face]: { player, size } };
  if (occupant === undefined) return { state: stateAfterUse, pieces: { spaces } };
  const why = {
    code: 'niceDiceDisplaced',
    rule: '23.2',
    at: casino,
    player: occupant.player,
    space: face,
    by: player
  } as const;
  return {
    state: addDiceToCasino(stateAfterUse, face, occupant.player, oneDie(occupant.size)),
    pieces: { spaces },
    postings: [{ to: occupant.player, value: 0, why }]
  };
}

function duringPayout({ state, casino, pieces: { spaces } }: TileContext<NiceDice>): TileResult<NiceDice> {
  const initialResult: { state: State; postings: readonly Posting<Why>[] } = { state, postings: [] };
  return FACES.reduce((result, space) => {
    const player = spaces[space]?.player;
    if (player === undefined) return result;
    const rewardResult = payReward(result.state, paySpace(casino, player, space));
    return { state: rewardResult.state, postings: [...result.postings, ...rewardResult.postings] };
  }, initialResult);
}

function countAsks({ state, pieces }: TileContext<NiceDice>): readonly TileAsk<NiceDice>[] {
  const freeSpaces = FACES.filter((face) => pieces.spaces[face] === undefined);
  return freeSpaces.map((face) => ({
    id: `nice-dice lies ${face}`,
    params: { tile: 'nice-dice', step: 'lies', space: face },
    kind: 'choose',
    optional: true,
    choices: stayingPlayers(state).flatMap((player) =>
      sizesIn(purseOf(state, player)).map((size) => ({
        move: { type: 'tile', tile: 'nice-dice', do: 'lies', player, size, face } as const
      }))
    )
  }));
}

export const niceDice = defineTile<NiceDice>({
  id: 'nice-dice',
  side: 'H1',
  playerMember: 'dice',
  ...text,
  paragraphs,
  disputes: {
    niceDicePaid: ({ player, space }, names) => ({
      position: { dice: Object.fromEntries([[names(player), { [space]: 1 }]]) }
    }),
    niceDiceDisplaced: 'sentence',
    niceDiceClosed: 'sentence',
    niceDiceNotRolled: 'sentence'
  },
  tapLabels: {},
  initialState: () => ({ spaces: {} }),
  activate: (context) => {
    const [ask] = asks(context);
    return ask?.kind === 'choose' && ask.choices.length > 1
      ? { state: context.state, step: {} }
      : { state: context.state };
  },
  asks,
  refusal,
  play,
  duringPayout,
  resultAsks: countAsks,
  enterResult: ({ state, pieces }, move) =>
    move.do === 'lies'
      ? {
          state: removeDiceLeft(state, move.player, oneDie(move.size)),
          pieces: { spaces: { ...pieces.spaces, [move.face]: { player: move.player, size: move.size } } }
        }
      : { state },
  dice: ({ spaces }) =>
    Object.values(spaces).map(({ player, size }) => ({ owner: player, dice: oneDie(size) }))
});
