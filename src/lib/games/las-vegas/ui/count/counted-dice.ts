import { type AskTap, type CountGroup } from '$lib/core';
import { enteredCountsOf, excessOverTotal } from '$lib/core/asks/entered';
import { SMALL_DICE, BIG_DICE } from '$lib/games/las-vegas/data';
import type { Count, Dice, LasVegasAsk, Move, View, DiceOwner, Why } from '$lib/games/las-vegas/types';
import { countMove, refuseCount, refuseDiceTotal } from '$lib/games/las-vegas/actions/count';
import { parseDiceGroup } from '$lib/games/las-vegas/actions/count-groups';

export type CountAsk = Extract<LasVegasAsk, { kind: 'counts' }>;
export type CountMove = Extract<Move, { type: 'count' }>;

const NO_DICE_COUNTED: Count = { small: [0, 0, 0, 0, 0, 0] };

/** The dice, chips and chip cards counted so far; undefined for another ask. */
export function countedDiceOf(ask: LasVegasAsk, taps: readonly AskTap[]): CountMove | undefined {
  if (ask.kind !== 'counts' || ask.id !== 'count') return undefined;
  return countMove(ask.groups, enteredCountsOf(taps, ask.groups));
}

/** The number of dice still to be counted, over all colours. Those of a player who left may be in the box. */
export function stillToCount(groups: readonly CountGroup[], taps: readonly AskTap[]): number {
  const counts = enteredCountsOf(taps, groups);
  const dice = groups.filter(({ id }) => parseDiceGroup(id) !== undefined);
  return dice.reduce((sum, group) => sum - Math.min(0, excessOverTotal(group, counts)), 0);
}

/** Number of dice of one colour counted so far, over all casinos. */
export function diceCounted({ small, big }: Count = NO_DICE_COUNTED): number {
  return small.reduce((sum, value) => sum + value, Number(big !== undefined));
}

/** Reason why one more small die of this colour cannot be counted, or undefined if it can (7.2). */
export function refuseStep(
  owner: DiceOwner,
  { small: [first = 0, ...rest], ...big }: Count = NO_DICE_COUNTED,
  totalDice?: Dice
): Why | undefined {
  const refusal = refuseDiceTotal(owner, { small: [first + 1, ...rest], ...big }, totalDice);
  return refusal?.code === 'over' ? refusal : undefined;
}

/** One reason for each player whose dice are not all counted yet (7.2). */
export function refuseCounted(
  { dice }: Pick<CountMove, 'dice'>,
  view: Pick<View, 'players' | 'left'>
): readonly Why[] {
  return (Object.entries(dice) as [DiceOwner, Count][]).flatMap(
    ([owner, count]) => refuseCount(view, owner, count, diceToCount(view, owner)) ?? []
  );
}

/** Dice of a colour that have to be counted: those that are not on a tile. */
export function diceToCount({ players }: Pick<View, 'players'>, owner: DiceOwner): Dice {
  const { small, big } = players.find(({ player }) => player === owner) ?? {
    small: SMALL_DICE,
    big: BIG_DICE
  };
  return { small, big };
}
