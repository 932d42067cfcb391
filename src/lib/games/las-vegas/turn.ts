import type { Played, Posting } from '$lib/core';
import { claimed } from './chip-cards';
import { CHIP_VALUE } from './data';
import { activate, isWaiting, watch } from './tile-moments';
import { goOnPaying, pay } from './pay';
import { addDice, copyOf, nextWithDice, purseOf, showing, withDice, withPurse } from './table';
import type { Dice, Face, Move, State, Why } from './types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** All dice left, rolled at once and told (3.1). */
export function roll(state: State, { dice, big }: MoveOf<'roll'>): Played<State, Why> {
  const rolled = copyOf(state);
  rolled.arena = { roll: big === undefined ? { dice } : { dice, big } };
  rolled.rolls += 1;
  return { state: rolled, postings: [] };
}

/** The dice that a placement puts down: all of that number where the roll is told (3.2). */
export function placed(state: State, { face, small = 0, big = 0 }: MoveOf<'place'>): Dice {
  const { roll } = state.arena;
  return roll === undefined ? { small, big } : showing(roll, face);
}

/** The tile acts first, so that whoever takes something by placing takes it from its holder (16.1). */
export function place(state: State, move: MoveOf<'place'>): Played<State, Why> {
  const player = state.turn;
  const dice = placed(state, move);
  const purse = purseOf(state, player);
  const lain = copyOf(state);
  lain.casinos = addDice(state.casinos, move.face, player, dice);
  lain.arena = withoutPlaced(state.arena, move.face);
  lain.purses = {
    ...state.purses,
    [player]: withDice(purse, purse.small - dice.small, purse.big - dice.big)
  };
  const cause = { by: 'placing', dice, rolled: true } as const;
  const lying = { state: claimed(lain, player, move.face, dice), postings: [] };
  return goOn(watch(activate(lying, move.face, player, cause)));
}

/** What stays in the arena of a roll that was told, until the turn is over. */
function withoutPlaced({ roll }: State['arena'], face: Face): State['arena'] {
  if (roll === undefined) return {};
  const dice = roll.dice.filter((die) => die !== face);
  return { roll: roll.big === undefined || roll.big === face ? { dice } : { dice, big: roll.big } };
}

/** On to what comes next, unless a tile waits for an answer: the payout, or the next turn. */
export function goOn(so: Played<State, Why>): Played<State, Why> {
  if (isWaiting(so.state)) return so;
  return so.state.paying === undefined ? passTurn(so) : goOnPaying(so);
}

/** A chip is paid, and no die is placed (3.5); nothing is paid where only closed casinos were rolled (8.9). */
export function pass(state: State, { free }: MoveOf<'pass'>): Played<State, Why> {
  const player = state.turn;
  if (free === true) return passTurn({ state: { ...state, passed: true }, postings: [] });
  const left = purseOf(state, player).chips - 1;
  const why: Why = { code: 'passed', rule: '3.5', player, left };
  const chip: Posting<Why> = { from: player, to: 'bank', piece: 'chip', value: CHIP_VALUE, why };
  return passTurn({
    state: withPurse({ ...state, passed: true }, player, { chips: left }),
    postings: [chip]
  });
}

/** To the next player with dice (3.4), once a chip card is taken or left; with the last die placed the round is paid (3.6). */
function passTurn({ state, postings }: Played<State, Why>): Played<State, Why> {
  if (state.chipCards?.claim !== undefined) return { state, postings };
  const turn = nextWithDice(state);
  if (turn === undefined) return pay({ state, postings });
  const next = copyOf(state);
  next.arena = {};
  next.turn = turn;
  return { state: next, postings };
}
