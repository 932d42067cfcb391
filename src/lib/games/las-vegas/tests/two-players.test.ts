import { describe, expect, test } from 'vitest';
import { movesPiece } from '$lib/core';
import {
  matchAfter,
  placeAllAt,
  deal,
  neutralMove,
  pass,
  placeMove,
  roll,
  newMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';

const afterDeal = matchAfter(newMatch(2), deal());
const neutralRoll = neutralMove([1, 2, 2, 3, 5, 5, 5], 6);

describe('the neutral dice of two players', () => {
  test('5.1 all eight dice are rolled before the first turn', () => {
    expect(rules.asks(afterDeal.state)[0]).toMatchObject({
      id: 'neutral',
      kind: 'dice',
      count: 7,
      big: true
    });
    expect(rules.refuse(afterDeal.state, roll([1, 1, 1, 1, 1, 1, 1], 1))).toEqual({
      code: 'notNow',
      rule: '7.1',
      wanted: 'neutral'
    });
    expect(rules.refuse(afterDeal.state, neutralMove([1, 2], 6))).toEqual({
      code: 'wrongRoll',
      rule: '5.1',
      who: 'neutral',
      small: 7,
      big: 1
    });
  });

  test('5.1 each neutral die is placed at the casino of its number', () => {
    const { state } = matchAfter(afterDeal, neutralRoll);
    expect(state.casinos.map(({ dice }) => dice.neutral)).toEqual([
      { small: 1, big: 0 },
      { small: 2, big: 0 },
      { small: 1, big: 0 },
      undefined,
      { small: 3, big: 0 },
      { small: 0, big: 1 }
    ]);
  });

  test('5.1 the neutral dice are rolled once in each round', () => {
    const roundMatch = matchAfter(afterDeal, neutralRoll);
    expect(rules.refuse(roundMatch.state, neutralRoll)).toMatchObject({ code: 'notNow', wanted: 'turn' });
    const next = matchAfter(roundMatch, placeAllAt(1), placeAllAt(4), deal());
    expect(rules.asks(next.state)[0]?.id).toBe('neutral');
  });

  test('5.1 there are no neutral dice with three or more players', () => {
    const { state } = matchAfter(newMatch(3), deal());
    expect(rules.refuse(state, neutralRoll)).toMatchObject({ code: 'notNow', wanted: 'turn' });
    expect(rules.asks(state).map(({ id }) => id)).not.toContain('neutral');
  });

  test('5.2 a note that the neutral dice win goes under the pile, and the runner-up still gets the other one', () => {
    const roundMatch = matchAfter(afterDeal, neutralRoll, placeMove(5, 2), placeAllAt(4), placeMove(1, 5, 1));
    // At casino 5 (80 and 70) neutral has 3 dice and p1 has 2. At casino 6 (100 and 90) neutral is alone.
    const notePostings = roundMatch.ledger.filter(
      (posting) => movesPiece(posting) && posting.piece === 'note'
    );
    expect(notePostings.map(({ to, value, why }) => [to, value, why.code])).toEqual([
      ['p1', 30000, 'most'],
      ['pile', 30000, 'imaginary'],
      ['pile', 50000, 'imaginary'],
      ['pile', 40000, 'leftOver'],
      ['pile', 70000, 'imaginary'],
      ['pile', 40000, 'leftOver'],
      ['p2', 60000, 'most'],
      ['pile', 60000, 'leftOver'],
      ['pile', 80000, 'imaginary'],
      ['p1', 70000, 'second'],
      ['pile', 100000, 'imaginary'],
      ['pile', 90000, 'leftOver']
    ]);
  });

  test('5.2 the neutral dice have no turn of their own', () => {
    const { state } = matchAfter(afterDeal, neutralRoll, pass, pass, pass);
    expect(state.turn).toBe('p2');
  });
});
