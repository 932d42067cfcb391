import type { AnyMove } from '#tests/laws/matches';

/** Moves that no version of these rules has written: from a later version, or damaged. */

/** A move type that only a later version knows. */
export const UNKNOWN_MOVE: AnyMove = { type: 'sideBet', player: 'p1' } as AnyMove;

/** Odd values for a member. */
const ODD_VALUES: readonly unknown[] = [null, 7.5, -1, 'mauve', '__proto__', [], [7], {}, { odd: true }];

/** The move without each of its members in turn, and with each of them replaced by odd values. */
export function damagedMoves(move: AnyMove): readonly AnyMove[] {
  const { type, ...members } = move;
  return Object.keys(members).flatMap((name) => {
    const { [name]: _, ...otherMembers } = members as Record<string, unknown>;
    const withoutMember: AnyMove = { type, ...otherMembers };
    return [withoutMember, ...ODD_VALUES.map((value): AnyMove => ({ ...withoutMember, [name]: value }))];
  });
}
