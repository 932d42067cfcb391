import { describe, expect, test } from 'vitest';
import {
  BOARD,
  tableText,
  newsCodes,
  playMoves,
  position,
  refusal
} from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import type { State } from '$lib/games/vegas/types';

const FOUR_AND_FIVE = { 0: 'p1', 1: 'p1', 2: 'p2', 3: 'p2', 4: 'p2' } as const;

describe('Mary Chip', () => {
  test('5.1 after a rolled 1 the counter is placed first, then Mary Chip scores the table', () => {
    const { state, postings } = playMoves(position({ counters: { 0: { 2: 'p2' } } }), {
      type: 'throw',
      face: 1
    });
    // Both players have one counter. The 1 of p1 is lower than the 3 of p2, and p1 placed it before Mary Chip scored
    // the table.
    expect(postings).toMatchObject([
      { to: 'p1', piece: 'gold', value: 6, why: { code: 'lowest' } },
      { to: 'p2', value: 0, why: { code: 'higher' } }
    ]);
    expect(state.mary).toBe(1);
    expect(newsCodes(state)).toEqual([
      'throws 2.1',
      'places 3.1',
      'maryMoves 5.1',
      'maryArrives 6.1',
      'countersBack 6.9'
    ]);
  });

  test('5.2 Mary Chip passes scored tables on her way to the next one', () => {
    const stateBefore = position({ mary: 1, scoredTables: { 0: 'p1', 1: 'p2', 2: 'box' }, pawns: { p1: 4 } });
    const { state } = playMoves(stateBefore, { type: 'throw', face: 1 });
    expect(state.mary).toBe(4);
    expect(newsCodes(state)).toContain('marySkips 5.2');
  });

  test('1.4 a blank step of a copied board counts as a step', () => {
    const tables = BOARD.tables.map((table, index) => (index === 0 ? { ...table, blanks: 1 } : table));
    const { state, postings } = playMoves(position({ options: { board: { tables } } }), {
      type: 'throw',
      face: 1
    });
    expect(state.mary).toBe(1);
    expect(postings).toEqual([]);
    expect(rules.view(state).tables[0]?.at).toBe(2);
  });

  test('5.3 a Good Luck 6 placed as a joker on a 1 does not move Mary Chip', () => {
    const stateBefore = position({ pawns: { p1: 2 } });
    const { state } = playMoves(stateBefore, { type: 'goodLuck', number: 6 }, { type: 'place', space: 0 });
    expect(newsCodes(state)).toContain('maryStays 5.3');
    expect(state.mary).toBe(0);
  });

  test('5.4 neither a Good Luck 1 nor a rolled 6 placed on a 1 moves Mary Chip', () => {
    const card = playMoves(position({}), { type: 'goodLuck', number: 1 }).state;
    expect(newsCodes(card)).toContain('maryStays 5.4');
    expect(card.mary).toBe(0);
    const stateBefore = position({ pawns: { p1: 2 } });
    const stateAfterJoker = playMoves(
      stateBefore,
      { type: 'throw', face: 6 },
      { type: 'place', space: 0 }
    ).state;
    expect(newsCodes(stateAfterJoker)).toContain('maryStays 5.4');
    expect(stateAfterJoker.mary).toBe(0);
  });

  test('5.5 the gold chip of an empty table is discarded', () => {
    const { state, postings } = playMoves(position({ pawns: { p1: 4 } }), { type: 'throw', face: 1 });
    expect(postings).toMatchObject([{ to: 'box', value: 6, why: { code: 'nobodyThere' } }]);
    expect(state.tables[0]?.closed).toMatchObject({ by: 'empty' });
  });

  test('5.6 an empty table does not end the turn, so after the Mary Chip card the player rolls', () => {
    const { state } = playMoves(position({ pawns: { p1: 4 } }), { type: 'maryCard' });
    expect(newsCodes(state)).toContain('turnGoesOn 5.6');
    expect(state.turn).toBe('p1');
  });

  test('5.6 by house rule an empty table ends the turn', () => {
    const stateBefore = position({ pawns: { p1: 4 }, options: { emptyTable: 'ends' } });
    expect(playMoves(stateBefore, { type: 'maryCard' }).state.turn).toBe('p2');
  });

  test('5.7 a rolled 1 that fills the table does not move Mary Chip', () => {
    const fullTable = { 1: 'p1', 2: 'p1', 3: 'p2', 4: 'p2', 5: 'p1' } as const;
    const { state } = playMoves(position({ counters: { 0: fullTable } }), { type: 'throw', face: 1 });
    expect(state.mary).toBe(0);
    expect(newsCodes(state).at(-1)).toBe('maryWaits 5.7');
  });

  test('5.7 by house rule Mary Chip moves after a rolled 1 has filled the table', () => {
    const fullTable = { 1: 'p1', 2: 'p1', 3: 'p2', 4: 'p2', 5: 'p1' } as const;
    const stateBefore = position({
      counters: { 0: fullTable, 1: { 0: 'p2' } },
      options: { fullByOne: 'moves' }
    });
    const { state } = playMoves(stateBefore, { type: 'throw', face: 1 });
    expect(state.phase).toBe('step');
    const result = playMoves(state, { type: 'step' });
    expect(result.postings).toMatchObject([{ to: 'p2', value: 3 }]);
    expect(result.state.mary).toBe(2);
    expect(result.state.turn).toBe('p2');
  });
});

