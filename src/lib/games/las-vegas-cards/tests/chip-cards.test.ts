import { describe, expect, test } from 'vitest';
import type { PlayerId } from '$lib/core';
import {
  matchAfter,
  askIds,
  CHIP_CARDS,
  chipCards,
  count,
  eightyAndThirty,
  placeCardsMove,
  lines,
  refusalOf,
  newMatch,
  takeMove,
  type TestMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { rules } from '$lib/games/las-vegas-cards/rules';
import { pieces } from '$lib/games/las-vegas-cards/state/pieces';
import type { Options } from '$lib/games/las-vegas-cards/types';

const LAID_CARDS = chipCards('pink', 'gold', 'gold', 'third colour', 'fourth colour', 'fifth colour');

function startMatch(chips: Partial<NonNullable<Options['chipCards']>> = {}, isOneTurn = false): TestMatch {
  const order = isOneTurn ? 'atOnce' : 'oneByOne';
  return matchAfter(
    newMatch(3, { order, chipCards: { ...CHIP_CARDS, ...chips } }),
    eightyAndThirty,
    LAID_CARDS
  );
}

function cardsOf({ state }: TestMatch, player: PlayerId): object | undefined {
  return rules.view(state).players.find((each) => each.player === player)?.chipCards;
}

function cardsAtCasinos({ state }: TestMatch): readonly object[] {
  return rules.view(state).casinos.map((casino) => casino.chipCards);
}

describe('chip cards', () => {
  test('7.1 there are twenty-five, five in each of five colours', () => {
    const { state } = newMatch(2, { chipCards: CHIP_CARDS });
    const chips = Object.entries(pieces(state)).filter(([piece]) => piece.startsWith('chip card'));
    expect(chips).toEqual(
      ['pink', 'gold', 'third colour', 'fourth colour', 'fifth colour'].map((colour) => [
        `chip card ${colour}`,
        { pile: 5 }
      ])
    );
  });

  test('7.2 after the notes, one chip card is placed at each casino', () => {
    const afterDeal = matchAfter(newMatch(3, { chipCards: CHIP_CARDS, order: 'oneByOne' }), eightyAndThirty);
    expect(askIds(afterDeal)).toEqual(['chipCards', '(depth)']);
    expect(refusalOf(afterDeal, chipCards('pink'))).toEqual({
      code: 'wrongChipCards',
      rule: '7.2',
      given: 1
    });
    expect(refusalOf(afterDeal, chipCards('pink', 'pink', 'pink', 'pink', 'pink', 'pink'))).toEqual({
      code: 'chipCardGone',
      rule: '7.2',
      colour: 'pink',
      name: 'pink',
      left: 5
    });
    expect(cardsAtCasinos(matchAfter(afterDeal, LAID_CARDS))).toEqual([
      { pink: 1 },
      { gold: 1 },
      { gold: 1 },
      { 'third colour': 1 },
      { 'fourth colour': 1 },
      { 'fifth colour': 1 }
    ]);
  });

  test('7.2 chip cards that no one took stay, and new ones are added to them', () => {
    const afterEntry = matchAfter(
      newMatch(2, { chipCards: CHIP_CARDS, depth: 'rounds' }),
      eightyAndThirty,
      LAID_CARDS,
      count(
        [
          [1, 0, 0, 0, 0, 0],
          [0, 1, 0, 0, 0, 0]
        ],
        { 1: { p1: ['pink'] } }
      ),
      eightyAndThirty,
      chipCards('pink', 'gold', 'pink', 'third colour', 'fifth colour', 'fourth colour')
    );
    expect(cardsAtCasinos(afterEntry)).toEqual([
      { pink: 1 },
      { gold: 2 },
      { gold: 1, pink: 1 },
      { 'third colour': 2 },
      { 'fourth colour': 1, 'fifth colour': 1 },
      { 'fifth colour': 1, 'fourth colour': 1 }
    ]);
  });

  test('7.3 two dice in one placement take a chip card, even on one double card', () => {
    const afterTwoDice = matchAfter(startMatch(), placeCardsMove('p1', '2', '2'));
    expect(askIds(afterTwoDice)).toEqual(['chipCard p1 2']);
    expect(refusalOf(afterTwoDice, takeMove('p1', 2, 'pink'))).toMatchObject({
      code: 'noChipCard',
      colour: 'pink'
    });
    expect(refusalOf(afterTwoDice, takeMove('p2', 2, 'gold'))).toMatchObject({
      code: 'notNow',
      wanted: 'chipCard'
    });
    const next = matchAfter(afterTwoDice, takeMove('p1', 2, 'gold'));
    expect(cardsOf(next, 'p1')).toEqual({ gold: 1 });
    expect(cardsAtCasinos(next)[1]).toEqual({});
    expect(next.state.player).toBe('p2');
    expect(askIds(matchAfter(next, placeCardsMove('p2', '33')))).toEqual(['chipCard p2 3']);
  });

  test('7.3 one die takes no chip card, and neither do two dice at two casinos', () => {
    expect(matchAfter(startMatch(), placeCardsMove('p1', '2')).state.player).toBe('p2');
    expect(matchAfter(startMatch(), placeCardsMove('p1', '2', '3')).state.player).toBe('p2');
  });

  test('7.3 no one is asked if the casino has no chip card', () => {
    const withoutCards = matchAfter(
      startMatch(),
      placeCardsMove('p1', '2', '2'),
      takeMove('p1', 2, 'gold'),
      placeCardsMove('p2', '22')
    );
    expect(withoutCards.state.player).toBe('p3');
  });

  test('7.4 dice of an earlier turn do not count, except by house rule', () => {
    const moves = [
      placeCardsMove('p1', '2'),
      placeCardsMove('p2', '1'),
      placeCardsMove('p3', '1'),
      placeCardsMove('p1', '2', '3')
    ];
    expect(matchAfter(startMatch(), ...moves).state.player).toBe('p2');
    expect(askIds(matchAfter(startMatch({ dice: 'accumulated' }), ...moves))).toEqual(['chipCard p1 2']);
  });

  test('7.4 by the house rule that counts all dice there, a chip card is taken only if one was just added', () => {
    const moves = [
      placeCardsMove('p1', '22'),
      takeMove('p1', 2, 'none'),
      placeCardsMove('p2', '1'),
      placeCardsMove('p3', '1'),
      placeCardsMove('p1', '3')
    ];
    expect(matchAfter(startMatch({ dice: 'accumulated' }), ...moves).state.player).toBe('p2');
  });

  test('7.5 two double cards at two casinos take one chip card at each', () => {
    const firstMatch = matchAfter(startMatch(), placeCardsMove('p1', '22', '55'));
    expect(askIds(firstMatch)).toEqual(['chipCard p1 2']);
    const secondRound = matchAfter(firstMatch, takeMove('p1', 2, 'gold'));
    expect(askIds(secondRound)).toEqual(['chipCard p1 5']);
    expect(cardsOf(matchAfter(secondRound, takeMove('p1', 5, 'fourth colour')), 'p1')).toEqual({
      gold: 1,
      'fourth colour': 1
    });
  });

  test('7.6 a chip card may be left where it is', () => {
    const afterDecline = matchAfter(startMatch(), placeCardsMove('p1', '2', '2'), takeMove('p1', 2, 'none'));
    expect(cardsOf(afterDecline, 'p1')).toEqual({});
    expect(cardsAtCasinos(afterDecline)[1]).toEqual({ gold: 1 });
    expect(afterDecline.state.player).toBe('p2');
  });

  test('7.7 a choice shows how much one more chip card is worth', () => {
    const firstMatch = matchAfter(
      startMatch(),
      placeCardsMove('p1', '2', '2'),
      takeMove('p1', 2, 'gold'),
      placeCardsMove('p2', '1'),
      placeCardsMove('p3', '1')
    );
    expect(rules.view(matchAfter(firstMatch, placeCardsMove('p1', '3', '3')).state).claim).toEqual({
      player: 'p1',
      casino: 3,
      dice: 2,
      gains: [{ colour: 'gold', name: 'gold', count: 2, gain: 20000 }]
    });
  });

  test('7.7 every colour is paid after the fourth round, and not before', () => {
    const noDice = [0, 0, 0, 0, 0, 0];
    let currentMatch = newMatch(2, { chipCards: CHIP_CARDS, depth: 'rounds' });
    const rows = [{ 1: { p1: ['pink'] } }, { 1: { p1: ['pink'] } }, { 2: { p2: ['gold'] } }, {}] as const;
    rows.forEach((cards, index) => {
      const layMove =
        index === 0
          ? LAID_CARDS
          : chipCards(
              'pink',
              'third colour',
              'fourth colour',
              'fifth colour',
              'fifth colour',
              'fifth colour'
            );
      const placeMove =
        index > 1
          ? chipCards('third colour', 'third colour', 'fourth colour', 'fourth colour', 'gold', 'gold')
          : layMove;
      const lastMove =
        index === 3
          ? chipCards('pink', 'pink', 'third colour', 'fourth colour', 'fifth colour', 'gold')
          : placeMove;
      currentMatch = matchAfter(currentMatch, eightyAndThirty, lastMove, count([noDice, noDice], cards));
    });
    expect(currentMatch.state.phase).toBe('over');
    const cash = currentMatch.ledger.filter((posting) => 'piece' in posting && posting.piece === 'cash');
    expect(lines(cash)).toEqual(['p1 30000', 'p2 10000']);
  });

  test('7.11 if players stop in the second round, the chip cards they took are paid, and the casinos are not', () => {
    const noDice = [0, 0, 0, 0, 0, 0];
    const firstMatch = matchAfter(
      newMatch(2, { chipCards: CHIP_CARDS, depth: 'rounds' }),
      eightyAndThirty,
      LAID_CARDS,
      count([noDice, noDice], { 2: { p1: ['gold'] }, 3: { p1: ['gold'] }, 5: { p2: ['fourth colour'] } })
    );
    const stopped = matchAfter(firstMatch, eightyAndThirty);
    expect(lines(rules.endPayments?.(stopped.state) ?? [])).toEqual(['p1 30000', 'p2 10000']);
    expect(rules.endPayments?.(startMatch().state)).toEqual([]);
  });

  test('7.9 when players choose at the same time, they take chip cards clockwise from the oldest, in the next round from the next player', () => {
    const moves = [
      placeCardsMove('p1', '2', '2'),
      placeCardsMove('p2', '22'),
      placeCardsMove('p3', '2', '2', '2')
    ];
    const currentMatch = matchAfter(startMatch({}, true), ...moves);
    expect(askIds(currentMatch)).toEqual(['chipCard p1 2']);
    expect(askIds(matchAfter(currentMatch, takeMove('p1', 2, 'none')))).toEqual(['chipCard p2 2']);
    expect(matchAfter(currentMatch, takeMove('p1', 2, 'gold')).state).toMatchObject({
      phase: 'turns',
      turn: 2
    });
    let nextRound = matchAfter(
      currentMatch,
      takeMove('p1', 2, 'none'),
      takeMove('p2', 2, 'none'),
      takeMove('p3', 2, 'none')
    );
    for (const number of ['1', '3', '4', '5', '6'])
      nextRound = matchAfter(
        nextRound,
        placeCardsMove('p1', number),
        placeCardsMove('p2', number),
        placeCardsMove('p3', number)
      );
    const next = chipCards('pink', 'pink', 'pink', 'third colour', 'third colour', 'third colour');
    expect(askIds(matchAfter(nextRound, eightyAndThirty, next, ...moves))).toEqual(['chipCard p2 2']);
  });

  test('7.9 by house rule the player with the most dice takes first, and tied players take clockwise', () => {
    const moves = [
      placeCardsMove('p1', '22'),
      placeCardsMove('p2', '2', '2'),
      placeCardsMove('p3', '2', '2', '2')
    ];
    const currentMatch = matchAfter(startMatch({ together: 'mostDice' }, true), ...moves);
    expect(askIds(currentMatch)).toEqual(['chipCard p3 2']);
    expect(askIds(matchAfter(currentMatch, takeMove('p3', 2, 'none')))).toEqual(['chipCard p1 2']);
  });

  test('7.10 four rounds use twenty-four chip cards, and one is left over', () => {
    let { state } = newMatch(2, { chipCards: CHIP_CARDS, depth: 'rounds' });
    const noDice = [0, 0, 0, 0, 0, 0];
    const rows = [
      LAID_CARDS,
      chipCards('pink', 'pink', 'pink', 'pink', 'gold', 'gold'),
      chipCards('gold', 'third colour', 'third colour', 'third colour', 'third colour', 'fourth colour'),
      chipCards(
        'fourth colour',
        'fourth colour',
        'fourth colour',
        'fifth colour',
        'fifth colour',
        'fifth colour'
      )
    ];
    for (const row of rows)
      ({ state } = matchAfter({ state, ledger: [] }, eightyAndThirty, row, count([noDice, noDice])));
    expect(state.phase).toBe('over');
    const remainingPieces = Object.entries(pieces(state)).flatMap(([piece, places]) =>
      piece.startsWith('chip card') && (places['pile'] ?? 0) > 0 ? [piece] : []
    );
    expect(remainingPieces).toEqual(['chip card fifth colour']);
  });
});
