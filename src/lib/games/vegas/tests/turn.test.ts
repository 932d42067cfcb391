import { describe, expect, test } from 'vitest';
import {
  BOARD,
  tableText,
  newsCodes,
  OPTIONS,
  playMoves,
  position,
  refusal,
  table
} from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import type { Counters, State } from '$lib/games/vegas/types';

const NO_CARDS = {
  'good-luck-1': 0,
  'good-luck-2': 0,
  'good-luck-3': 0,
  'good-luck-4': 0,
  'good-luck-5': 0,
  'good-luck-6': 0,
  'mary-chip': 0,
  'front-man': 0
};

/** Twenty counters of p1 on tables 4 to 7, five on each, so that none is full. */
const TWENTY_COUNTERS: Readonly<Record<number, Counters>> = Object.fromEntries(
  [4, 5, 6, 7].map((tableIndex) => [tableIndex, { 0: 'p1', 1: 'p1', 2: 'p1', 3: 'p1', 4: 'p1' } as const])
);

/** Nineteen counters of p1 on the same tables. */
const NINETEEN_COUNTERS: typeof TWENTY_COUNTERS = {
  ...TWENTY_COUNTERS,
  7: { 1: 'p1', 2: 'p1', 3: 'p1', 4: 'p1' }
};

function askIds(state: State): readonly string[] {
  return rules.asks(state).map(({ id }) => id);
}

describe('the beginning', () => {
  test('1.2 everyone has a pawn, twenty counters and ten cards', () => {
    const { seats } = rules.view(rules.start(OPTIONS, ['p1', 'p2']));
    for (const { counters, cards } of seats) {
      expect(counters).toBe(20);
      expect(Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0)).toBe(10);
      expect(cards?.['front-man']).toBe(3);
    }
  });

  test('1.5 the first player chooses a table, then the others clockwise, and the first player starts', () => {
    const startState = rules.start({ ...OPTIONS, first: 'p3' }, ['p1', 'p2', 'p3']);
    expect(refusal(startState, { type: 'stand', player: 'p1', table: 0 })).toBe('notTheirTurn 1.5');
    const { state } = playMoves(
      startState,
      { type: 'stand', player: 'p3', table: 2 },
      { type: 'stand', player: 'p1', table: 2 },
      { type: 'stand', player: 'p2', table: 13 }
    );
    expect(state.phase).toBe('turn');
    expect(state.turn).toBe('p3');
    expect(state.pawns).toEqual({ p1: 2, p2: 13, p3: 2 });
  });

  test('1.6 the player named first goes first', () => {
    expect(rules.start({ ...OPTIONS, first: 'p2' }, ['p1', 'p2']).turn).toBe('p2');
  });

  test('1.7 gold and cards are visible, unless money is hidden', () => {
    const openView = rules.view(position({ scoredTables: { 4: 'p1' } }));
    expect(openView.seats[0]).toMatchObject({ gold: [6] });
    const hiddenState = position({ scoredTables: { 4: 'p1' }, options: { holdings: 'hidden' } });
    expect(rules.view(hiddenState).seats[0]).not.toHaveProperty('gold');
    expect(rules.view(hiddenState, 'p2').seats[0]).not.toHaveProperty('cards');
    expect(rules.view(hiddenState, 'p1').seats[0]).toMatchObject({ gold: [6] });
    expect(rules.ranking(hiddenState, [])).toEqual([]);
    expect(rules.ranking(hiddenState, [], 'all').flatMap(({ players }) => players)).toEqual(
      hiddenState.seats
    );
  });

  test('1.9 one gold chip is at each table, and Mary Chip is on Start', () => {
    const startState = rules.start(OPTIONS, ['p1', 'p2']);
    expect(startState.mary).toBe(0);
    expect(rules.view(startState).tables).toHaveLength(14);
    expect(
      rules.view(startState).tables.filter(({ closed: closedTable }) => closedTable !== undefined)
    ).toEqual([]);
    expect(rules.view(startState).seats.flatMap(({ gold }) => gold ?? [])).toEqual([]);
  });
});