describe('scoring', () => {
  test('6.1 a table is scored when Mary Chip arrives', () => {
    const stateBefore = position({ pawns: { p1: 4 }, counters: { 0: { 0: 'p2', 1: 'p2', 2: 'p1' } } });
    const { postings, state } = playMoves(stateBefore, { type: 'throw', face: 1 });
    expect(postings).toMatchObject([
      { to: 'p2', value: 6 },
      { to: 'p1', value: 0 }
    ]);
    expect(state.tables[0]?.closed).toMatchObject({ by: 'mary', winner: 'p2' });
  });

  test('6.2 a table is scored when its last space is filled', () => {
    const { postings, state } = playMoves(position({ counters: { 0: FOUR_AND_FIVE } }), {
      type: 'throw',
      face: 6
    });
    // Both players have three counters, and p1 has the 1.
    expect(postings).toMatchObject([
      { to: 'p1', value: 6 },
      { to: 'p2', value: 0 }
    ]);
    expect(state.tables[0]?.closed).toMatchObject({ by: 'full', winner: 'p1' });
  });

  test('6.9 the counters of a scored table go back, and no more can be placed there', () => {
    const { state } = playMoves(position({ counters: { 0: FOUR_AND_FIVE } }), { type: 'throw', face: 6 });
    expect(tableText(state, 0)).toBe('. . . . . .');
    expect(rules.view(state).seats.map(({ counters }) => counters)).toEqual([20, 20]);
    expect(refusal({ ...state, pawns: { p1: 0, p2: 4 } }, { type: 'frontMan', table: 0 })).toBe(
      'tableScored 6.9'
    );
  });
});

/**
 * Makes a state in which all tables but the last are scored: p1 and p2 have 6 gold each, and the other chips left the
 * game.
 */
function stateAtLastTable(setup: Parameters<typeof position>[0]): State {
  const scoredTables = Object.fromEntries(
    Array.from(
      { length: 13 },
      (_, index) => [index, index === 4 ? 'p1' : index === 5 ? 'p2' : 'box'] as const
    )
  );
  return position({ mary: 13, scoredTables, pawns: { p1: 13, p2: 13 }, ...setup });
}

describe('the end', () => {
  test('7.1 when Mary Chip reaches the last table, the game ends, and the most gold wins', () => {
    const finishedGame = playMoves(stateAtLastTable({ counters: { 13: { 2: 'p2' } } }), { type: 'maryCard' });
    expect(finishedGame.postings).toMatchObject([{ to: 'p2', value: 6 }]);
    expect(rules.asks(finishedGame.state)).toEqual([]);
    expect(newsCodes(finishedGame.state).at(-1)).toBe('lastChip 7.1');
  });

  test('7.2 the last gold chip ends the game, even before Mary Chip gets there', () => {
    const { state } = playMoves(stateAtLastTable({ mary: 4, counters: { 13: FOUR_AND_FIVE } }), {
      type: 'throw',
      face: 6
    });
    expect(state.phase).toBe('over');
    expect(state.mary).toBe(4);
  });

  test('7.2 an empty last table ends the game too', () => {
    const { state, postings } = playMoves(stateAtLastTable({}), { type: 'maryCard' });
    expect(postings).toMatchObject([{ to: 'box', value: 6 }]);
    expect(state.phase).toBe('over');
  });
});
