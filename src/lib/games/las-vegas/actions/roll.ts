import { isListOf, isOptional, type Outcome } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { BIG_DICE, SMALL_DICE } from '$lib/games/las-vegas/data';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import { addRoll, copyOf, isNeutralRollDue, purseOf } from '$lib/games/las-vegas/state/table';
import {
  isFace,
  type LasVegasAsk,
  type Roll,
  type State,
  type TableAsk,
  type DiceOwner,
  type Why
} from '$lib/games/las-vegas/types';
import { chipCardWanted, notNowReason, refuseTurn, type LasVegasAction } from './action';

/** A player rolls all dice that are left (3.1). */
export const roll: LasVegasAction<'roll'> = {
  isReadable: isRoll,
  refuse(state, move) {
    const refusal = refuseTurn(state);
    if (refusal !== undefined) return refusal;
    if (state.arena.roll !== undefined) return notNowReason(state);
    const { small, big } = purseOf(state, state.turn);
    return refuseDice(move, state.turn, small, big);
  },
  apply(state, { dice, big }) {
    const nextState = copyOf(state);
    nextState.arena = { roll: big === undefined ? { dice } : { dice, big } };
    nextState.rolls += 1;
    return withoutPostings(nextState);
  },
  log: ({ turn, rolls }, move) => ({ code: 'rolled', player: turn, number: rolls + 1, roll: move }),
  move: (_, outcome) => makeRollMove('roll', outcome),
  answer: (_, move) => diceOf(move)
};

/** The dice of the third colour are rolled, and each is placed at the casino of its number (5.1). */
export const neutralRoll: LasVegasAction<'neutral'> = {
  isReadable: isRoll,
  refuse(state, move) {
    const isAllowed = state.phase === 'turns' && !isWaiting(state) && isNeutralRollDue(state);
    if (!isAllowed || chipCardWanted(state) !== undefined) return notNowReason(state);
    return refuseDice(move, 'neutral', SMALL_DICE, BIG_DICE);
  },
  apply: (state, move) =>
    withoutPostings({ ...state, casinos: addRoll(state.casinos, 'neutral', move), neutral: true }),
  log: (_, move) => ({ code: 'neutral', roll: move }),
  move: (_, outcome) => makeRollMove('neutral', outcome),
  answer: (_, move) => diceOf(move)
};

/** Asks a player for a roll of the dice that are left. */
export function rollAsk(state: State): TableAsk {
  const { small, big } = purseOf(state, state.turn);
  return { id: 'roll', for: state.turn, kind: 'dice', faces: 6, count: small, big: big > 0 };
}

/** Asks for the roll of the third colour. */
export function neutralAsk(): TableAsk {
  return { id: 'neutral', kind: 'dice', faces: 6, count: SMALL_DICE, big: true };
}

/** Number of dice to roll, including the big one. */
export function diceAsked({ count, big = false }: Extract<LasVegasAsk, { kind: 'dice' }>): number {
  return count + Number(big);
}

/** Reason for a wrong number of dice: a player rolls all that are left (3.1), the neutral colour all eight (5.1). */
export function wrongRollReason(owner: DiceOwner, smallCount: number, bigCount: number): Why {
  return {
    code: 'wrongRoll',
    rule: owner === 'neutral' ? '5.1' : '3.1',
    who: owner,
    small: smallCount,
    big: bigCount
  };
}

function isRoll({ dice, big }: Roll): boolean {
  return isListOf(dice, isFace) && isOptional(isFace)(big);
}

function refuseDice(roll: Roll, owner: DiceOwner, smallCount: number, bigCount: number): Why | undefined {
  const isAllowed = roll.dice.length === smallCount && Number(roll.big !== undefined) === bigCount;
  return isAllowed ? undefined : wrongRollReason(owner, smallCount, bigCount);
}

function makeRollMove<Type extends 'roll' | 'neutral'>(
  type: Type,
  outcome: Outcome
): ({ readonly type: Type } & Roll) | undefined {
  if (outcome.kind !== 'dice') return undefined;
  const dice = outcome.dice.filter(isFace);
  return isFace(outcome.big) ? { type, dice, big: outcome.big } : { type, dice };
}

function diceOf({ dice, big }: Roll): Outcome {
  return big === undefined ? { kind: 'dice', dice } : { kind: 'dice', dice, big };
}