describe('a turn', () => {
  test('2.1 a rolled number is placed at the pawn’s table, and then the next player has a turn', () => {
    const { state, postings } = playMoves(position({}), { type: 'throw', face: 3 });
    expect(tableText(state, 0)).toBe('. . p1 . . .');
    expect(state.turn).toBe('p2');
    expect(postings).toEqual([]);
  });

  test('2.2 a player may use one card before the roll, and none after it', () => {
    const { state } = playMoves(position({}), { type: 'goodLuck', number: 2 });
    expect(askIds(state)).toEqual(['throw']);
    expect(refusal(state, { type: 'maryCard' })).toBe('notNow 9.1');
    const next = playMoves(state, { type: 'throw', face: 3 }, { type: 'change', table: 1 }).state;
    expect(refusal(next, { type: 'goodLuck', number: 2 })).toBe('cardSpent 2.2');
  });

  test('2.3 moving to a table with gold takes the whole turn', () => {
    const { state } = playMoves(position({}), { type: 'change', table: 5 });
    expect(state.pawns.p1).toBe(5);
    expect(state.turn).toBe('p2');
    expect(refusal(position({}), { type: 'change', table: 0 })).toBe('stayedAt 2.3');
    expect(refusal(position({ scoredTables: { 5: 'p2' } }), { type: 'change', table: 5 })).toBe(
      'tableScored 6.9'
    );
  });

  test('2.4 a pawn at a scored table must move', () => {
    const state = position({ scoredTables: { 0: 'p2' } });
    expect(askIds(state)).toEqual(['change', 'depth']);
    expect(refusal(state, { type: 'throw', face: 3 })).toBe('mustChange 2.4');
  });

  test('2.5 a card cannot be used instead of moving, with or without counters', () => {
    const state = position({ scoredTables: { 0: 'p2' }, counters: TWENTY_COUNTERS });
    expect(refusal(state, { type: 'maryCard' })).toBe('mustChange 2.5');
    expect(refusal(state, { type: 'frontMan', table: 4 })).toBe('mustChange 2.5');
    expect(refusal(state, { type: 'pass' })).toBe('mustChange 2.5');
    expect(refusal(state, { type: 'change', table: 4 })).toBeUndefined();
  });

  test('2.6 a player without counters uses the Mary Chip card, moves, or passes', () => {
    const state = position({ counters: TWENTY_COUNTERS });
    expect(askIds(state)).toEqual(['maryCard', 'goodLuck', 'change', 'pass', 'depth']);
    expect(refusal(state, { type: 'throw', face: 3 })).toBe('noCounters 2.6');
    expect(refusal(state, { type: 'goodLuck', number: 3 })).toBe('noCounters 2.6');
    expect(playMoves(state, { type: 'pass' }).state.turn).toBe('p2');
  });

  test('2.7 a player with a counter cannot pass', () => {
    expect(refusal(position({ counters: NINETEEN_COUNTERS }), { type: 'pass' })).toBe('hasCounters 2.7');
    expect(askIds(position({}))).not.toContain('pass');
  });

  test('2.8 if a card scores the table, the turn ends without a roll', () => {
    const fiveCounters = { 0: 'p1', 1: 'p1', 2: 'p1', 3: 'p2', 4: 'p2' } as const;
    const { state } = playMoves(position({ counters: { 0: fiveCounters } }), { type: 'goodLuck', number: 6 });
    expect(newsCodes(state)).toEqual([
      'playsGoodLuck 4.1',
      'places 3.1',
      'full 6.2',
      'countersBack 6.9',
      'turnEnds 2.8'
    ]);
    expect(state.turn).toBe('p2');
  });

  test('2.9 if no one has a counter or a Mary Chip card, the roll only moves Mary Chip', () => {
    const allCounters = {
      ...TWENTY_COUNTERS,
      ...Object.fromEntries(
        [8, 9, 10, 11].map((tableIndex) => [
          tableIndex,
          { 0: 'p2', 1: 'p2', 2: 'p2', 3: 'p2', 4: 'p2' } as const
        ])
      )
    };
    const state = position({ counters: allCounters, cards: { p1: NO_CARDS, p2: NO_CARDS } });
    expect(askIds(state)).toContain('throw');
    const stateAfterRoll = playMoves(state, { type: 'throw', face: 4 }).state;
    expect(newsCodes(stateAfterRoll)).toEqual(['throwsForMary 2.9']);
    expect(stateAfterRoll.mary).toBe(0);
    expect(playMoves(state, { type: 'throw', face: 1 }).state.mary).toBe(1);
  });
});

