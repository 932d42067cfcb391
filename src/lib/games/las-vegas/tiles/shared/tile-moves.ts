import { isSameFact, type Ask } from '$lib/core';
import { refuseClosed } from '$lib/games/las-vegas/state/main-state';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import { rewardAsks } from './tile-setup';
import { refusedByTile, resultAsks, tileAsks, turnAsks } from './tile-moments';
import type { TileMove } from '$lib/games/las-vegas/tiles';
import { FACES, type Move, type Roll, type State, type Why } from '$lib/games/las-vegas/types';

/** Asks of tiles now: the one that waits, turns that tiles allow, or results at the end of a round. */
export function tileMoveAsks(state: State): readonly Ask<Move, Why>[] {
  if (isWaiting(state)) return tileAsks(state);
  if (state.phase !== 'turns') return [];
  return state.depth === 'rounds' ? [...rewardAsks(state), ...resultAsks(state)] : turnAsks(state);
}

/** Reason why a tile does not allow this move, or undefined if it does; `other` if no tile asks for it. */
export function refuseTileMove(
  state: State,
  move: TileMove | Extract<Move, { type: 'reward' }>,
  other: Why
): Why | undefined {
  for (const ask of tileMoveAsks(state)) {
    if (ask.kind === 'dice' && isThrow(move, ask)) return undefined;
    if (ask.kind !== 'choose') continue;
    const choice = ask.choices.find((each) => isSameFact(each.move, move));
    if (choice !== undefined) return choice.refused;
  }
  return (move.type === 'tile' ? refusedByTile(state, move) : undefined) ?? other;
}

function isThrow(move: Move, { about }: Ask<Move, Why>): boolean {
  if (move.type !== 'tile' || move.do !== 'throw' || about?.['tile'] !== move.tile) return false;
  return move.dice.length === 2 && move.dice.every((die) => (FACES as readonly number[]).includes(die));
}

/** True if only closed casinos were rolled. If the roll was not entered, the players are trusted (8.9). */
export function rolledOnlyClosed(state: State): boolean {
  if (state.royale?.closed === undefined) return false;
  const { roll } = state.arena;
  return roll === undefined || facesOf(roll).every((face) => refuseClosed(state, face));
}

function facesOf({ dice, big }: Roll): Roll['dice'] {
  return big === undefined ? dice : [...dice, big];
}
