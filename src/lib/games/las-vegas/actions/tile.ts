import { isSameFact, stayingPlayers } from '$lib/core';
import { payFromBank } from '$lib/games/las-vegas/payout/bank';
import { isWaiting, refuseClosed } from '$lib/games/las-vegas/state/main-state';
import { tileOf, type TileMove } from '$lib/games/las-vegas/tiles';
import { tileAskId } from '$lib/games/las-vegas/tiles/shared/define-tile';
import {
  answer,
  enterTileResult,
  refusedByTile,
  resultAsks,
  tileAsks,
  playTileTurn,
  turnAsks
} from '$lib/games/las-vegas/tiles/shared/tile-moments';
import {
  isFace,
  type LasVegasAsk,
  type Move,
  type Roll,
  type State,
  type Why
} from '$lib/games/las-vegas/types';
import { chipCardWanted, notNowReason, type RoyaleAction } from './action';
import { continueMatch } from './turn';

/** An answer to a tile, a turn that a tile allows, or a tile's outcome entered at the end of a round. */
export const tile: RoyaleAction<'tile'> = {
  refuse: (state, move) => refuseChoice(state, move, () => refusedByTile(state, move)),
  apply(state, move) {
    if (isWaiting(state)) return continueMatch(answer(state, move));
    if (state.depth === 'rounds') return enterTileResult({ ...state, passed: true }, move);
    return continueMatch(playTileTurn(state, move));
  },
  // Leaves out the secrets of the tile.
  log: ({ royale, turn }, move) => ({
    code: 'tile',
    player: royale?.doing?.player ?? turn,
    move: (tileOf(move.tile).withoutSecrets?.(move) ?? move) as TileMove
  }),
  move: ({ params }, outcome) =>
    outcome.kind === 'dice' && params?.['step'] === 'throw'
      ? ({ type: 'tile', tile: params['tile'], do: 'throw', dice: outcome.dice.filter(isFace) } as TileMove)
      : undefined,
  answer: ({ kind }, move) => (kind === 'dice' && move.do === 'throw' ? { kind, dice: move.dice } : undefined)
};

/** A tile's payment in a round that is entered only at its end (7.5). */
export const reward: RoyaleAction<'reward'> = {
  refuse: (state, move) => refuseChoice(state, move),
  apply(state, { tile: tileId, player, value }) {
    const why: Why = { code: 'toldReward', rule: '8.11', tile: tileId, player, value };
    return payFromBank({ ...state, passed: true }, player, value, why);
  },
  log: (_, { tile: tileId, player, value }) => ({ code: 'reward', tile: tileId, player, value })
};

/**
 * The current asks of tiles: for the tile that waits, for turns that tiles allow, or for results at the end of a round.
 */
export function tileMoveAsks(state: State): readonly LasVegasAsk[] {
  if (isWaiting(state)) return tileAsks(state);
  if (state.phase !== 'turns') return [];
  return state.depth === 'rounds' ? [...rewardAsks(state), ...resultAsks(state)] : turnAsks(state);
}

function rewardAsks(state: State): readonly LasVegasAsk[] {
  const rewardTiles = (state.royale?.tiles ?? []).filter(({ tile }) => tileOf(tile).rewards !== undefined);
  return rewardTiles.map(({ tile }) => ({
    ...tileAskId(tile, 'reward'),
    kind: 'choose',
    optional: true,
    choices: stayingPlayers(state).flatMap((player) =>
      (tileOf(tile).rewards?.(state) ?? []).map((value) => ({
        move: { type: 'reward', tile, player, value } as const
      }))
    )
  }));
}

/** Reason why no tile asks for this move with this choice. `refuseTile` gives the tile's own reason, if it has one. */
function refuseChoice(state: State, move: Move, refuseTile?: () => Why | undefined): Why | undefined {
  if (chipCardWanted(state) !== undefined) return notNowReason(state);
  for (const ask of tileMoveAsks(state)) {
    if (ask.kind === 'dice' && isTileRoll(move, ask)) return undefined;
    if (ask.kind !== 'choose') continue;
    const choice = ask.choices.find((choice) => isSameFact(choice.move, move));
    if (choice !== undefined) return choice.refused;
  }
  return refuseTile?.() ?? notNowReason(state);
}

function isTileRoll(move: Move, { params }: LasVegasAsk): boolean {
  if (move.type !== 'tile' || move.do !== 'throw' || params?.['tile'] !== move.tile) return false;
  return move.dice.length === 2 && move.dice.every(isFace);
}

/** True if only closed casinos were rolled. If the roll was not entered, the players are trusted (8.9). */
export function hasRolledOnlyClosed(state: State): boolean {
  if (state.royale?.closed === undefined) return false;
  const { roll } = state.arena;
  return roll === undefined || facesOf(roll).every((face) => refuseClosed(state, face));
}

function facesOf({ dice, big }: Roll): Roll['dice'] {
  return big === undefined ? dice : [...dice, big];
}
