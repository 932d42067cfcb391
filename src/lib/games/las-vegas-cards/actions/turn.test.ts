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
import { selections } from './selection';
import { CARD_SET } from '$lib/games/las-vegas-cards/data';

function startMatch(players = 3): TestMatch {
  return matchAfter(newMatch(players), eightyAndThirty);
}

describe('choosing', () => {
  test('3.1 everyone chooses at the same time, in any order', () => {
    const roundStart = startMatch();
    expect(askIds(roundStart).filter((id) => id.startsWith('lay'))).toEqual(['lay p1', 'lay p2', 'lay p3']);
    const firstMatch = matchAfter(roundStart, placeCardsMove('p2', '4'));
    expect(askIds(firstMatch)).toEqual(['lay p1', 'lay p3', '(depth)']);
    expect(refusalOf(firstMatch, placeCardsMove('p2', '4'))).toMatchObject({
      code: 'alreadyLaid',
      player: 'p2'
    });
    expect(matchAfter(firstMatch, placeCardsMove('p3', '1'), placeCardsMove('p1', '2')).state.turn).toBe(2);
  });

  test('3.1 at least one card is placed', () => {
    expect(refusalOf(startMatch(), placeCardsMove('p1'))).toEqual({ code: 'noCard', rule: '3.1' });
  });

  test('3.2 the four selections of the example may be placed', () => {
    const rows = [['5', '5', '5'], ['6', '6'], ['1', '4'], ['5']];
    for (const row of rows)
      expect(refusalOf(startMatch(), placeCardsMove('p1', ...row)), row.join()).toBeUndefined();
  });

  test('3.2 two 4s and a 2 may not be placed, nor three of different numbers', () => {
    expect(refusalOf(startMatch(), placeCardsMove('p1', '4', '4', '2'))).toEqual({
      code: 'manyNumbers',
      rule: '3.2',
      cards: 3,
      numbers: [2, 4]
    });
    expect(refusalOf(startMatch(), placeCardsMove('p1', '1', '2', '33'))).toMatchObject({
      numbers: [1, 2, 3]
    });
  });

  test('3.2 all five cards of one number may be placed, including the double card', () => {
    expect(refusalOf(startMatch(), placeCardsMove('p1', '4', '4', '4', '4', '44'))).toBeUndefined();
  });

  test('3.2 a whole set allows nine selections of each number, and sixty of two numbers', () => {
    const allSelections = selections(CARD_SET);
    expect(allSelections).toHaveLength(6 * 9 + 60);
    expect(new Set(allSelections.map((selection) => selection.join())).size).toBe(114);
  });

  test('3.3 cards are placed at the casino of their number, and a double card counts as two dice', () => {
    const next = matchAfter(
      startMatch(),
      placeCardsMove('p1', '2', '55'),
      placeCardsMove('p2', '5', '5', '55'),
      placeCardsMove('p3', '5')
    );
    expect(diceAt(next, 2)).toEqual({ p1: 1 });
    expect(diceAt(next, 5)).toEqual({ p1: 2, p2: 4, p3: 1 });
  });

  test('3.3 cards of a later turn are added to those already there', () => {
    const next = matchAfter(
      startMatch(2),
      placeCardsMove('p1', '5'),
      placeCardsMove('p2', '1'),
      placeCardsMove('p1', '55'),
      placeCardsMove('p2', '1')
    );
    expect(diceAt(next, 5)).toEqual({ p1: 3 });
  });

  test('3.4 cards that were not chosen are out for the rest of the round', () => {
    const firstMatch = matchAfter(
      startMatch(2),
      hand('p1', '1', '1', '1', '1', '11'),
      chooseMove('p1', '11'),
      turnOver,
      placeCardsMove('p2', '1')
    );
    expect(refusalOf(firstMatch, hand('p1', '1', '2', '3', '4', '5'))).toMatchObject({ code: 'wrongHand' });
    expect(refusalOf(firstMatch, hand('p1', '2', '2', '3', '4', '5'))).toBeUndefined();
  });
});

