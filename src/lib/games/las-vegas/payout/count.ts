import type { Played, PlayerId, Posting } from '$lib/core';
import { withTaken } from '$lib/games/las-vegas/actions/chip-cards';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { pay } from './pay';
import {
  addDice,
  counted,
  countedPlayers,
  hasNeutral,
  purseOf,
  withPurse
} from '$lib/games/las-vegas/state/table';
import {
  FACES,
  type Casino,
  type Face,
  type Move,
  type State,
  type Who,
  type Why
} from '$lib/games/las-vegas/types';

type CountMove = Extract<Move, { type: 'count' }>;

/** Scores a round that was not entered turn by turn: where all dice are, and the chips left (7.2, 7.3). */
export function count(before: State, { dice, chips, chipCards = {} }: CountMove): Played<State, Why> {
  const state = withTaken(before, chipCards);
  const everybody = counted(state);
  const casinos = FACES.reduce((all, face) => countCasino(all, face, everybody, dice), state.casinos);
  const entered: Played<State, Why> = {
    state: { ...state, casinos, neutral: hasNeutral(state) },
    postings: []
  };
  return pay(countedPlayers(state).reduce((so, player) => spend(so, player, chips[player] ?? 0), entered));
}

function countCasino(
  casinos: readonly Casino[],
  face: Face,
  everybody: readonly Who[],
  dice: CountMove['dice']
): readonly Casino[] {
  return everybody.reduce((all, who) => {
    const small = dice[who]?.small[face - 1] ?? 0;
    return addDice(all, face, who, { small, big: Number(dice[who]?.big === face) });
  }, casinos);
}

function spend({ state, postings }: Played<State, Why>, player: PlayerId, left: number): Played<State, Why> {
  const spent = purseOf(state, player).chips - left;
  const why: Why = { code: 'spent', rule: '7.3', player, spent, left };
  const chip: Posting<Why> = { from: player, to: 'bank', piece: 'chip', value: CHIP_VALUE, why };
  return {
    state: withPurse(state, player, { chips: left, small: 0, big: 0 }),
    postings: [...postings, ...Array<typeof chip>(spent).fill(chip)]
  };
}
