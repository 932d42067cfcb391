import { describe, expect, test } from 'vitest';
import {
  after,
  askIds,
  choose,
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
  return after(newMatch(players, { order: 'oneByOne', first: 'p2' }), eightyAndThirty);
}

/** Plays one turn of all players, clockwise from p2; each places a single card of the given number. */
function round(table: TestMatch, ...numbers: readonly string[]): TestMatch {
  return numbers.reduce(
    (testMatch, number) => after(testMatch, placeCardsMove(testMatch.state.player!, number)),
    table
  );
}

describe('players take turns', () => {
  test('6.1 the oldest goes first, and turns pass clockwise', () => {
    const table = startMatch();
    expect(table.state.player).toBe('p2');
    expect(refusalOf(table, placeCardsMove('p1', '1'))).toEqual({
      code: 'notYourTurn',
      rule: '6.1',
      player: 'p1',
      turn: 'p2'
    });
    const second = after(table, placeCardsMove('p2', '1'));
    expect(second.state.player).toBe('p3');
    expect(after(second, placeCardsMove('p3', '1'), placeCardsMove('p1', '1')).state).toMatchObject({
      player: 'p2',
      turn: 2
    });
  });

  test('6.2 a placed card is visible before the next player chooses', () => {
    const table = after(startMatch(), placeCardsMove('p2', '5', '55'));
    expect(diceAt(table, 5)).toEqual({ p2: 3 });
    expect(askIds(table)).toEqual(['lay p3', '(hand p3)', '(depth)']);
  });

  test('6.2 with cards from the app, a player chooses, the cards are turned over, and then the next player is dealt cards', () => {
    const afterChoice = after(startMatch(), hand('p2', '1', '2', '3', '4', '5'), choose('p2', '1', '2'));
    expect(askIds(afterChoice)).toEqual(['turnOver', '(depth)']);
    const open = after(afterChoice, turnOver);
    expect(diceAt(open, 1)).toEqual({ p2: 1 });
    expect(open.state.player).toBe('p3');
    expect(after(open, placeCardsMove('p3', '1'), placeCardsMove('p1', '1')).state.player).toBe('p2');
    expect(rules.view(open.state).players[1]).toMatchObject({ app: true, dealt: false });
  });

  test('6.3 a player with eight cards stops right after their turn, before the next player’s', () => {
    const five = ['1', '1', '1', '1', '11'];
    const table = after(
      startMatch(2),
      placeCardsMove('p2', ...five),
      placeCardsMove('p1', '1'),
      placeCardsMove('p2', '2', '2', '2')
    );
    expect(rules.view(table.state).players[1]).toMatchObject({ placed: 8, finished: true });
    const alone = after(table, placeCardsMove('p1', '1'));
    expect(alone.state).toMatchObject({ player: 'p1', turn: 3 });
    expect(refusalOf(alone, placeCardsMove('p2', '3'))).toEqual({
      code: 'finished',
      rule: '6.3',
      player: 'p2',
      cards: 8
    });
  });

  test('6.4 the player to the left of the first player starts the next round', () => {
    let table = startMatch();
    for (const number of ['1', '2', '3', '4', '5', '6']) table = round(table, number, number, number);
    expect(table.state).toMatchObject({ round: 2, starter: 'p3', player: 'p3', phase: 'notes' });
  });

  test('6.5 the next round starts there even if the first player had to stop early', () => {
    const five = ['1', '1', '1', '1', '11'];
    let table = after(
      startMatch(2),
      placeCardsMove('p2', ...five),
      placeCardsMove('p1', '1'),
      placeCardsMove('p2', '2', '2', '2')
    );
    for (const number of ['2', '3', '4', '5', '6']) table = after(table, placeCardsMove('p1', number));
    expect(table.state).toMatchObject({ round: 2, starter: 'p1', player: 'p1' });
  });

  test('6.6 after the sixth turn no one is dealt any more cards', () => {
    let table = startMatch(2);
    for (const number of ['1', '2', '3', '4', '5']) table = round(table, number, number);
    const last = after(table, hand('p2', '6', '6', '6', '6', '66'), choose('p2', '6'), turnOver);
    expect(askIds(last)).toEqual(['lay p1', '(hand p1)', '(depth)']);
    expect(after(last, placeCardsMove('p1', '6')).state).toMatchObject({ round: 2, phase: 'notes' });
  });
});
