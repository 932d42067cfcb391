import type { Played, Posting } from '$lib/core';
import { claimed } from './chip-cards';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import { mainRules } from '$lib/games/las-vegas/tiles';
import { pay } from '$lib/games/las-vegas/payout/pay';
import { placed, withPlaced } from './placing';
import { copyOf, nextWithDice, purseOf, withPurse } from '$lib/games/las-vegas/state/table';
import type { Move, State, Why } from '$lib/games/las-vegas/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Records a roll of all dice that the player has left (3.1). */
export function roll(state: State, { dice, big }: MoveOf<'roll'>): Played<State, Why> {
  const rolled = copyOf(state);
  rolled.arena = { roll: big === undefined ? { dice } : { dice, big } };
  rolled.rolls += 1;
  return { state: rolled, postings: [] };
}

/** Places dice; then the tiles of the main game act. */
export function place(state: State, move: MoveOf<'place'>): Played<State, Why> {
  const player = state.turn;
  const dice = placed(state, move);
  const cause = { by: 'placing', dice, rolled: true } as const;
  const lying = { state: claimed(withPlaced(state, move), player, move.face, dice), postings: [] };
  return goOn(mainRules(state)?.placed(lying, move.face, player, cause) ?? lying);
}

/** Continues with the payout or the next turn, unless a tile waits for an answer. */
export function goOn(so: Played<State, Why>): Played<State, Why> {
  if (isWaiting(so.state)) return so;
  if (so.state.paying === undefined) return passTurn(so);
  return mainRules(so.state)?.continuePayout(so) ?? so;
}

/** Passes: the player pays a chip and places no die (3.5); it is free if only closed casinos were rolled (8.9). */
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

/**
 * Moves on to the next player with dice (3.4) once the chip card claim is settled. After the last die the round is
 * paid (3.6).
 */
function passTurn({ state, postings }: Played<State, Why>): Played<State, Why> {
  if (state.chipCards?.claim !== undefined) return { state, postings };
  const turn = nextWithDice(state);
  if (turn === undefined) return pay({ state, postings });
  const next = copyOf(state);
  next.arena = {};
  next.turn = turn;
  return { state: next, postings };
}
