import { describe, expect, test } from 'vitest';
import type { ChipColour } from '$lib/chip-cards';
import { namesOf, type PlayerId } from '$lib/core';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import {
  matchAfter,
  placeAllAt,
  deal,
  neutralMove,
  placeMove,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { houseRules } from '$lib/games/las-vegas/house-rules';
import { game } from '$lib/games/las-vegas/index';
import { rules } from '$lib/games/las-vegas/rules';
import { text } from '$lib/games/las-vegas/strings/en/log';
import type { Face, Move, Options } from '$lib/games/las-vegas/types';

const CHIP_CARDS = { dice: 'placement', big: 'two' } as const;

function chipCards(...colours: readonly ChipColour[]): Move {
  return { type: 'chipCards', colours };
}

function takeMove(player: PlayerId, casino: Face, colour: ChipColour | 'none'): Move {
  return { type: 'chipCard', player, casino, colour };
}

const LAID_CARDS = chipCards('pink', 'gold', 'gold', 'third colour', 'fourth colour', 'fifth colour');

function startMatch(options: Partial<NonNullable<Options['chipCards']>> = {}): TestMatch {
  return matchAfter(newMatch(3, { chipCards: { ...CHIP_CARDS, ...options } }), deal(), LAID_CARDS);
}

function refusalOf({ state }: TestMatch, move: Move): object | undefined {
  return rules.refuse(state, move);
}

function askIds({ state }: TestMatch): readonly string[] {
  return rules.asks(state).map(({ id }) => id);
}

function ownedCards({ state }: TestMatch, player: PlayerId): object | undefined {
  return rules.view(state).chipCards?.owned[player];
}

describe('the chip cards of the Card Game', () => {
  test('25.1 after the notes, one chip card is placed at each casino', () => {
    const afterDeal = matchAfter(newMatch(3, { chipCards: CHIP_CARDS }), deal());
    expect(askIds(afterDeal)).toEqual(['chipCards', 'depth']);
    expect(refusalOf(afterDeal, placeMove(1, 1))).toEqual({
      code: 'notNow',
      rule: '7.1',
      wanted: 'chipCards'
    });
    expect(refusalOf(afterDeal, chipCards('pink'))).toEqual({
      code: 'wrongChipCards',
      rule: '25.1',
      given: 1
    });
    expect(refusalOf(afterDeal, chipCards(...Array<ChipColour>(6).fill('gold')))).toEqual({
      code: 'chipCardGone',
      rule: '25.1',
      colour: 'gold',
      left: 5
    });
    expect(rules.view(matchAfter(afterDeal, LAID_CARDS).state).chipCards?.lying[1]).toEqual({ gold: 1 });
    expect(askIds(matchAfter(newMatch(3), deal()))).not.toContain('chipCards');
  });

  test('25.2 two dice in one placement take one of the casino’s chip cards', () => {
    const afterTwoDice = matchAfter(startMatch(), placeMove(2, 2));
    expect(askIds(afterTwoDice)).toEqual(['chipCard']);
    expect(refusalOf(afterTwoDice, takeMove('p1', 2, 'pink'))).toEqual({
      code: 'noChipCard',
      rule: '25.2',
      casino: 2,
      colour: 'pink'
    });
    expect(refusalOf(afterTwoDice, takeMove('p2', 2, 'gold'))).toMatchObject({
      code: 'notNow',
      wanted: 'chipCard'
    });
    expect(refusalOf(afterTwoDice, placeMove(1, 1))).toMatchObject({ code: 'notNow', wanted: 'chipCard' });
    const next = matchAfter(afterTwoDice, takeMove('p1', 2, 'gold'));
    expect(ownedCards(next, 'p1')).toEqual({ gold: 1 });
    expect(next.state.turn).toBe('p2');
    expect(matchAfter(next, placeMove(2, 2)).state.turn).toBe('p3');
  });

  test('25.2 one die takes no chip card', () => {
    expect(matchAfter(startMatch(), placeMove(2, 1)).state.turn).toBe('p2');
  });

  test('25.3 dice of an earlier turn do not count, except by house rule', () => {
    const moves = [placeMove(2, 1), placeMove(1, 1), placeMove(1, 1), placeMove(2, 1)];
    expect(matchAfter(startMatch(), ...moves).state.turn).toBe('p2');
    expect(askIds(matchAfter(startMatch({ dice: 'accumulated' }), ...moves))).toEqual(['chipCard']);
  });

  test('25.4 the big die alone takes a chip card, except by house rule', () => {
    expect(askIds(matchAfter(startMatch(), placeMove(3, 0, 1)))).toEqual(['chipCard']);
    expect(matchAfter(startMatch({ big: 'one' }), placeMove(3, 0, 1)).state.turn).toBe('p2');
    expect(askIds(matchAfter(startMatch({ big: 'one' }), placeMove(3, 1, 1)))).toEqual(['chipCard']);
  });

  test('25.5 a chip card may be left at the casino', () => {
    const afterDecline = matchAfter(startMatch(), placeMove(2, 2), takeMove('p1', 2, 'none'));
    expect(ownedCards(afterDecline, 'p1')).toBeUndefined();
    expect(afterDecline.state.turn).toBe('p2');
    expect(rules.view(afterDecline.state).chipCards?.lying[1]).toEqual({ gold: 1 });
  });

  test('25.6 a choice shows how much one more chip card is worth', () => {
    const firstMatch = matchAfter(
      startMatch(),
      placeMove(2, 2),
      takeMove('p1', 2, 'gold'),
      placeMove(1, 1),
      placeMove(1, 1)
    );
    expect(rules.view(matchAfter(firstMatch, placeMove(3, 2)).state).chipCards?.claim).toEqual({
      player: 'p1',
      casino: 3,
      dice: 2,
      gains: [{ colour: 'gold', count: 2, gain: 20000 }]
    });
  });

  test('25.6 every colour is paid after the last round, and the last die may still take a chip card', () => {
    let currentMatch = newMatch(2, { chipCards: CHIP_CARDS });
    const rows = [
      LAID_CARDS,
      chipCards('gold', 'gold', 'pink', 'pink', 'pink', 'pink'),
      chipCards('gold', 'fifth colour', 'fifth colour', 'fifth colour', 'fifth colour', 'fourth colour')
    ];
    for (const row of rows) {
      currentMatch = matchAfter(currentMatch, deal(), row, neutralMove([1, 2, 3, 4, 5, 6, 6], 6));
      const firstPlayer = currentMatch.state.turn;
      const secondPlayer = firstPlayer === 'p1' ? 'p2' : 'p1';
      const colour = row === LAID_CARDS ? 'pink' : 'gold';
      currentMatch = matchAfter(
        currentMatch,
        placeAllAt(1),
        takeMove(firstPlayer, 1, firstPlayer === 'p1' ? colour : 'none')
      );
      if (firstPlayer === 'p2')
        currentMatch = matchAfter(currentMatch, placeAllAt(1), takeMove(secondPlayer, 1, colour));
      else currentMatch = matchAfter(currentMatch, placeAllAt(6), takeMove(secondPlayer, 6, 'none'));
    }
    expect(rules.asks(currentMatch.state)).toEqual([]);
    const cash = currentMatch.ledger.filter((posting) => 'piece' in posting && posting.piece === 'cash');
    expect(cash.map(({ to, value }) => [to, value])).toEqual([
      ['p1', 10000],
      ['p1', 30000]
    ]);
    const names = namesOf([{ player: 'p1', name: 'Leo', colour: 'sky' }]);
    const sentences = rules
      .ranking(currentMatch.state, currentMatch.ledger)
      .flatMap(({ reasons }) => reasons)
      .map((why) => text.why(why, names));
    expect(
      sentences.some(
        (sentence) => sentence.startsWith('Leo has') && sentence.includes('and $40,000 for chip cards')
      )
    ).toBe(true);
  });

  test('25.7 eighteen chip cards are placed in a match, and neutral dice take none', () => {
    const afterTwoCards = matchAfter(
      newMatch(2, { chipCards: CHIP_CARDS }),
      deal(),
      LAID_CARDS,
      neutralMove([1, 1, 1, 1, 2, 2, 2], 2)
    );
    expect(askIds(afterTwoCards)).not.toContain('chipCard');
    expect(rules.view(afterTwoCards.state).chipCards?.owned).toEqual({});
    expect(6 * (rules.progress(afterTwoCards.state).roundCount ?? 0)).toBe(18);
  });

  test('25.8 chip cards are neither notes nor chips when pieces of money break a tie', () => {
    const { state } = startMatch();
    const why = {
      code: 'chipBonus',
      rule: '25.6',
      player: 'p1',
      colour: 'pink',
      count: 2,
      value: 30000
    } as const;
    const ledger = [
      { from: 'bank', to: 'p1', piece: 'cash', value: 30000, why },
      {
        from: 'table',
        to: 'p2',
        piece: 'note',
        value: 30000,
        why: { code: 'chip', rule: '2.4', player: 'p2', round: 1 }
      }
    ] as const;
    expect(rules.ranking(state, ledger).map(({ players, total }) => [players, total])).toEqual([
      [['p2'], 30000],
      [['p1'], 30000],
      [['p3'], 0]
    ]);
  });

  test('25.9 if only round results are entered, players enter who took which chip card', () => {
    const options = { chipCards: CHIP_CARDS, depth: 'rounds' } as const;
    const roundStart = matchAfter(newMatch(3, options), deal(), LAID_CARDS);
    const dice = Object.fromEntries(
      (['p1', 'p2', 'p3'] as const).map((player) => [player, { small: [7, 0, 0, 0, 0, 0], big: 1 as const }])
    );
    const countMoveWith = (chipCards: object): Move => ({
      type: 'count',
      dice,
      chips: { p1: 2, p2: 2, p3: 2 },
      chipCards
    });
    expect(refusalOf(roundStart, countMoveWith({ 1: { p1: ['gold'] } }))).toEqual({
      code: 'chipCardsTaken',
      rule: '25.9',
      casino: 1
    });
    const afterCount = matchAfter(roundStart, countMoveWith({ 1: { p1: ['pink'] }, 3: { p2: ['gold'] } }));
    expect(ownedCards(afterCount, 'p1')).toEqual({ pink: 1 });
    expect(ownedCards(afterCount, 'p2')).toEqual({ gold: 1 });
  });

  test('25.10 if players stop early, the chip cards they took are paid', () => {
    const next = matchAfter(
      startMatch(),
      placeMove(2, 2),
      takeMove('p1', 2, 'gold'),
      placeMove(3, 2),
      takeMove('p2', 3, 'gold')
    );
    expect((rules.endPayments?.(next.state) ?? []).map(({ to, value }) => [to, value])).toEqual([
      ['p1', 10000],
      ['p2', 10000]
    ]);
    expect(rules.endPayments?.(matchAfter(newMatch(3), deal()).state)).toEqual([]);
  });

  test('25.1 a match has no chip cards, except by house rule', () => {
    const setup = { players: ['p1', 'p2'], first: 'p1', depth: 'turns', houseRules: {} } as const;
    expect(game.options(setup)).toEqual({
      first: 'p1',
      depth: 'turns',
      ...fillInHouseRules(houseRules, {})
    });
    expect(game.options({ ...setup, houseRules: { chipCards: 'with', chipCardBig: 'one' } })).toEqual({
      first: 'p1',
      depth: 'turns',
      ...fillInHouseRules(houseRules, {}),
      chipCards: { dice: 'placement', big: 'one' }
    });
  });
});
