import { describe, expect, test } from 'vitest';
import type { AskTap } from '$lib/core';
import { matchAfter, deal, neutralMove, newMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { table } from '$lib/games/las-vegas/fixtures/royale';
import { rules } from '$lib/games/las-vegas/rules';
import type { State } from '$lib/games/las-vegas/types';
import {
  countedDiceOf,
  diceCounted,
  diceToCount,
  refuseCounted,
  refuseStep,
  stillToCount,
  type CountAsk
} from './counted-dice';

const stateAfterDeal = matchAfter(newMatch(3, { depth: 'rounds' }), deal()).state;
const view = rules.view(stateAfterDeal);

function askIn(state: State): CountAsk {
  const ask = rules.asks(state).find(({ id }) => id === 'count');
  if (ask?.kind !== 'counts') throw new Error('no count is asked');
  return ask;
}
const ask = askIn(stateAfterDeal);

function tap(group: string, row: string | number, count: number): AskTap {
  return { ask: 'count', kit: 'count', group, row: String(row), count };
}
/** Everyone has four small dice at casino 1, three at 6 and the big die at 2. */
const allTaps: readonly AskTap[] = view.seats.flatMap((player) => [
  tap(`${player} small`, 1, 4),
  tap(`${player} small`, 6, 3),
  tap(`${player} big`, 2, 1)
]);

describe('the count of a round', () => {
  test('starts with no dice and all chips', () => {
    const countMove = countedDiceOf(ask, []);
    expect(countMove?.chips).toEqual({ p1: 2, p2: 2, p3: 2 });
    expect(diceCounted(countMove?.dice.p1)).toBe(0);
    // 3 colours of 7 small dice and a big one.
    expect(stillToCount(ask.groups, [])).toBe(24);
  });

  test('a complete count with its chips is an accepted move', () => {
    const countMove = countedDiceOf(ask, [...allTaps, tap('chips', 'p2', 0)]);
    expect(countMove?.dice.p3).toEqual({ small: [4, 0, 0, 0, 0, 3], big: 2 });
    expect(countMove?.chips).toEqual({ p1: 2, p2: 0, p3: 2 });
    expect(stillToCount(ask.groups, allTaps)).toBe(0);
    expect(countMove && refuseCounted(countMove, view)).toEqual([]);
    expect(countMove && rules.refuse(stateAfterDeal, countMove)).toBeUndefined();
  });

  test('7.2 a player with missing dice is named', () => {
    const taps = [...allTaps, tap('p2 small', 6, 1)];
    expect(stillToCount(ask.groups, taps)).toBe(2);
    const countMove = countedDiceOf(ask, taps);
    expect(countMove && refuseCounted(countMove, view)).toEqual([
      { code: 'short', rule: '7.2', who: 'p2', small: 5, big: 1, missing: { small: 2, big: 0 } }
    ]);
  });

  test('7.2 an eighth small die cannot be counted', () => {
    expect(refuseStep('p1', countedDiceOf(ask, allTaps)?.dice.p1)).toMatchObject({
      code: 'over',
      who: 'p1',
      small: 8
    });
    expect(refuseStep('p1', countedDiceOf(ask, [])?.dice.p1)).toBeUndefined();
  });

  test('the big die is counted at one casino, and can be removed again', () => {
    const tapsWithBigDie = [...allTaps, tap('p1 big', 5, 1)];
    expect(countedDiceOf(ask, tapsWithBigDie)?.dice.p1?.big).toBe(5);
    expect(countedDiceOf(ask, [...tapsWithBigDie, tap('p1 big', 5, 0)])?.dice.p1?.big).toBeUndefined();
  });

  test('5.1 with two players the neutral dice are counted, unless they were already placed', () => {
    const twoPlayerMatch = matchAfter(newMatch(2, { depth: 'rounds' }), deal());
    expect(Object.keys(countedDiceOf(askIn(twoPlayerMatch.state), [])?.dice ?? {})).toEqual([
      'p1',
      'p2',
      'neutral'
    ]);
    const afterRoll = matchAfter(twoPlayerMatch, neutralMove([1, 2, 3, 4, 5, 6, 6], 1));
    expect(Object.keys(countedDiceOf(askIn(afterRoll.state), [])?.dice ?? {})).toEqual(['p1', 'p2']);
  });

  test('1.6 the dice of a player who left may be in the box', () => {
    const stateAfterLeaving = matchAfter(
      { state: stateAfterDeal, ledger: [] },
      { type: 'leave', player: 'p3', pieces: 'stay' }
    ).state;
    const ask = askIn(stateAfterLeaving);
    const remainingTaps = allTaps.filter((tap) => tap.kit === 'count' && !tap.group.startsWith('p3'));
    expect(stillToCount(ask.groups, remainingTaps)).toBe(0);
  });

  test('23.2 dice on a tile are not counted', () => {
    const state = table(3, ['double-down'], { diceInHand: { p1: '5' } }).state;
    expect(diceToCount(rules.view(state), 'p1')).toEqual({ small: 5, big: 0 });
  });

  test('a count can be entered again as it was', () => {
    const countMove = countedDiceOf(ask, [...allTaps, tap('chips', 'p1', 1)]);
    const answer = countMove && rules.answer?.(ask, countMove);
    expect(answer?.kind === 'counts' && answer.counts).toMatchObject({
      'p1 small': { 1: 4, 2: 0, 6: 3 },
      'p1 big': { 1: 0, 2: 1 },
      chips: { p1: 1, p2: 2, p3: 2 }
    });
  });
});
