import type { Ask, Choice, PlayerId } from '$lib/core';
import { refuse } from './refuse';
import type { Move, State, Why } from '$lib/games/vegas/types';

export type VegasAsk = Ask<Move, Why>;

/** Makes an ask with these moves as choices; a move that is not allowed carries its reason. */
export function choose(
  state: State,
  id: string,
  moves: readonly Move[],
  player?: PlayerId
): Extract<VegasAsk, { kind: 'choose' }> {
  const choices = moves.map((move): Choice<Move, Why> => {
    const refused = refuse(state, move);
    return refused === undefined ? { move } : { move, refused };
  });
  return { id, kind: 'choose', choices, ...(player === undefined ? {} : { for: player }) };
}
