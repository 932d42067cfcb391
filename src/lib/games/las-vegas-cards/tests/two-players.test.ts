import { describe, expect, test } from 'vitest';
import {
  matchAfter,
  askIds,
  cards,
  count,
  diceAt,
  eightyAndThirty,
  placeCardsMove,
  lines,
  refusalOf,
  newMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import type { Move } from '$lib/games/las-vegas-cards/types';

function neutralMove(...text: readonly string[]): Move {
  return { type: 'neutral', cards: cards(...text) };
}

const EIGHT_CARDS = neutralMove('1', '1', '11', '3', '33', '5', '5', '6');

describe('two players', () => {
  test('8.1 only the cards of the two players are at the casinos', () => {
    const roundStart = matchAfter(newMatch(2), eightyAndThirty);
    expect(askIds(roundStart)[0]).toBe('lay p1');
    expect(refusalOf(roundStart, EIGHT_CARDS)).toMatchObject({ code: 'notNow' });
  });

  test('8.2 by house rule eight cards of a third colour are at the casinos from the start', () => {
    const roundStart = matchAfter(newMatch(2, { neutral: true }), eightyAndThirty);
    expect(askIds(roundStart)).toEqual(['neutral', '(depth)']);
    expect(refusalOf(roundStart, neutralMove('1', '1', '11', '11', '3', '5', '5', '6'))).toEqual({
      code: 'wrongNeutral',
      rule: '8.2',
      given: 8
    });
    expect(refusalOf(roundStart, neutralMove('1'))).toEqual({ code: 'wrongNeutral', rule: '8.2', given: 1 });
    const afterPlacing = matchAfter(roundStart, EIGHT_CARDS);
    expect(diceAt(afterPlacing, 1)).toEqual({ neutral: 4 });
    expect(diceAt(afterPlacing, 3)).toEqual({ neutral: 3 });
    expect(refusalOf(afterPlacing, placeCardsMove('p1', '11'))).toBeUndefined();
  });

  test('8.2 cards of the third colour can tie and win, and their winnings go back to the box', () => {
    const afterEntry = matchAfter(
      newMatch(2, { neutral: true, depth: 'rounds' }),
      eightyAndThirty,
      EIGHT_CARDS,
      count([
        [4, 0, 2, 0, 0, 0],
        [3, 0, 1, 0, 0, 0]
      ])
    );
    expect(lines(afterEntry.ledger).slice(0, 3)).toEqual(['p2 80000', 'p1 0 tied', 'box 30000']);
    expect(lines(afterEntry.ledger)).toContain('p2 0 third');
    expect(afterEntry.state).toMatchObject({ round: 2, phase: 'notes' });
  });

  test('8.2 more than two players never have a third colour', () => {
    expect(askIds(matchAfter(newMatch(3, { neutral: true }), eightyAndThirty))[0]).toBe('lay p1');
  });
});
