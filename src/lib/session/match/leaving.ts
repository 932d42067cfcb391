import { totalOf, type GameTypes, type PlayerId } from '$lib/core';
import type { Game } from '$lib/games/contract/define';

/** The change in what another player would get, in the game's unit. */
export interface LeavingEffect {
  readonly player: PlayerId;
  readonly change: number;
}

/**
 * The effects of a move by which a player leaves on what the round would pay to everyone else. Undefined if that is
 * not known before the round is counted.
 */
export function leavingEffects(
  { rules }: Game,
  state: GameTypes['State'],
  move: GameTypes['Move'],
  others: readonly PlayerId[]
): readonly LeavingEffect[] | undefined {
  if (rules.isPayoutUnknown?.(state) === true) return undefined;
  const payoutBefore = rules.currentPayout(state);
  const moveResult = rules.play(state, move);
  const payoutAfter = [...moveResult.postings, ...rules.currentPayout(moveResult.state)];
  return others
    .map((player) => ({ player, change: totalOf(player, payoutAfter) - totalOf(player, payoutBefore) }))
    .filter(({ change }) => change !== 0);
}

/**
 * The amount that a leaving move pays to its own player, in the game's unit: leaving may accept an offer, which can
 * settle a bar.
 */
export function paidByLeaving(
  { rules }: Game,
  state: GameTypes['State'],
  move: GameTypes['Move'],
  player: PlayerId
): number {
  return rules.isPayoutUnknown?.(state) === true ? 0 : totalOf(player, rules.play(state, move).postings);
}
