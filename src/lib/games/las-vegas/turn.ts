import { clockwiseFrom, type Played, type Posting } from '$lib/core';
import { CHIP_VALUE } from './data';
import { pay } from './pay';
import { addDice, diceLeft, purseOf, showing, withPurse } from './table';
import type { Dice, Move, State, Why } from './types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** All dice left, rolled at once and told (3.1). */
export function roll(state: State, { dice, big }: MoveOf<'roll'>): Played<State, Why> {
  const told = big === undefined ? { dice } : { dice, big };
  return { state: { ...state, roll: told, rolls: state.rolls + 1 }, postings: [] };
}

/** The dice that a placement puts down: all of that number where the roll is told (3.2). */
export function placed(state: State, { face, small = 0, big = 0 }: MoveOf<'place'>): Dice {
  return state.roll === undefined ? { small, big } : showing(state.roll, face);
}

export function place(state: State, move: MoveOf<'place'>): Played<State, Why> {
  const player = state.turn;
  const dice = placed(state, move);
  const { small, big } = purseOf(state, player);
  const casinos = addDice(state.casinos, move.face, player, dice);
  const left = withPurse({ ...state, casinos }, player, { small: small - dice.small, big: big - dice.big });
  return passTurn({ state: left, postings: [] });
}

/** A chip is paid, and no die is placed (3.5). */
export function pass(state: State): Played<State, Why> {
  const player = state.turn;
  const left = purseOf(state, player).chips - 1;
  const why: Why = { code: 'passed', rule: '3.5', player, left };
  const chip: Posting<Why> = { from: player, to: 'bank', piece: 'chip', value: CHIP_VALUE, why };
  return passTurn({
    state: withPurse({ ...state, passed: true }, player, { chips: left }),
    postings: [chip]
  });
}

/** To the next player with dice (3.4); with the last die placed the round is paid (3.6). */
function passTurn({ state: { roll, ...state }, postings }: Played<State, Why>): Played<State, Why> {
  const [, ...others] = clockwiseFrom(state.seats, state.turn);
  const turn = [...others, state.turn].find((player) => diceLeft(state, player) > 0);
  return turn === undefined ? pay({ state, postings }) : { state: { ...state, turn }, postings };
}