describe('the end of a round', () => {
  const cardsByTurn = [['1', '2'], ['3'], ['4'], ['5'], ['6'], ['1']];

  test('3.5 the round ends and is paid after six turns', () => {
    let currentMatch = startMatch(2);
    cardsByTurn.forEach((row, index) => {
      expect(currentMatch.state.turn).toBe(index + 1);
      expect(currentMatch.ledger).toEqual([]);
      currentMatch = matchAfter(currentMatch, placeCardsMove('p1', ...row), placeCardsMove('p2', ...row));
    });
    expect(currentMatch.state).toMatchObject({ round: 2, turn: 1, phase: 'notes' });
    expect(currentMatch.ledger.length).toBeGreaterThan(0);
  });

  test('3.5 the round ends sooner if everyone has stopped', () => {
    const sixCards = ['6', '6', '6', '6', '66'];
    const afterLastTurn = matchAfter(
      startMatch(2),
      placeCardsMove('p1', ...sixCards),
      placeCardsMove('p2', ...sixCards),
      placeCardsMove('p1', '1', '1', '1'),
      placeCardsMove('p2', '1', '1', '1')
    );
    expect(afterLastTurn.state).toMatchObject({ round: 2, turn: 1 });
  });

  test('3.7 a double card is one card, and seven cards may be followed by five of one number', () => {
    let currentMatch = startMatch(2);
    for (const row of [
      ['1', '1', '11'],
      ['3', '4'],
      ['5', '6']
    ])
      currentMatch = matchAfter(currentMatch, placeCardsMove('p1', ...row), placeCardsMove('p2', '6'));
    expect(rules.view(currentMatch.state).players[0]).toMatchObject({ placed: 7, finished: false });
    currentMatch = matchAfter(
      currentMatch,
      placeCardsMove('p1', '2', '2', '2', '2', '22'),
      placeCardsMove('p2', '6')
    );
    expect(rules.view(currentMatch.state).players[0]).toMatchObject({ placed: 12, finished: true });
  });

  test('3.6 the printed example: a player has seven cards after three turns, adds four 2s in the fourth, and gets no fifth', () => {
    let currentMatch = startMatch(2);
    const cardsByTurn = [
      ['1', '1', '1'],
      ['3', '4'],
      ['5', '6']
    ];
    for (const row of cardsByTurn)
      currentMatch = matchAfter(currentMatch, placeCardsMove('p1', ...row), placeCardsMove('p2', '6'));
    expect(rules.view(currentMatch.state).players[0]).toMatchObject({ placed: 7, finished: false });
    currentMatch = matchAfter(
      currentMatch,
      placeCardsMove('p1', '2', '2', '2', '2'),
      placeCardsMove('p2', '6')
    );
    expect(rules.view(currentMatch.state).players[0]).toMatchObject({ placed: 11, finished: true });
    expect(currentMatch.state.turn).toBe(5);
    expect(askIds(currentMatch).filter((id) => id.startsWith('lay'))).toEqual(['lay p2']);
    expect(refusalOf(currentMatch, placeCardsMove('p1', '1'))).toEqual({
      code: 'finished',
      rule: '3.6',
      player: 'p1',
      cards: 11
    });
  });

  test('3.6 a player with eight dice on seven cards does not have to stop', () => {
    const currentMatch = matchAfter(
      startMatch(2),
      placeCardsMove('p1', '1', '1', '1', '1', '11'),
      placeCardsMove('p2', '1'),
      placeCardsMove('p1', '2', '3'),
      placeCardsMove('p2', '1')
    );
    expect(diceAt(currentMatch, 1)).toEqual({ p1: 6, p2: 2 });
    expect(rules.view(currentMatch.state).players[0]).toMatchObject({ placed: 7, finished: false });
  });
});

