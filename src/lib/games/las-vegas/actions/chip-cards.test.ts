import { describe, expect, test } from 'vitest';
import type { ChipColour } from '$lib/chip-cards';
import { namesOf, type PlayerId } from '$lib/core';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import {
  after,
  allAt,
  deal,
  neutral,
  place,
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

function take(player: PlayerId, casino: Face, colour: ChipColour | 'none'): Move {
  return { type: 'chipCard', player, casino, colour };
}

const LAID = chipCards('pink', 'gold', 'gold', 'third colour', 'fourth colour', 'fifth colour');

function startMatch(options: Partial<NonNullable<Options['chipCards']>> = {}): TestMatch {
  return after(newMatch(3, { chipCards: { ...CHIP_CARDS, ...options } }), deal(), LAID);
}

function refusalOf({ state }: TestMatch, move: Move): object | undefined {
  return rules.refuse(state, move);
}

function askIds({ state }: TestMatch): readonly string[] {
  return rules.asks(state).map(({ id }) => id);
}

function owned({ state }: TestMatch, player: PlayerId): object | undefined {
  return rules.view(state).chipCards?.owned[player];
}

describe('the chip cards of the Card Game', () => {
  test('25.1 one is placed at each casino, after the notes', () => {
    const dealt = after(newMatch(3, { chipCards: CHIP_CARDS }), deal());
    expect(askIds(dealt)).toEqual(['chipCards', 'depth']);
    expect(refusalOf(dealt, place(1, 1))).toEqual({ code: 'notNow', rule: '7.1', wanted: 'chipCards' });
    expect(refusalOf(dealt, chipCards('pink'))).toEqual({ code: 'wrongChipCards', rule: '25.1', given: 1 });
    expect(refusalOf(dealt, chipCards(...Array<ChipColour>(6).fill('gold')))).toEqual({
      code: 'chipCardGone',
      rule: '25.1',
      colour: 'gold',
      left: 5
    });
    expect(rules.view(after(dealt, LAID).state).chipCards?.lying[1]).toEqual({ gold: 1 });
    expect(askIds(after(newMatch(3), deal()))).not.toContain('chipCards');
  });

  test('25.2 two dice in one placement take one of those at the casino', () => {
    const two = after(startMatch(), place(2, 2));
    expect(askIds(two)).toEqual(['chipCard']);
    expect(refusalOf(two, take('p1', 2, 'pink'))).toEqual({
      code: 'noChipCard',
      rule: '25.2',
      casino: 2,
      colour: 'pink'
    });
    expect(refusalOf(two, take('p2', 2, 'gold'))).toMatchObject({ code: 'notNow', wanted: 'chipCard' });
    expect(refusalOf(two, place(1, 1))).toMatchObject({ code: 'notNow', wanted: 'chipCard' });
    const next = after(two, take('p1', 2, 'gold'));
    expect(owned(next, 'p1')).toEqual({ gold: 1 });
    expect(next.state.turn).toBe('p2');
    expect(after(next, place(2, 2)).state.turn).toBe('p3');
  });

  test('25.2 one die takes none', () => {
    expect(after(startMatch(), place(2, 1)).state.turn).toBe('p2');
  });

  test('25.3 dice of an earlier turn do not count, except by house rule', () => {
    const moves = [place(2, 1), place(1, 1), place(1, 1), place(2, 1)];
    expect(after(startMatch(), ...moves).state.turn).toBe('p2');
    expect(askIds(after(startMatch({ dice: 'accumulated' }), ...moves))).toEqual(['chipCard']);
  });

  test('25.4 the big die alone takes one, except by house rule', () => {
    expect(askIds(after(startMatch(), place(3, 0, 1)))).toEqual(['chipCard']);
    expect(after(startMatch({ big: 'one' }), place(3, 0, 1)).state.turn).toBe('p2');
    expect(askIds(after(startMatch({ big: 'one' }), place(3, 1, 1)))).toEqual(['chipCard']);
  });

  test('25.5 it may be left at the casino', () => {
    const left = after(startMatch(), place(2, 2), take('p1', 2, 'none'));
    expect(owned(left, 'p1')).toBeUndefined();
    expect(left.state.turn).toBe('p2');
    expect(rules.view(left.state).chipCards?.lying[1]).toEqual({ gold: 1 });
  });

  test('25.6 a choice shows how much one more chip card is worth', () => {
    const first = after(startMatch(), place(2, 2), take('p1', 2, 'gold'), place(1, 1), place(1, 1));
    expect(rules.view(after(first, place(3, 2)).state).chipCards?.claim).toEqual({
      player: 'p1',
      casino: 3,
      dice: 2,
      gains: [{ colour: 'gold', count: 2, gain: 20000 }]
    });
  });

  test('25.6 every colour is paid after the last round, and the last die may still take a chip card', () => {
    let table = newMatch(2, { chipCards: CHIP_CARDS });
    const rows = [
      LAID,
      chipCards('gold', 'gold', 'pink', 'pink', 'pink', 'pink'),
      chipCards('gold', 'fifth colour', 'fifth colour', 'fifth colour', 'fifth colour', 'fourth colour')
    ];
    for (const row of rows) {
      table = after(table, deal(), row, neutral([1, 2, 3, 4, 5, 6, 6], 6));
      const first = table.state.turn;
      const other = first === 'p1' ? 'p2' : 'p1';
      const colour = row === LAID ? 'pink' : 'gold';
      table = after(table, allAt(1), take(first, 1, first === 'p1' ? colour : 'none'));
      if (first === 'p2') table = after(table, allAt(1), take(other, 1, colour));
      else table = after(table, allAt(6), take(other, 6, 'none'));
    }
    expect(rules.asks(table.state)).toEqual([]);
    const cash = table.ledger.filter((posting) => 'piece' in posting && posting.piece === 'cash');
    expect(cash.map(({ to, value }) => [to, value])).toEqual([
      ['p1', 10000],
      ['p1', 30000]
    ]);
    const names = namesOf([{ player: 'p1', name: 'Leo', colour: 'sky' }]);
    const sentences = rules
      .ranking(table.state, table.ledger)
      .flatMap(({ reasons }) => reasons)
      .map((why) => text.why(why, names));
    expect(
      sentences.some(
        (sentence) => sentence.startsWith('Leo has') && sentence.includes('and $40,000 for chip cards')
      )
    ).toBe(true);
  });

  test('25.7 eighteen are placed in a match, and neutral dice take none', () => {
    const two = after(
      newMatch(2, { chipCards: CHIP_CARDS }),
      deal(),
      LAID,
      neutral([1, 1, 1, 1, 2, 2, 2], 2)
    );
    expect(askIds(two)).not.toContain('chipCard');
    expect(rules.view(two.state).chipCards?.owned).toEqual({});
    expect(6 * (rules.progress(two.state).of ?? 0)).toBe(18);
  });

  test('25.8 they are neither notes nor chips when pieces of money break a tie', () => {
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

  test('25.9 if only round results are entered, players enter who took which', () => {
    const options = { chipCards: CHIP_CARDS, depth: 'rounds' } as const;
    const open = after(newMatch(3, options), deal(), LAID);
    const dice = Object.fromEntries(
      (['p1', 'p2', 'p3'] as const).map((player) => [player, { small: [7, 0, 0, 0, 0, 0], big: 1 as const }])
    );
    const entered = (chipCards: object): Move => ({
      type: 'count',
      dice,
      chips: { p1: 2, p2: 2, p3: 2 },
      chipCards
    });
    expect(refusalOf(open, entered({ 1: { p1: ['gold'] } }))).toEqual({
      code: 'chipCardsTaken',
      rule: '25.9',
      casino: 1
    });
    const counted = after(open, entered({ 1: { p1: ['pink'] }, 3: { p2: ['gold'] } }));
    expect(owned(counted, 'p1')).toEqual({ pink: 1 });
    expect(owned(counted, 'p2')).toEqual({ gold: 1 });
  });

  test('25.10 if players stop early, the chip cards they took are paid', () => {
    const next = after(startMatch(), place(2, 2), take('p1', 2, 'gold'), place(3, 2), take('p2', 3, 'gold'));
    expect((rules.stop?.(next.state) ?? []).map(({ to, value }) => [to, value])).toEqual([
      ['p1', 10000],
      ['p2', 10000]
    ]);
    expect(rules.stop?.(after(newMatch(3), deal()).state)).toEqual([]);
  });

  test('25.1 a match has none, except by house rule', () => {
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
