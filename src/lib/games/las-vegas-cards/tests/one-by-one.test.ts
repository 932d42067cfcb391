import { describe, expect, test } from 'vitest';
import {
  matchAfter,
  askIds,
  chooseMove,
  diceAt,
  eightyAndThirty,
  hand,
  placeCardsMove,
  refusalOf,
  newMatch,
  turnOver,
  type TestMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { rules } from '$lib/games/las-vegas-cards/rules';

function startMatch(players = 3): TestMatch {
  return matchAfter(newMatch(players, { order: 'oneByOne', first: 'p2' }), eightyAndThirty);
}

/** Plays one turn of all players, clockwise from p2; each places a single card of the given number. */
function round(currentMatch: TestMatch, ...numbers: readonly string[]): TestMatch {
  return numbers.reduce(
    (testMatch, number) => matchAfter(testMatch, placeCardsMove(testMatch.state.player!, number)),
    currentMatch
  );
}

describe('players take turns', () => {
  test('6.1 the oldest goes first, and turns pass clockwise', () => {
    const currentMatch = startMatch();
    expect(currentMatch.state.player).toBe('p2');
    expect(refusalOf(currentMatch, placeCardsMove('p1', '1'))).toEqual({
      code: 'notYourTurn',
      rule: '6.1',
      player: 'p1',
      turn: 'p2'
    });
    const secondRound = matchAfter(currentMatch, placeCardsMove('p2', '1'));
    expect(secondRound.state.player).toBe('p3');
    expect(matchAfter(secondRound, placeCardsMove('p3', '1'), placeCardsMove('p1', '1')).state).toMatchObject(
      {
        player: 'p2',
        turn: 2
      }
    );
  });

  test('6.2 a placed card is visible before the next player chooses', () => {
    const currentMatch = matchAfter(startMatch(), placeCardsMove('p2', '5', '55'));
    expect(diceAt(currentMatch, 5)).toEqual({ p2: 3 });
    expect(askIds(currentMatch)).toEqual(['lay p3', '(hand p3)', '(depth)']);
  });

  test('6.2 with cards from the app, a player chooses, the cards are turned over, and then the next player is dealt cards', () => {
    const afterChoice = matchAfter(
      startMatch(),
      hand('p2', '1', '2', '3', '4', '5'),
      chooseMove('p2', '1', '2')
    );
    expect(askIds(afterChoice)).toEqual(['turnOver', '(depth)']);
    const afterTurnOver = matchAfter(afterChoice, turnOver);
    expect(diceAt(afterTurnOver, 1)).toEqual({ p2: 1 });
    expect(afterTurnOver.state.player).toBe('p3');
    expect(matchAfter(afterTurnOver, placeCardsMove('p3', '1'), placeCardsMove('p1', '1')).state.player).toBe(
      'p2'
    );
    expect(rules.view(afterTurnOver.state).players[1]).toMatchObject({ app: true, dealt: false });
  });

  test('6.3 a player with eight cards stops right after their turn, before the next player’s', () => {
    const fiveCards = ['1', '1', '1', '1', '11'];
    const currentMatch = matchAfter(
      startMatch(2),
      placeCardsMove('p2', ...fiveCards),
      placeCardsMove('p1', '1'),
      placeCardsMove('p2', '2', '2', '2')
    );
    expect(rules.view(currentMatch.state).players[1]).toMatchObject({ placed: 8, finished: true });
    const lastPlayerMatch = matchAfter(currentMatch, placeCardsMove('p1', '1'));
    expect(lastPlayerMatch.state).toMatchObject({ player: 'p1', turn: 3 });
    expect(refusalOf(lastPlayerMatch, placeCardsMove('p2', '3'))).toEqual({
      code: 'finished',
      rule: '6.3',
      player: 'p2',
      cards: 8
    });
  });

  test('6.4 the player to the left of the first player starts the next round', () => {
    let currentMatch = startMatch();
    for (const number of ['1', '2', '3', '4', '5', '6'])
      currentMatch = round(currentMatch, number, number, number);
    expect(currentMatch.state).toMatchObject({ round: 2, starter: 'p3', player: 'p3', phase: 'notes' });
  });

  test('6.5 the player to the left starts the next round even if the first player had to stop early', () => {
    const fiveCards = ['1', '1', '1', '1', '11'];
    let currentMatch = matchAfter(
      startMatch(2),
      placeCardsMove('p2', ...fiveCards),
      placeCardsMove('p1', '1'),
      placeCardsMove('p2', '2', '2', '2')
    );
    for (const number of ['2', '3', '4', '5', '6'])
      currentMatch = matchAfter(currentMatch, placeCardsMove('p1', number));
    expect(currentMatch.state).toMatchObject({ round: 2, starter: 'p1', player: 'p1' });
  });

  test('6.6 after the sixth turn no one is dealt any more cards', () => {
    let currentMatch = startMatch(2);
    for (const number of ['1', '2', '3', '4', '5']) currentMatch = round(currentMatch, number, number);
    const lastTurnMatch = matchAfter(
      currentMatch,
      hand('p2', '6', '6', '6', '6', '66'),
      chooseMove('p2', '6'),
      turnOver
    );
    expect(askIds(lastTurnMatch)).toEqual(['lay p1', '(hand p1)', '(depth)']);
    expect(matchAfter(lastTurnMatch, placeCardsMove('p1', '6')).state).toMatchObject({
      round: 2,
      phase: 'notes'
    });
  });
});
