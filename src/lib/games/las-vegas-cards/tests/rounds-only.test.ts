import { describe, expect, test } from 'vitest';
import {
  matchAfter,
  askIds,
  CHIP_CARDS,
  chipCards,
  chooseMove,
  count,
  eightyAndThirty,
  hand,
  placeCardsMove,
  lines,
  refusalOf,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { rules } from '$lib/games/las-vegas-cards/rules';
import type { Move } from '$lib/games/las-vegas-cards/types';

const LATER_MOVE: Move = { type: 'later' };
const TO_ROUNDS: Move = { type: 'depth', depth: 'rounds' };
const TO_TURNS: Move = { type: 'depth', depth: 'turns' };

const THREE_PLAYER_COUNTS = [
  [4, 0, 0, 0, 0, 1],
  [4, 2, 0, 0, 0, 1],
  [3, 1, 0, 0, 0, 0]
];

function paidSentences(testMatch: TestMatch): readonly string[] {
  return lines(testMatch.ledger).filter((line) => !line.startsWith('box'));
}

describe('only round results are entered', () => {
  const roundStart = matchAfter(newMatch(3, { depth: 'rounds' }), eightyAndThirty);

  test('9.4 the dice at each casino are entered at the end, and then paid', () => {
    expect(askIds(roundStart)).toEqual(['count', '(depth)']);
    const afterEntry = matchAfter(roundStart, count(THREE_PLAYER_COUNTS));
    expect(paidSentences(afterEntry)).toEqual([
      'p3 80000',
      'p1 0 tied',
      'p2 0 tied',
      'p2 80000',
      'p3 30000',
      'p1 0 tied',
      'p2 0 tied'
    ]);
    expect(afterEntry.state).toMatchObject({ round: 2, phase: 'notes', depth: 'rounds' });
  });

  test('9.4 no one can have more dice of a number at a casino than a set contains', () => {
    expect(refusalOf(roundStart, count([[7, 0, 0, 0, 0, 0], ...THREE_PLAYER_COUNTS.slice(1)]))).toEqual({
      code: 'wrongCount',
      rule: '9.4',
      player: 'p1'
    });
    expect(
      refusalOf(roundStart, count([[6, 0, 0, 0, 0, 0], ...THREE_PLAYER_COUNTS.slice(1)]))
    ).toBeUndefined();
    expect(refusalOf(roundStart, count([[1, 0], ...THREE_PLAYER_COUNTS.slice(1)]))).toMatchObject({
      code: 'wrongCount'
    });
    expect(refusalOf(roundStart, count(THREE_PLAYER_COUNTS.slice(1)))).toMatchObject({
      code: 'wrongCount',
      player: 'p3'
    });
  });

  test('9.4 chip cards can be taken only where there are any', () => {
    const chipsMatch = matchAfter(
      newMatch(3, { depth: 'rounds', chipCards: CHIP_CARDS }),
      eightyAndThirty,
      chipCards('pink', 'gold', 'gold', 'third colour', 'fourth colour', 'fifth colour')
    );
    expect(refusalOf(chipsMatch, count(THREE_PLAYER_COUNTS, { 1: { p1: ['gold'] } }))).toEqual({
      code: 'takenWrong',
      rule: '9.4',
      casino: 1
    });
    expect(
      refusalOf(chipsMatch, count(THREE_PLAYER_COUNTS, { 1: { p1: ['pink'], p2: ['pink'] } }))
    ).toMatchObject({
      code: 'takenWrong'
    });
    const afterEntry = matchAfter(
      chipsMatch,
      count(THREE_PLAYER_COUNTS, { 1: { p1: ['pink'] }, 6: { p2: ['fifth colour'] } })
    );
    expect(rules.view(afterEntry.state).players.map((player) => player.chipCards)).toEqual([
      { pink: 1 },
      { 'fifth colour': 1 },
      {}
    ]);
  });

  test('9.5 between two turns players can decide to enter the rest of the round at its end', () => {
    const turnMatch = matchAfter(
      newMatch(2),
      eightyAndThirty,
      placeCardsMove('p1', '1', '1'),
      placeCardsMove('p2', '6')
    );
    expect(refusalOf(turnMatch, TO_ROUNDS)).toBeUndefined();
    const afterHalfTurn = matchAfter(turnMatch, placeCardsMove('p1', '2'));
    expect(refusalOf(afterHalfTurn, TO_ROUNDS)).toEqual({ code: 'depthLater', rule: '9.5', depth: 'rounds' });
    const afterEntry = matchAfter(
      turnMatch,
      TO_ROUNDS,
      count([
        [2, 3, 0, 0, 0, 0],
        [3, 0, 0, 0, 0, 2]
      ])
    );
    expect(paidSentences(afterEntry)).toEqual(['p2 80000', 'p1 30000', 'p1 80000', 'p2 80000']);
  });

  test('9.5 players can go back to entering every turn when a round starts', () => {
    const turnMatch = matchAfter(
      newMatch(2),
      eightyAndThirty,
      placeCardsMove('p1', '1'),
      placeCardsMove('p2', '6'),
      TO_ROUNDS
    );
    expect(refusalOf(turnMatch, TO_TURNS)).toEqual({ code: 'depthLater', rule: '9.5', depth: 'turns' });
    expect(refusalOf(roundStart, TO_TURNS)).toBeUndefined();
    expect(askIds(matchAfter(roundStart, TO_TURNS)).slice(0, 3)).toEqual(['lay p1', 'lay p2', 'lay p3']);
  });

  test('9.5 a hand that was dealt but not played is discarded', () => {
    const afterDeal = matchAfter(newMatch(2), eightyAndThirty, hand('p1', '1', '2', '3', '4', '5'));
    const next = matchAfter(afterDeal, TO_ROUNDS);
    expect(rules.view(next.state, 'p1').ownCards?.hand).toEqual([]);
    expect(refusalOf(matchAfter(afterDeal, chooseMove('p1', '1')), TO_ROUNDS)).toMatchObject({
      code: 'depthLater'
    });
  });
});

describe('notes entered later', () => {
  test('9.6 the round is played without notes, and paid once they are entered', () => {
    const roundStart = matchAfter(newMatch(3, { depth: 'rounds' }), LATER_MOVE);
    expect(rules.currentPayout(roundStart.state)).toEqual([]);
    const afterEntry = matchAfter(roundStart, count(THREE_PLAYER_COUNTS));
    expect(afterEntry.ledger).toEqual([]);
    expect(askIds(afterEntry)).toEqual(['notes']);
    expect(refusalOf(afterEntry, LATER_MOVE)).toMatchObject({ code: 'notNow', wanted: 'notes' });
    expect(paidSentences(matchAfter(afterEntry, eightyAndThirty))[0]).toBe('p3 80000');
  });

  test('9.6 the notes can be entered during the round', () => {
    const roundStart = matchAfter(newMatch(2), LATER_MOVE);
    expect(askIds(roundStart)).toContain('(notes)');
    const afterPlacing = matchAfter(roundStart, placeCardsMove('p1', '1'), eightyAndThirty);
    expect(rules.view(afterPlacing.state).casinos[0]?.notes).toEqual([80000, 30000]);
    expect(askIds(afterPlacing)).not.toContain('(notes)');
    expect(lines(rules.currentPayout(afterPlacing.state))[0]).toBe('p1 80000');
  });
});
