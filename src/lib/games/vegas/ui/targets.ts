import type { TargetId } from '$lib/games/contract/define';
import type { Move } from '$lib/games/vegas/types';

/** Tables have no number of their own, so number keys choose neither tables nor spaces. */
export function tableTarget(table: number): TargetId {
  return `table ${table}`;
}

export function spaceTarget(space: number): TargetId {
  return `space ${space}`;
}

/** Where on the board a move is made. */
export function targetOf(move: Move): TargetId | undefined {
  if (move.type === 'place') return spaceTarget(move.space);
  const isOfTable = move.type === 'stand' || move.type === 'change' || move.type === 'frontMan';
  return isOfTable ? tableTarget(move.table) : undefined;
}
