import { describe, expect, test } from 'vitest';
import {
  matchAfter,
  chooseMove,
  count,
  eightyAndThirty,
  hand,
  placeCardsMove,
  newMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { rules } from '$lib/games/las-vegas-cards/rules';

const ROUND = count([
  [1, 0, 0, 0, 0, 0],
  [0, 2, 0, 0, 0, 0]
]);

describe('the view', () => {
  const afterDeal = matchAfter(
    newMatch(3),
    eightyAndThirty,
    hand('p1', '1', '1', '2', '33', '4'),
    chooseMove('p1', '1', '1')
  );

  test('9.2 only its owner sees a hand and a choice', () => {
    expect(rules.view(afterDeal.state, 'p1').ownCards).toEqual({
      player: 'p1',
      hand: ['single 1', 'single 1', 'single 2', 'double 3', 'single 4'],
      chosen: ['single 1', 'single 1']
    });
    for (const viewer of [undefined, 'p2', 'p3'] as const) {
      const view = rules.view(afterDeal.state, viewer);
      expect(view.players[0]).toMatchObject({ dealt: true, chosen: true, placed: 0 });
      expect(
        JSON.stringify({ ...view, players: view.players.map(({ placeableCards: _, ...each }) => each) })
      ).not.toMatch(/single|double/);
      expect(view.players[0]?.placeableCards).toEqual(
        rules.view(newMatch(3).state).players[0]?.placeableCards
      );
    }
  });

  test('9.2 the log shows only that someone was dealt cards and has chosen', () => {
    const stateBefore = matchAfter(newMatch(3), eightyAndThirty).state;
    expect(rules.logEventOf(stateBefore, hand('p1', '1', '1', '2', '33', '4'), afterDeal.state)).toEqual({
      code: 'hand',
      player: 'p1',
      turn: 1
    });
    expect(rules.logEventOf(stateBefore, chooseMove('p1', '1', '1'), afterDeal.state)).toEqual({
      code: 'chosen',
      player: 'p1'
    });
  });

  test('4.6 money that a player won is under their safe', () => {
    const afterEntry = matchAfter(newMatch(2, { depth: 'rounds' }), eightyAndThirty, ROUND);
    expect(rules.view(afterEntry.state, 'p1').players[0]?.notes).toEqual([80000]);
    expect(rules.view(afterEntry.state, 'p2').players[1]?.notes).toEqual([80000]);
  });

  test('4.7 no one else sees the money under a safe before the end, unless money is open', () => {
    const hiddenMoneyMatch = matchAfter(newMatch(2, { depth: 'rounds' }), eightyAndThirty, ROUND);
    expect(rules.view(hiddenMoneyMatch.state).players.map(({ notes }) => notes)).toEqual([
      undefined,
      undefined
    ]);
    expect(rules.view(hiddenMoneyMatch.state, 'p1').players.map(({ notes }) => notes)).toEqual([
      [80000],
      undefined
    ]);
    const openMoneyMatch = matchAfter(
      newMatch(2, { depth: 'rounds', money: 'open' }),
      eightyAndThirty,
      ROUND
    );
    expect(rules.view(openMoneyMatch.state).players.map(({ notes }) => notes)).toEqual([[80000], [80000]]);
    expect(rules.ranking(hiddenMoneyMatch.state, hiddenMoneyMatch.ledger)).toEqual([]);
    expect(rules.ranking(hiddenMoneyMatch.state, hiddenMoneyMatch.ledger, 'p1')).toEqual([]);
    const expectedRanking = [[1, ['p1', 'p2'], 80000]];
    for (const [{ state, ledger }, viewer] of [
      [hiddenMoneyMatch, 'all'] as const,
      [openMoneyMatch, undefined] as const
    ])
      expect(
        rules.ranking(state, ledger, viewer).map(({ place, players, total }) => [place, players, total])
      ).toEqual(expectedRanking);
    let finishedMatch = hiddenMoneyMatch;
    while (rules.asks(finishedMatch.state).length > 0)
      finishedMatch = matchAfter(finishedMatch, eightyAndThirty, ROUND);
    expect(rules.view(finishedMatch.state).players.map(({ notes }) => notes?.length)).toEqual([4, 4]);
  });

  test('the preview uses the notes of the casino once they are entered', () => {
    const afterPlacing = matchAfter(
      newMatch(2),
      eightyAndThirty,
      placeCardsMove('p1', '2', '2'),
      placeCardsMove('p2', '2')
    );
    const casino2Postings = rules
      .currentPayout(afterPlacing.state)
      .filter(({ why }) => 'casino' in why && why.casino === 2);
    expect(casino2Postings.map(({ to, value }) => [to, value])).toEqual([
      ['p1', 80000],
      ['p2', 30000]
    ]);
  });

  test('the last paid round is shown as it was before its payout', () => {
    const afterEntry = matchAfter(newMatch(2, { depth: 'rounds' }), eightyAndThirty, ROUND);
    const { paid, casinos } = rules.view(afterEntry.state);
    expect(paid?.round).toBe(1);
    expect(paid?.casinos[1]?.claims.map(({ own, award }) => [own.who, own.count, award])).toEqual([
      ['p2', 2, 80000]
    ]);
    expect(casinos[1]?.claims).toEqual([]);
  });
});
