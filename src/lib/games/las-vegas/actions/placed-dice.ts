import type { PlayerId } from '$lib/core';
import { winnerOfCasino, isImaginary, strength } from '$lib/games/las-vegas/payout/payout';
import { addDice, purseOf, withPurse } from '$lib/games/las-vegas/state/table';
import type { Casino, Dice, Face, State, DiceOwner } from '$lib/games/las-vegas/types';
import { SIZES, type Size } from './owned-dice';

export const NO_DICE: Dice = { small: 0, big: 0 };

/** One die of this size. */
export function oneDie(size: Size): Dice {
  return size === 'small' ? { small: 1, big: 0 } : { small: 0, big: 1 };
}

/** The sizes with at least one die. */
export function sizesIn(dice: Dice): readonly Size[] {
  return SIZES.filter((size) => dice[size] > 0);
}

/** A player's dice at a casino. */
export function diceAt(state: Pick<State, 'casinos'>, face: Face, owner: DiceOwner): Dice {
  return state.casinos[face - 1]?.dice[owner] ?? NO_DICE;
}

/** The count of an owner's dice at a casino: the big die counts as two, a black die as one. */
export function countAt(state: Pick<State, 'casinos'>, face: Face, owner: DiceOwner): number {
  return strength(owner, diceAt(state, face, owner)).count;
}

/** Adds dice of a player to a casino. */
export function addDiceToCasino(state: State, face: Face, owner: DiceOwner, dice: Dice): State {
  return { ...state, casinos: addDice(state.casinos, face, owner, dice) };
}

/** Removes dice of a player from a casino. */
export function removeDiceFromCasino(
  state: State,
  face: Face,
  owner: DiceOwner,
  { small, big }: Dice
): State {
  return changeCasino(state, face, (casino) => {
    const { [owner]: dice = NO_DICE, ...others } = casino.dice;
    const remaining = { ...dice, small: dice.small - small, big: dice.big - big };
    const hasRemainingDice = remaining.small + remaining.big + (remaining.black ?? 0) > 0;
    return { ...casino, dice: hasRemainingDice ? { ...others, [owner]: remaining } : others };
  });
}

/** Adds a black die to a casino, where it counts for this player. */
export function addBlackDie(state: State, face: Face, player: PlayerId): State {
  return changeCasino(state, face, (casino) => {
    const dice = casino.dice[player] ?? NO_DICE;
    return { ...casino, dice: { ...casino.dice, [player]: { ...dice, black: (dice.black ?? 0) + 1 } } };
  });
}

function changeCasino(state: State, face: Face, update: (casino: Casino) => Casino): State {
  return {
    ...state,
    casinos: state.casinos.map((casino, index) => (index + 1 === face ? update(casino) : casino))
  };
}

/** Returns dice to a player, who may roll them again. */
export function returnDice(state: State, player: PlayerId, dice: Dice): State {
  const { small, big } = purseOf(state, player);
  return withPurse(state, player, { small: small + dice.small, big: big + dice.big });
}

/** Removes dice from those that a player has left. */
export function removeDiceLeft(state: State, player: PlayerId, dice: Dice): State {
  return returnDice(state, player, { small: -dice.small, big: -dice.big });
}

/**
 * The owner who alone has the highest count at a casino, imaginary players included. Undefined if the lead is tied or
 * the casino is empty.
 */
export function leaderAt(state: Pick<State, 'casinos'>, face: Face): DiceOwner | undefined {
  const casinoDice = state.casinos[face - 1]?.dice ?? {};
  return soleLeader(
    (Object.keys(casinoDice) as DiceOwner[]).map((owner) => ({
      who: owner,
      count: countAt(state, face, owner)
    }))
  );
}

/** The owner who alone has the highest count, if that count is at least one; undefined otherwise. */
export function soleLeader(
  counts: readonly { readonly who: DiceOwner; readonly count: number }[]
): DiceOwner | undefined {
  const highestCount = Math.max(0, ...counts.map(({ count }) => count));
  const leaders = counts.filter(({ count }) => count === highestCount && count > 0);
  return leaders.length === 1 ? leaders[0]?.who : undefined;
}

/** The player who would win the higher note of a casino; undefined if no one or an imaginary player would. */
export function winnerAt(state: Pick<State, 'casinos'>, face: Face): PlayerId | undefined {
  const casino = state.casinos[face - 1];
  const winner = casino && winnerOfCasino(casino);
  return winner === undefined || isImaginary(winner) ? undefined : winner;
}
