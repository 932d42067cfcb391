import { clockwiseFrom, moves, take, type PlayerId, type Played, type Posting } from '$lib/core';
import { BIG_DICE, CHIPS_A_ROUND, CHIP_VALUE, ROUNDS, SMALL_DICE } from './data';
import { nextOpening, payRound } from './payout';
import { addDice, addRoll, diceLeft, purseOf, showing, withPurse } from './table';
import {
  FACES,
  type Casino,
  type Dice,
  type Face,
  type Move,
  type Pair,
  type State,
  type Why
} from './types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
type Outcome = Played<State, Why>;

/** What a move that is not refused brings about. */
export function play(state: State, move: Move): Outcome {
  switch (move.type) {
    case 'deal':
      return deal(state, move.pairs);
    case 'neutral':
      return quiet({ ...state, casinos: addRoll(state.casinos, 'neutral', move), neutral: true });
    case 'roll':
      return roll(state, move);
    case 'place':
      return place(state, move);
    case 'pass':
      return pass(state);
    case 'count':
      return count(state, move);
    case 'depth':
      return quiet({ ...state, depth: move.depth });
  }
}

function quiet(state: State): Outcome {
  return { state, postings: [] };
}

/** Six pairs by rank: larger total first, of equal ones the higher note first; higher note first in each (2.2). */
export function sortPairs(pairs: readonly Pair[]): readonly Pair[] {
  const sorted = pairs.map(([one, other]): Pair => (one >= other ? [one, other] : [other, one]));
  return sorted.sort((one, other) => other[0] + other[1] - one[0] - one[1] || other[0] - one[0]);
}

function deal(state: State, pairs: readonly Pair[]): Outcome {
  const casinos = [...sortPairs(pairs)].reverse().map((notes): Casino => ({ notes, dice: {} }));
  const unseen = take(state.unseen, pairs.flat().map(String));
  const dealt: State = { ...state, phase: 'turns', casinos, unseen, turn: state.opening.player };
  return state.seats.reduce<Outcome>(twoChips, { state: dealt, postings: [] });
}

function twoChips({ state, postings }: Outcome, player: PlayerId): Outcome {
  const why: Why = { code: 'chip', rule: '2.4', player, round: state.round };
  const chip: Posting<Why> = { from: 'bank', to: player, piece: 'chip', value: CHIP_VALUE, why };
  const chips = purseOf(state, player).chips + CHIPS_A_ROUND;
  return {
    state: withPurse(state, player, { chips }),
    postings: [...postings, ...Array<typeof chip>(CHIPS_A_ROUND).fill(chip)]
  };
}

function roll(state: State, { dice, big }: MoveOf<'roll'>): Outcome {
  const told = big === undefined ? { dice } : { dice, big };
  return quiet({ ...state, roll: told, rolls: state.rolls + 1 });
}

/** The dice that a placement puts down: all of that number where the roll is told (3.2). */
export function placed(state: State, { face, small = 0, big = 0 }: MoveOf<'place'>): Dice {
  return state.roll === undefined ? { small, big } : showing(state.roll, face);
}

function place(state: State, move: MoveOf<'place'>): Outcome {
  const player = state.turn;
  const dice = placed(state, move);
  const { small, big } = purseOf(state, player);
  const casinos = addDice(state.casinos, move.face, player, dice);
  const left = withPurse({ ...state, casinos }, player, { small: small - dice.small, big: big - dice.big });
  return passTurn({ state: left, postings: [] });
}

function pass(state: State): Outcome {
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
function passTurn({ state: { roll, ...state }, postings }: Outcome): Outcome {
  const [, ...others] = clockwiseFrom(state.seats, state.turn);
  const turn = [...others, state.turn].find((player) => diceLeft(state, player) > 0);
  return turn === undefined ? pay({ state, postings }) : { state: { ...state, turn }, postings };
}

function count(state: State, { dice, chips }: MoveOf<'count'>): Outcome {
  const casinos = FACES.reduce((all, face) => countCasino(all, face, dice), state.casinos);
  return pay(
    state.seats.reduce<Outcome>((so, player) => spend(so, player, chips[player] ?? 0), {
      state: { ...state, casinos },
      postings: []
    })
  );
}

function countCasino(
  casinos: readonly Casino[],
  face: Face,
  dice: MoveOf<'count'>['dice']
): readonly Casino[] {
  return (Object.keys(dice) as (keyof typeof dice)[]).reduce((all, who) => {
    const small = dice[who]?.small[face - 1] ?? 0;
    return addDice(all, face, who, { small, big: Number(dice[who]?.big === face) });
  }, casinos);
}

/** The chips that a player has no longer at the end of a round that was not told turn by turn (7.3). */
function spend({ state, postings }: Outcome, player: PlayerId, left: number): Outcome {
  const spent = purseOf(state, player).chips - left;
  const why: Why = { code: 'spent', rule: '7.3', player, spent, left };
  const chip: Posting<Why> = { from: player, to: 'bank', piece: 'chip', value: CHIP_VALUE, why };
  return {
    state: withPurse(state, player, { chips: left }),
    postings: [...postings, ...Array<typeof chip>(spent).fill(chip)]
  };
}

/** The end of a round: every casino is paid, all dice go back, and the next round waits for its notes. */
function pay({ state, postings }: Outcome): Outcome {
  const paid = payRound(state.casinos);
  const opening = nextOpening(state.casinos, state.opening.player, state.seats, state.options);
  const ended = state.round === ROUNDS;
  const next: State = {
    ...state,
    ...(ended ? { phase: 'over' } : { phase: 'deal', round: state.round + 1, opening, turn: opening.player }),
    casinos: [],
    neutral: false,
    passed: false,
    under: [...state.under, ...paid.filter((each) => each.to === 'pile').map((each) => each.value)],
    paid: { round: state.round, casinos: state.casinos }
  };
  return {
    state: state.seats.reduce((table, player) => collect(table, player, paid), next),
    postings: [...postings, ...paid]
  };
}

function collect(state: State, player: PlayerId, paid: readonly Posting<Why>[]): State {
  const won = paid
    .filter((posting) => moves(posting) && posting.to === player)
    .map((posting) => posting.value);
  const notes = [...purseOf(state, player).notes, ...won].sort((one, other) => other - one);
  return withPurse(state, player, { notes, small: SMALL_DICE, big: BIG_DICE });
}
