import { describe, expect, test } from 'vitest';
import { fitsAsks, type AskTap, type CountGroup } from '$lib/core';
import { enteredCountsOf, outcomeOf, tapsToAnswer } from '$lib/core/asks/entered';
import type { CardsAsk } from '$lib/games/las-vegas-cards/actions/action';
import { choiceOf } from '$lib/games/las-vegas-cards/actions/asks';
import {
  matchAfter,
  CHIP_CARDS,
  chipCards,
  count,
  eightyAndThirty,
  placeCardsMove,
  newMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { rules } from '$lib/games/las-vegas-cards/rules';
import type { Move } from '$lib/games/las-vegas-cards/types';

type TestMatch = ReturnType<typeof matchAfter>;

const LAID_CARDS = chipCards('pink', 'gold', 'gold', 'third colour', 'fourth colour', 'fifth colour');
const NO_DICE = [0, 0, 0, 0, 0, 0];

/** Round 2 of a match that records only round results, with two pink chip cards at casino 1. */
const currentMatch = matchAfter(
  newMatch(2, { depth: 'rounds', chipCards: CHIP_CARDS }),
  eightyAndThirty,
  LAID_CARDS,
  count([NO_DICE, NO_DICE]),
  eightyAndThirty,
  LAID_CARDS
);

function askOf({ state }: TestMatch, id: string): CardsAsk {
  const ask = rules.asks(state).find((ask) => ask.id === id);
  if (ask === undefined) throw new Error(`${id} is not asked`);
  return ask;
}

function groupsOf(testMatch: TestMatch): readonly CountGroup[] {
  const ask = askOf(testMatch, 'count');
  return ask.kind === 'counts' ? ask.groups : [];
}

function tap(group: string, row: string, pieceCount: number): AskTap {
  return { ask: 'count', kit: 'count', group, row, count: pieceCount };
}

/** The taps that restore a move, and the move that results from them. */
function answerAgain(
  testMatch: TestMatch,
  id: string,
  move: Move
): readonly [readonly AskTap[], Move | undefined] {
  const ask = askOf(testMatch, id);
  const outcome = rules.answer?.(ask, move);
  const taps = outcome === undefined ? [] : tapsToAnswer(ask, outcome);
  const enteredOutcome = outcomeOf(ask, taps);
  return [taps, enteredOutcome === undefined ? undefined : rules.move(ask, enteredOutcome)];
}

describe('a round of which only the result is entered', () => {
  test('9.4 the last tap of a count replaces earlier ones', () => {
    const taps = [tap('dice p1', '3', 1), tap('dice p1', '3', 2), tap('dice p2', '6', 4)];
    const counts = enteredCountsOf(taps, groupsOf(currentMatch));
    expect([counts['dice p1']?.['3'], counts['dice p2']?.['6'], counts['dice p2']?.['1']]).toEqual([2, 4, 0]);
  });

  test('9.4 cards placed during the round are already counted at its end', () => {
    const afterPlacing = matchAfter(
      newMatch(2),
      eightyAndThirty,
      placeCardsMove('p1', '4', '4'),
      placeCardsMove('p2', '66'),
      {
        type: 'depth',
        depth: 'rounds'
      }
    );
    const counts = enteredCountsOf([], groupsOf(afterPlacing));
    expect([counts['dice p1']?.['4'], counts['dice p2']?.['6'], counts['dice p1']?.['6']]).toEqual([2, 2, 0]);
    expect(enteredCountsOf([tap('dice p1', '4', 0)], groupsOf(afterPlacing))['dice p1']?.['4']).toBe(0);
  });

  test('9.4 each chip card stays until a taker is entered', () => {
    const remainingCount = (...taps: readonly AskTap[]): unknown =>
      enteredCountsOf(taps, groupsOf(currentMatch))['chipCards 1 pink'];
    expect(remainingCount()).toEqual({ p1: 0, p2: 0, stays: 2 });
    expect(remainingCount(tap('chipCards 1 pink', 'p1', 1))).toEqual({ p1: 1, p2: 0, stays: 1 });
    expect(remainingCount(tap('chipCards 1 pink', 'p1', 1), tap('chipCards 1 pink', 'p1', 0))).toEqual({
      p1: 0,
      p2: 0,
      stays: 2
    });
  });

  test('9.4 an undone count is restored from its move', () => {
    const enteredMove = count([[1, 0, 0, 0, 0, 2], NO_DICE], { 1: { p1: ['pink'], p2: ['pink'] } });
    const [taps, move] = answerAgain(currentMatch, 'count', enteredMove);
    expect(taps).toEqual([
      tap('dice p1', '1', 1),
      tap('dice p1', '6', 2),
      tap('chipCards 1 pink', 'p1', 1),
      tap('chipCards 1 pink', 'p2', 1)
    ]);
    expect(move).toEqual(enteredMove);
  });
});

test('2.1 after an undo every note but the last one is still entered', () => {
  const [taps] = answerAgain(matchAfter(newMatch(2)), 'notes', eightyAndThirty);
  expect(taps).toHaveLength(11);
  expect(taps.slice(0, 3)).toMatchObject([
    { group: 'notes 1', row: '30000', count: 1 },
    { group: 'notes 1', row: '80000', count: 1 },
    { group: 'notes 2', row: '30000', count: 1 }
  ]);
});

test('3.2 cards can be chosen in any order', () => {
  const ask = askOf(matchAfter(newMatch(2), eightyAndThirty), 'lay p1');
  const [one, other] = [choiceOf(ask, ['single 3', 'double 3']), choiceOf(ask, ['double 3', 'single 3'])];
  expect(one).toBeGreaterThanOrEqual(0);
  expect(other).toBe(one);
  expect(choiceOf(ask, ['single 1', 'single 2', 'single 3'])).toBe(-1);
});

test('a stored tap of a placement must be one of its parts', () => {
  const asks = rules.asks(matchAfter(newMatch(2), eightyAndThirty).state);
  const pick = (part: string, value: string): AskTap => ({ ask: 'lay p1', kit: 'pick', part, value });
  expect(fitsAsks(asks, pick('number', '6'))).toBe(true);
  expect(fitsAsks(asks, pick('another', 'yes'))).toBe(true);
  for (const invalidTap of [pick('number', '7'), pick('constructor', '6'), pick('card', '1')])
    expect(fitsAsks(asks, invalidTap)).toBe(false);
});