describe('cards dealt by the app', () => {
  const afterDeal = matchAfter(
    startMatch(),
    hand('p1', '1', '1', '2', '33', '4'),
    hand('p3', '5', '5', '5', '5', '55')
  );

  test('9.2 the app deals to the player who wants it, and the others use their own cards', () => {
    expect(askIds(afterDeal)).toEqual([
      'choose p1',
      'choose p3',
      '(hand p2)',
      '(lay p1)',
      '(lay p3)',
      '(depth)'
    ]);
    expect(refusalOf(afterDeal, placeCardsMove('p2', '1'))).toEqual({
      code: 'notNow',
      rule: '9.1',
      wanted: 'choose'
    });
  });

  test('9.2 a player chooses once, and only from their own hand', () => {
    expect(refusalOf(afterDeal, chooseMove('p1', '6'))).toEqual({
      code: 'notInHand',
      rule: '3.1',
      player: 'p1'
    });
    expect(refusalOf(afterDeal, chooseMove('p1', '1', '2', '33'))).toMatchObject({ code: 'manyNumbers' });
    const afterChoice = matchAfter(afterDeal, chooseMove('p1', '1', '33'));
    expect(refusalOf(afterChoice, chooseMove('p1', '2'))).toEqual({
      code: 'alreadyChosen',
      rule: '9.2',
      player: 'p1'
    });
    expect(refusalOf(afterChoice, placeCardsMove('p1', '2'))).toMatchObject({ code: 'notNow' });
  });

  test('9.2 every selection of a hand is offered once', () => {
    const ask = rules.asks(afterDeal.state).find(({ id }) => id === 'choose p3');
    const offeredMoves = ask?.kind === 'choose' ? ask.choices.map(({ move }) => move) : [];
    // One to four single cards with or without the double one, or the double one alone.
    expect(offeredMoves).toHaveLength(9);
  });

  test('3.1 the cards are turned over once everyone has chosen', () => {
    const firstMatch = matchAfter(afterDeal, chooseMove('p3', '55'));
    expect(refusalOf(firstMatch, turnOver)).toEqual({ code: 'notAllChosen', rule: '3.1', missing: ['p1'] });
    expect(diceAt(firstMatch, 5)).toEqual({});
    const next = matchAfter(firstMatch, chooseMove('p1', '1', '33'));
    expect(askIds(next)).toEqual(['turnOver', '(depth)']);
    const afterTurnOver = matchAfter(next, turnOver);
    expect(diceAt(afterTurnOver, 5)).toEqual({ p3: 2 });
    expect(askIds(afterTurnOver)).toEqual(['lay p2', '(depth)']);
    expect(matchAfter(afterTurnOver, placeCardsMove('p2', '3')).state.turn).toBe(2);
  });

  test('9.3 a player who takes real cards instead sees nothing of the hand that was dealt', () => {
    const ownRing = matchAfter(afterDeal, placeCardsMove('p1', '6'));
    expect(rules.view(ownRing.state, 'p1').ownCards?.hand).toEqual([]);
    expect(rules.view(ownRing.state).players[0]).toMatchObject({ app: false, placed: 1 });
    const next = matchAfter(ownRing, chooseMove('p3', '5'), turnOver, placeCardsMove('p2', '1'));
    expect(refusalOf(next, hand('p1', '1', '1', '2', '33', '4'))).toBeUndefined();
    expect(refusalOf(next, placeCardsMove('p1', '6', '6', '6', '6'))).toMatchObject({ code: 'notNow' });
  });

  test('9.3 players with real cards may place any card that is left in their set', () => {
    const next = matchAfter(startMatch(2), placeCardsMove('p1', '66'), placeCardsMove('p2', '1'));
    expect(refusalOf(next, placeCardsMove('p1', '66'))).toMatchObject({
      code: 'noSuchCard',
      card: 'double 6',
      inSet: 1
    });
    expect(refusalOf(next, placeCardsMove('p1', '6', '6', '6', '6'))).toBeUndefined();
  });

  test('9.1 a move out of turn is refused with the current ask', () => {
    expect(refusalOf(newMatch(2), placeCardsMove('p1', '1'))).toEqual({
      code: 'notNow',
      rule: '9.1',
      wanted: 'notes'
    });
    expect(refusalOf(startMatch(), turnOver)).toEqual({ code: 'notNow', rule: '9.1', wanted: 'lay' });
    expect(refusalOf(startMatch(2), placeCardsMove('p5', '1'))).toMatchObject({ code: 'notNow' });
  });
});
