import { describe, expect, test } from 'vitest';
import type { Ask, Outcome } from '$lib/core';
import {
  matchAfter,
  deal,
  neutralMove,
  pass,
  placeMove,
  roll,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { game } from '$lib/games/las-vegas/index';
import { rules } from '$lib/games/las-vegas/rules';
import type { Move, Why } from '$lib/games/las-vegas/types';

function askWithId({ state }: TestMatch, id: string): Ask<Move, Why> {
  const found = rules.asks(state).find((ask) => ask.id === id);
  if (found === undefined) throw new Error(`nothing is asked that is called ${id}`);
  return found;
}

function ids({ state }: TestMatch): readonly string[] {
  return rules.asks(state).map((ask) => (ask.optional === true ? `${ask.id} aside` : ask.id));
}

function answerMove(testMatch: TestMatch, id: string, outcome: Outcome): Move {
  return rules.move(askWithId(testMatch, id), outcome);
}

function choices(testMatch: TestMatch): readonly { readonly move: Move; readonly refused?: Why }[] {
  const ask = askWithId(testMatch, 'place');
  return ask.kind === 'choose' ? ask.choices : [];
}

const afterDeal = matchAfter(newMatch(3), deal());
const afterRoll = matchAfter(afterDeal, roll([2, 2, 5, 5, 5, 6, 6], 2));

test('the neutral dice are placed at once, and the dice of a turn are held until they are placed', () => {
  expect(game.decidingDice?.(askWithId(matchAfter(newMatch(2), deal()), 'neutral'))).toBe('imaginary');
  expect(game.decidingDice?.(askWithId(afterDeal, 'roll'))).toBeUndefined();
});

describe('the asks', () => {
  test.each<[string, TestMatch, readonly string[]]>([
    ['before the deal', newMatch(2), ['deal', 'depth aside']],
    ['before the neutral dice', matchAfter(newMatch(2), deal()), ['neutral', 'depth aside']],
    ['before the first turn', afterDeal, ['roll', 'place', 'depth aside']],
    ['after a roll', afterRoll, ['place', 'depth aside']],
    ['later in the round', matchAfter(afterDeal, pass), ['roll', 'place', 'depth aside']],
    ['at the end of a round', matchAfter(newMatch(3, { depth: 'rounds' }), deal()), ['count', 'depth aside']],
    [
      'at the end of a round of two',
      matchAfter(newMatch(2, { depth: 'rounds' }), deal()),
      ['count', 'neutral aside', 'depth aside']
    ],
    [
      'at the end of a round of two whose neutral dice were rolled',
      matchAfter(newMatch(2, { depth: 'rounds' }), deal(), neutralMove([1, 1, 1, 1, 1, 1, 1], 1)),
      ['count', 'depth aside']
    ]
  ])('%s', (_, testMatch, expected) => {
    expect(ids(testMatch)).toEqual(expected);
  });

  test('3.1 before a roll is entered, the choices are every dice count at every casino, and passing', () => {
    // Of 7 small dice and the big one, 8 × 2 − 1 combinations can be placed at each of six casinos.
    expect(choices(afterDeal)).toHaveLength(6 * 15 + 1);
    expect(choices(afterDeal).every(({ refused }) => refused === undefined)).toBe(true);
  });

  test('3.2 after a roll, the choices are each casino and passing; numbers not rolled are refused with a reason', () => {
    expect(choices(afterRoll).map(({ refused }) => refused?.code ?? 'free')).toEqual([
      'notRolled',
      'free',
      'notRolled',
      'notRolled',
      'free',
      'free',
      'free'
    ]);
  });

  test('3.5 without a chip, passing is still shown but refused', () => {
    const withoutChips = matchAfter(afterDeal, pass, pass, pass, pass, pass, pass);
    expect(choices(withoutChips).at(-1)).toEqual({
      move: pass,
      refused: { code: 'noChip', rule: '3.5', player: 'p1' }
    });
  });
});

describe('the move for an answer', () => {
  test('2.1 notes are paired in the order in which they are drawn', () => {
    const drawnNotes = [30, 40, 50, 60, 70, 80, 90, 100, 30, 30, 60, 50].map((note) => String(note * 1000));
    expect(answerMove(newMatch(3), 'deal', { kind: 'draw', drawn: drawnNotes })).toEqual({
      type: 'deal',
      pairs: [
        [30000, 40000],
        [50000, 60000],
        [70000, 80000],
        [90000, 100000],
        [30000, 30000],
        [60000, 50000]
      ]
    });
  });

  test('3.1 the dice answered are the roll, including the big die if it is still in hand', () => {
    const dice = [1, 2, 3, 4, 5, 6, 6];
    expect(answerMove(afterDeal, 'roll', { kind: 'dice', dice, big: 4 })).toEqual({
      type: 'roll',
      dice,
      big: 4
    });
    const next = matchAfter(afterDeal, placeMove(1, 5, 1), pass, pass);
    expect(answerMove(next, 'roll', { kind: 'dice', dice: [2, 3] })).toEqual({ type: 'roll', dice: [2, 3] });
  });

  test('5.1 with two players, the dice answered first are the roll of the neutral colour', () => {
    const dice = [1, 2, 3, 4, 5, 6, 6];
    expect(answerMove(matchAfter(newMatch(2), deal()), 'neutral', { kind: 'dice', dice, big: 1 })).toEqual({
      type: 'neutral',
      dice,
      big: 1
    });
  });

  test('7.2 the counts answered are the dice of each colour, and the chips', () => {
    const roundsMatch = matchAfter(newMatch(2, { depth: 'rounds' }), deal());
    const counts = {
      'p1 small': { 1: 7, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 },
      'p1 big': { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0 },
      'p2 small': { 1: 0, 2: 0, 3: 0, 4: 0, 5: 3, 6: 4 },
      'p2 big': { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 1 },
      'neutral small': { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2 },
      'neutral big': { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 },
      chips: { p1: 2, p2: 0 }
    };
    expect(answerMove(roundsMatch, 'count', { kind: 'counts', counts })).toEqual({
      type: 'count',
      dice: {
        p1: { small: [7, 0, 0, 0, 0, 0], big: 2 },
        p2: { small: [0, 0, 0, 0, 3, 4], big: 6 },
        neutral: { small: [1, 1, 1, 1, 1, 2], big: 1 }
      },
      chips: { p1: 2, p2: 0 }
    });
  });

  test('a choice is the move at its index, and an index out of range throws an error', () => {
    expect(answerMove(afterRoll, 'place', { kind: 'choose', choice: 4 })).toEqual({ type: 'place', face: 5 });
    expect(() => answerMove(afterRoll, 'place', { kind: 'choose', choice: 7 })).toThrow(RangeError);
  });
});