describe('placing', () => {
  test('3.2 the player chooses between different free spaces', () => {
    const board = { tables: [table(3, ['2 1/2 3']), ...BOARD.tables.slice(1)] };
    const { state } = playMoves(position({ options: { board } }), { type: 'throw', face: 2 });
    expect(state.phase).toBe('space');
    expect(refusal(state, { type: 'place', space: 2 })).toBe('otherNumber 3.1');
    expect(tableText(playMoves(state, { type: 'place', space: 1 }).state, 0)).toBe('. p1 .');
  });

  test('3.1 identical free spaces need no choice', () => {
    const { state } = playMoves(position({ pawns: { p1: 2 } }), { type: 'throw', face: 4 });
    expect(tableText(state, 2)).toBe('. . . p1 . . . . . .');
  });

  test('3.3 a replaced counter goes back to its owner', () => {
    const stateBefore = position({ counters: { 0: { 3: 'p2' } } });
    expect(rules.view(stateBefore).seats[1]?.counters).toBe(19);
    const { state } = playMoves(stateBefore, { type: 'throw', face: 4 });
    expect(tableText(state, 0)).toBe('. . . p1 . .');
    expect(rules.view(state).seats[1]?.counters).toBe(20);
    expect(newsCodes(state)).toEqual(['throws 2.1', 'replaces 3.3']);
  });

  test('3.4 a number whose spaces all have the player’s own counters does nothing', () => {
    const { state } = playMoves(position({ counters: { 0: { 3: 'p1' } } }), { type: 'throw', face: 4 });
    expect(newsCodes(state)).toEqual(['throws 2.1', 'noBenefit 3.4']);
    expect(rules.view(state).seats[0]?.counters).toBe(19);
  });

  test('3.5 a 6 is placed anywhere if no space shows it', () => {
    const stateBefore = position({ pawns: { p1: 2 }, counters: { 2: { 1: 'p2' } } });
    const { state } = playMoves(stateBefore, { type: 'throw', face: 6 });
    expect(state.phase).toBe('space');
    const stateAfterPlacing = playMoves(state, { type: 'place', space: 1 }).state;
    expect(newsCodes(stateAfterPlacing)).toEqual(['placesJoker 3.5']);
    expect(tableText(stateAfterPlacing, 2)).toBe('. p1 . . . . . . . .');
  });

  test('3.7 a 6 whose only space has the player’s own counter does nothing', () => {
    const { state } = playMoves(position({ counters: { 0: { 5: 'p1' } } }), { type: 'throw', face: 6 });
    expect(newsCodes(state)).toEqual(['throws 2.1', 'noBenefit 3.7']);
  });

  test('3.8 a number that the table does not have places nothing, and a 1 still moves Mary Chip', () => {
    const { state } = playMoves(position({ pawns: { p1: 3 } }), { type: 'throw', face: 1 });
    expect(newsCodes(state)).toEqual(['throws 2.1', 'noNumber 3.8', 'maryMoves 5.1']);
    expect(state.mary).toBe(1);
    expect(state.turn).toBe('p2');
  });

  test('3.8 by house rule the player may roll again', () => {
    const stateBefore = position({ pawns: { p1: 3 }, options: { missingNumber: 'again' } });
    const { state } = playMoves(stateBefore, { type: 'throw', face: 5 });
    expect(state.turn).toBe('p1');
    expect(askIds(state)).toEqual(['throw']);
    expect(tableText(playMoves(state, { type: 'throw', face: 4 }).state, 3)).toBe('. . p1');
  });

  test('3.10 placing is mandatory, unless a house rule makes it optional', () => {
    const jokerSetup = { pawns: { p1: 2 } } as const;
    const mandatoryState = playMoves(position(jokerSetup), { type: 'throw', face: 6 }).state;
    expect(refusal(mandatoryState, { type: 'leave' })).toBe('mustPlace 3.10');
    const optionalState = playMoves(position({ ...jokerSetup, options: { placing: 'may' } }), {
      type: 'throw',
      face: 6
    }).state;
    expect(newsCodes(playMoves(optionalState, { type: 'leave' }).state)).toEqual(['leaves 3.10']);
  });

  test('3.10 by house rule the player is asked before replacing, but not before taking a free space', () => {
    const optionalState = position({ counters: { 0: { 3: 'p2' } }, options: { placing: 'may' } });
    expect(playMoves(optionalState, { type: 'throw', face: 4 }).state.phase).toBe('space');
    expect(playMoves(optionalState, { type: 'throw', face: 5 }).state.phase).toBe('turn');
  });

  test('3.11 counters are only placed at the pawn’s table', () => {
    const { state } = playMoves(position({ pawns: { p1: 4 } }), { type: 'throw', face: 3 });
    expect(tableText(state, 0)).toBe('. . . . . .');
    expect(tableText(state, 4)).toBe('. . p1 . . .');
  });
});

