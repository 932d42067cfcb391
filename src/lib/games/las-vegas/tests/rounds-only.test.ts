import { describe, expect, test } from 'vitest';
import { movesPiece } from '$lib/core';
import {
  matchAfter,
  deal,
  neutralMove,
  pass,
  placeMove,
  roll,
  newMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { Count, Face, Move, Why } from '$lib/games/las-vegas/types';

type CountMove = Extract<Move, { type: 'count' }>;

const afterDeal = matchAfter(newMatch(3, { depth: 'rounds' }), deal());

/** Small dice at casinos 1 to 6, and the casino of the big die. */
function countOf(smallCounts: readonly number[], bigCasino: Face = 1): Count {
  return { small: smallCounts, big: bigCasino };
}

const enteredMove: CountMove = {
  type: 'count',
  dice: {
    p1: countOf([0, 0, 0, 0, 2, 5], 6),
    p2: countOf([7, 0, 0, 0, 0, 0]),
    p3: countOf([0, 0, 4, 0, 0, 3], 3)
  },
  chips: { p1: 2, p2: 0, p3: 1 }
};

function refusalOf(move: CountMove): Why | undefined {
  return rules.refuse(afterDeal.state, move);
}

describe('a round that is entered at its end', () => {
  test('7.2 asks for the dice of each colour and for the chips left', () => {
    const [count, ...rest] = rules.asks(afterDeal.state);
    expect(count).toMatchObject({ id: 'count', kind: 'counts' });
    expect(count?.kind === 'counts' && count.groups.map(({ id, total }) => [id, total])).toEqual([
      ['p1 small', 7],
      ['p1 big', 1],
      ['p2 small', 7],
      ['p2 big', 1],
      ['p3 small', 7],
      ['p3 big', 1],
      ['chips', undefined]
    ]);
    expect(rest.map(({ id }) => id)).toEqual(['depth']);
  });

  test('7.2 is paid according to the dice that were counted', () => {
    const { state, ledger } = matchAfter(afterDeal, enteredMove);
    const notePostings = ledger.filter(
      (posting) => movesPiece(posting) && posting.piece === 'note' && posting.to !== 'pile'
    );
    expect(notePostings.map(({ to, value, why }) => [to, value, why.code])).toEqual([
      ['p2', 30000, 'most'],
      ['p3', 70000, 'most'],
      ['p1', 80000, 'most'],
      ['p1', 100000, 'most'],
      ['p3', 90000, 'second']
    ]);
    expect(state).toMatchObject({ phase: 'deal', round: 2, turn: 'p1' });
  });

  test('7.2 a colour with missing dice is refused, with what was counted', () => {
    const sixDiceMove = { ...enteredMove, dice: { ...enteredMove.dice, p2: countOf([6, 0, 0, 0, 0, 0]) } };
    expect(refusalOf(sixDiceMove)).toEqual({
      code: 'short',
      rule: '7.2',
      who: 'p2',
      small: 6,
      big: 1,
      missing: { small: 1, big: 0 }
    });
    const withoutBigDie: CountMove = {
      ...enteredMove,
      dice: { ...enteredMove.dice, p3: { small: [7, 0, 0, 0, 0, 0] } }
    };
    expect(refusalOf(withoutBigDie)).toEqual({
      code: 'short',
      rule: '7.2',
      who: 'p3',
      small: 7,
      big: 0,
      missing: { small: 0, big: 1 }
    });
    expect(refusalOf({ ...enteredMove, dice: {} })).toMatchObject({
      code: 'short',
      who: 'p1',
      small: 0,
      big: 0
    });
  });

  test('7.2 a colour with too many dice is refused', () => {
    const eightDiceMove = {
      ...enteredMove,
      dice: { ...enteredMove.dice, p1: countOf([0, 0, 0, 0, 3, 5], 6) }
    };
    expect(refusalOf(eightDiceMove)).toEqual({
      code: 'over',
      rule: '7.2',
      who: 'p1',
      small: 8,
      big: 1,
      size: 'small'
    });
  });

  test('7.3 chips that are missing at the end were paid to pass, with one posting each', () => {
    const { ledger, state } = matchAfter(afterDeal, enteredMove);
    expect(ledger.filter(({ why }) => why.code === 'spent')).toHaveLength(3);
    expect(state.purses.p2?.chips).toBe(0);
    expect(ledger.find(({ why }) => why.code === 'spent')?.why).toEqual({
      code: 'spent',
      rule: '7.3',
      player: 'p2',
      spent: 2,
      left: 0
    });
  });

  test('7.3 no one can have more chips left than before the round plus the two new ones', () => {
    expect(refusalOf({ ...enteredMove, chips: { ...enteredMove.chips, p3: 3 } })).toEqual({
      code: 'chipsBound',
      rule: '7.3',
      player: 'p3',
      most: 2
    });
    expect(refusalOf({ ...enteredMove, chips: { p1: 2, p2: 2 } })).toMatchObject({
      code: 'chipsBound',
      player: 'p3'
    });
    const secondRound = matchAfter(afterDeal, enteredMove, deal());
    expect(
      rules.refuse(secondRound.state, { ...enteredMove, chips: { p1: 4, p2: 2, p3: 3 } })
    ).toBeUndefined();
  });

  test('7.2 the neutral dice are counted as well, or rolled at the beginning', () => {
    const twoPlayerMatch = matchAfter(newMatch(2, { depth: 'rounds' }), deal());
    const groups = rules
      .asks(twoPlayerMatch.state)
      .flatMap((ask) => (ask.kind === 'counts' ? ask.groups : []));
    expect(groups.map(({ id }) => id)).toContain('neutral small');
    const { p1, p2 } = enteredMove.dice as Record<'p1' | 'p2', Count>;
    const count: CountMove = { type: 'count', dice: { p1, p2 }, chips: { p1: 0, p2: 0 } };
    expect(rules.refuse(twoPlayerMatch.state, count)).toMatchObject({ code: 'short', who: 'neutral' });
    const afterRoll = matchAfter(twoPlayerMatch, neutralMove([1, 1, 1, 1, 1, 1, 1], 1));
    expect(rules.refuse(afterRoll.state, count)).toBeUndefined();
    // Neutral and p2 tie with nine each at casino 1 and are removed.
    expect(matchAfter(afterRoll, count).ledger.find(({ why }) => why.code === 'tied')?.to).toBe('p2');
  });

  test('7.1 turns are refused in a round that is entered at its end', () => {
    const notNow: Why = { code: 'notNow', rule: '7.1', wanted: 'count' };
    for (const move of [roll([1, 1, 1, 1, 1, 1, 1], 1), placeMove(1, 1), pass])
      expect(rules.refuse(afterDeal.state, move)).toEqual(notNow);
  });
});
