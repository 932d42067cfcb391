import { isOptional, isOneOf, type Choice, type Posting } from '$lib/core';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { purseOf, withPurse } from '$lib/games/las-vegas/state/table';
import { mainRules } from '$lib/games/las-vegas/tiles';
import type { LasVegasAsk, Move, State, Why } from '$lib/games/las-vegas/types';
import { choiceOf, refuseTurn, type LasVegasAction } from './action';
import { passTurn } from './turn';

/** A player pays a chip and places no die (3.5); it is free if only closed casinos were rolled (8.9). */
export const pass: LasVegasAction<'pass'> = {
  isReadable: ({ free }) => isOptional(isOneOf([true]))(free),
  refuse(state, { free }) {
    const refusal = refuseTurn(state);
    if (refusal !== undefined) return refusal;
    const player = state.turn;
    const { chips } = purseOf(state, player);
    if (free !== true) return chips > 0 ? undefined : { code: 'noChip', rule: '3.5', player };
    const isChipNeeded = state.options.royale?.onlyClosed === 'chip' && chips > 0;
    const isFree = mainRules(state)?.rolledOnlyClosed(state) === true && !isChipNeeded;
    return isFree ? undefined : { code: 'notFree', rule: '8.9', player };
  },
  apply(state, { free }) {
    const nextState = { ...state, passed: true };
    if (free === true) return passTurn({ state: nextState, postings: [] });
    const player = state.turn;
    const remaining = purseOf(state, player).chips - 1;
    const why: Why = { code: 'passed', rule: '3.5', player, left: remaining };
    const chipPosting: Posting<Why> = { from: player, to: 'bank', piece: 'chip', value: CHIP_VALUE, why };
    return passTurn({ state: withPurse(nextState, player, { chips: remaining }), postings: [chipPosting] });
  },
  log: ({ turn: player }, { free }) =>
    free === true ? { code: 'passed', player, free } : { code: 'passed', player }
};

/** The choices to pass: with a chip and, if a casino is closed, also without one. */
export function passChoices(state: State): readonly Choice<Move, Why>[] {
  const paidPass = choiceOf(pass, state, { type: 'pass' });
  return state.royale?.closed === undefined
    ? [paidPass]
    : [paidPass, choiceOf(pass, state, { type: 'pass', free: true })];
}

/** True if passing without paying a chip is allowed now. */
export function canPassFree(ask: LasVegasAsk): boolean {
  return (
    ask.kind === 'choose' &&
    ask.choices.some(
      ({ move, refused }) => move.type === 'pass' && move.free === true && refused === undefined
    )
  );
}