describe('cards', () => {
  test('4.1 a Good Luck card places a counter, and then the player rolls', () => {
    const { state } = playMoves(position({}), { type: 'goodLuck', number: 2 }, { type: 'throw', face: 5 });
    expect(tableText(state, 0)).toBe('. p1 . . p1 .');
    expect(state.turn).toBe('p2');
  });

  test('4.2 a Good Luck card replaces a counter, or does nothing, like the die', () => {
    const stateBefore = position({ counters: { 0: { 3: 'p2', 4: 'p1' } } });
    expect(newsCodes(playMoves(stateBefore, { type: 'goodLuck', number: 4 }).state)).toEqual([
      'playsGoodLuck 4.1',
      'replaces 3.3'
    ]);
    expect(newsCodes(playMoves(stateBefore, { type: 'goodLuck', number: 5 }).state)).toEqual([
      'playsGoodLuck 4.1',
      'noBenefit 3.4'
    ]);
  });

  test('4.3 a player who placed the last counter does not roll', () => {
    const { state } = playMoves(position({ counters: NINETEEN_COUNTERS }), { type: 'goodLuck', number: 3 });
    expect(newsCodes(state).at(-1)).toBe('nothingToPlace 4.3');
    expect(state.turn).toBe('p2');
  });

  test('4.3 by house rule the player rolls, but only to move Mary Chip', () => {
    const stateBefore = position({
      pawns: { p1: 8 },
      counters: NINETEEN_COUNTERS,
      options: { lastCounter: 'throw' }
    });
    const { state } = playMoves(stateBefore, { type: 'goodLuck', number: 3 });
    expect(askIds(state)).toEqual(['throw']);
    const stateAfterRoll = playMoves(state, { type: 'throw', face: 1 }).state;
    expect(newsCodes(stateAfterRoll)).toEqual(['throwsForMary 4.3', 'maryMoves 5.1']);
    expect(tableText(stateAfterRoll, 8)).toBe('. . p1 . . .');
  });

  test('4.4 a Front-man moves the pawn, and the roll is placed at the new table', () => {
    const stateBefore = position({});
    expect(refusal(stateBefore, { type: 'frontMan', table: 0 })).toBe('frontManHere 4.4');
    const { state } = playMoves(stateBefore, { type: 'frontMan', table: 2 }, { type: 'throw', face: 3 });
    expect(tableText(state, 2)).toBe('. . p1 . . . . . . .');
    expect(state.pawns.p1).toBe(0);
    expect(rules.view(state).seats[0]?.cards?.['front-man']).toBe(2);
  });

  test('4.5 the Mary Chip card moves her, and if no table is scored, the player rolls', () => {
    const { state } = playMoves(position({ pawns: { p1: 4 } }), { type: 'maryCard' });
    expect(state.mary).toBe(1);
    expect(askIds(state)).toEqual(['throw']);
    const scoringResult = playMoves(position({ counters: { 0: { 2: 'p2' } } }), { type: 'maryCard' });
    expect(scoringResult.state.turn).toBe('p2');
    expect(scoringResult.postings).toMatchObject([{ to: 'p2', value: 6 }]);
  });

  test('4.6 if the Mary Chip card takes the gold of the player’s own empty table, there is nothing to roll for', () => {
    const { state, postings } = playMoves(position({}), { type: 'maryCard' });
    expect(postings).toMatchObject([{ to: 'box', value: 6 }]);
    expect(newsCodes(state).at(-1)).toBe('nothingToPlace 4.6');
    expect(state.turn).toBe('p2');
  });
});
