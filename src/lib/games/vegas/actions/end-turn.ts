import { nextStaying } from '$lib/core';
import type { Turn } from './action';
import { allowedSpaces } from './placing';
import { score, step, type ScoredStep } from '$lib/games/vegas/payout/scoring';
import {
  canPlace,
  countersOf,
  currentTable,
  isOpen,
  nameOf,
  addNews,
  spacesAt
} from '$lib/games/vegas/state/table';
import type { Placing, State, Why } from '$lib/games/vegas/types';

/** Continues after a number has taken effect: scores a full table, moves Mary Chip, rolls, or starts the next turn. */
export function continueTurn(turn: Turn, placing: Placing): Turn {
  const { state } = turn;
  const spaces = spacesAt(state, placing.table);
  if (spaces.every(({ counter }) => counter !== undefined)) return scoreFullTable(turn, placing);
  if (placing.by === 'good-luck') return beforeThrow(turn);
  const allowsAnotherRoll =
    state.options.missingNumber === 'again' && !allowedSpaces(spaces, state.turn, placing.shown).shows;
  const rule = state.fight === undefined ? '5.1' : '8.6';
  const scoredStep: ScoredStep = placing.shown === 1 ? step(state, rule) : { ...turn, scored: false };
  return allowsAnotherRoll && placing.shown !== 6 && !scoredStep.scored && scoredStep.state.phase !== 'over'
    ? beforeThrow(scoredStep)
    : ending(scoredStep);
}

/**
 * Scores a full table at once, which ends the turn. By a house rule, Mary Chip still moves if a rolled 1 filled it
 * (5.7).
 */
function scoreFullTable({ state }: Turn, { table, by, shown }: Placing): Turn {
  const name = nameOf(state, table);
  const scoredStep = score(addNews(state, { code: 'full', rule: '6.2', at: name }), table, 'full');
  if (scoredStep.state.phase === 'over') return scoredStep;
  const isRolledOne = by === 'die' && shown === 1;
  if (isRolledOne && state.options.fullByOne === 'moves')
    return { ...scoredStep, state: { ...withoutChoice(scoredStep.state), phase: 'step' } };
  if (isRolledOne) return ending(scoredStep, { code: 'maryWaits', rule: '5.7', at: name });
  return by === 'die'
    ? ending(scoredStep)
    : ending(scoredStep, { code: 'turnEnds', rule: '2.8', player: state.turn });
}

/** Continues with the roll that ends the turn, if there is anything to roll for (4.3, 4.6). */
export function beforeThrow({ state, postings }: Turn): Turn {
  if (state.phase === 'over') return { state, postings };
  const next = withoutChoice(state);
  if (canPlace(next) || next.options.lastCounter === 'throw')
    return { state: { ...next, phase: 'throw' }, postings };
  const table = currentTable(next);
  const rule = table !== undefined && !isOpen(next, table) && countersOf(next, next.turn) > 0 ? '4.6' : '4.3';
  return ending({ state: next, postings }, { code: 'nothingToPlace', rule, player: next.turn });
}

/** Starts the turn of the next player clockwise. */
export function ending({ state, postings }: Turn, ...reasons: readonly Why[]): Turn {
  if (state.phase === 'over') return { state: withoutChoice(state), postings };
  const { sentTo, ...rest } = withoutChoice(addNews(state, ...reasons));
  return { state: { ...rest, phase: 'turn', turn: nextStaying(rest, rest.turn) }, postings };
}

function withoutChoice({ placing, fight, ...rest }: State): State {
  return rest;
}
