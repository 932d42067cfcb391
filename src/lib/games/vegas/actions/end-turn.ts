import { nextStayingPlayer } from '$lib/core';
import type { Turn } from './action';
import { allowedSpaces } from './placing';
import { scoreTable, stepMary, type ScoredStep } from '$lib/games/vegas/payout/scoring';
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
  if (placing.by === 'good-luck') return continueBeforeThrow(turn);
  const allowsAnotherRoll =
    state.options.missingNumber === 'again' &&
    !allowedSpaces(spaces, state.turn, placing.shown).isNumberThere;
  const rule = state.fight === undefined ? '5.1' : '8.6';
  const scoredStep: ScoredStep = placing.shown === 1 ? stepMary(state, rule) : { ...turn, isScored: false };
  return allowsAnotherRoll && placing.shown !== 6 && !scoredStep.isScored && scoredStep.state.phase !== 'over'
    ? continueBeforeThrow(scoredStep)
    : endTurn(scoredStep);
}

/**
 * Scores a full table at once, which ends the turn. By a house rule, Mary Chip still moves if a rolled 1 filled it
 * (5.7).
 */
function scoreFullTable({ state }: Turn, { table, by: cause, shown: face }: Placing): Turn {
  const name = nameOf(state, table);
  const scoredStep = scoreTable(addNews(state, { code: 'full', rule: '6.2', at: name }), table, 'full');
  if (scoredStep.state.phase === 'over') return scoredStep;
  const isRolledOne = cause === 'die' && face === 1;
  if (isRolledOne && state.options.fullByOne === 'moves')
    return { ...scoredStep, state: { ...withoutChoice(scoredStep.state), phase: 'step' } };
  if (isRolledOne) return endTurn(scoredStep, { code: 'maryWaits', rule: '5.7', at: name });
  return cause === 'die'
    ? endTurn(scoredStep)
    : endTurn(scoredStep, { code: 'turnEnds', rule: '2.8', player: state.turn });
}

/** Continues with the roll that ends the turn, if there is anything to roll for (4.3, 4.6). */
export function continueBeforeThrow({ state, postings }: Turn): Turn {
  if (state.phase === 'over') return { state, postings };
  const next = withoutChoice(state);
  if (canPlace(next) || next.options.lastCounter === 'throw')
    return { state: { ...next, phase: 'throw' }, postings };
  const table = currentTable(next);
  const rule = table !== undefined && !isOpen(next, table) && countersOf(next, next.turn) > 0 ? '4.6' : '4.3';
  return endTurn({ state: next, postings }, { code: 'nothingToPlace', rule, player: next.turn });
}

/** Starts the turn of the next player clockwise. */
export function endTurn({ state, postings }: Turn, ...reasons: readonly Why[]): Turn {
  if (state.phase === 'over') return { state: withoutChoice(state), postings };
  const { sentTo, ...rest } = withoutChoice(addNews(state, ...reasons));
  return { state: { ...rest, phase: 'turn', turn: nextStayingPlayer(rest, rest.turn) }, postings };
}

function withoutChoice({ placing, fight, ...rest }: State): State {
  return rest;
}
