import { clockwiseFrom, type Played, type Posting } from '$lib/core';
import { CHIP_VALUE } from './data';
import { activate, isWaiting, watch } from './moments';
import { goOnPaying, pay } from './pay';
import { addDice, diceLeft, purseOf, showing, withPurse } from './table';
import type { Dice, Face, Move, State, Why } from './types';

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
  const lain = withoutPlaced({ ...state, casinos }, move.face);
  const left = withPurse(lain, player, { small: small - dice.small, big: big - dice.big });
  const cause = { by: 'placing', dice, rolled: true } as const;
  return goOn(activate(watch({ state: left, postings: [] }), move.face, player, cause));
}

/** What stays in the arena of a roll that was told, until the turn is over. */
function withoutPlaced(state: State, face: Face): State {
  if (state.roll === undefined) return state;
  const { dice, big } = state.roll;
  const rest = dice.filter((die) => die !== face);
  return { ...state, roll: big === undefined || big === face ? { dice: rest } : { dice: rest, big } };
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

/** To the next player with dice (3.4); with the last die placed the round is paid (3.6). */
function passTurn({ state: { roll, ...state }, postings }: Played<State, Why>): Played<State, Why> {
  const [, ...others] = clockwiseFrom(state.seats, state.turn);
  const turn = [...others, state.turn].find((player) => diceLeft(state, player) > 0);
  return turn === undefined ? pay({ state, postings }) : { state: { ...state, turn }, postings };
}
