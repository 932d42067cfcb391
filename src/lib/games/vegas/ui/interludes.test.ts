import { expect, test } from 'vitest';
import { playMoves, position } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import { interludes } from './';
import { revealedDuel, goldReason, mostImportantNews, rowsOf, scoredTable } from './news';
import type { TableView, View } from '$lib/games/vegas/types';

function scoredTableOf(view: View): TableView {
  const table = view.tables[scoredTable(view) ?? -1];
  if (table === undefined) throw new Error('no table was scored');
  return table;
}

const DUELS = { options: { duels: 'hearts' } } as const;

test('6.4 a scored table is shown with players sorted by counters and lowest number', () => {
  // Table 1 shows 1/2, 3/4, 5/6: counters are on 3/4 and 5/6, and p1 rolls the 1 that fills it.
  const stateBefore = position({ players: 3, pawns: { p1: 1 }, counters: { 1: { 1: 'p2', 2: 'p3' } } });
  const { state } = playMoves(stateBefore, { type: 'throw', face: 1 });
  const view = rules.view(state);
  expect(scoredTable(view)).toBe(1);
  const rows = rowsOf(view, scoredTableOf(view));
  expect(
    rows.map(({ player, gold, spaces, sameAsAbove }) => ({ player, gold, spaces, sameAsAbove }))
  ).toEqual([
    { player: 'p1', gold: 3, spaces: [[1, 2]], sameAsAbove: false },
    { player: 'p2', gold: 0, spaces: [[3, 4]], sameAsAbove: true },
    { player: 'p3', gold: 0, spaces: [[5, 6]], sameAsAbove: true }
  ]);
  expect(goldReason(view, scoredTableOf(view))?.code).toBe('lowest');
});

test('6.5 two players with equal lowest numbers are struck out, and no one gets the chip', () => {
  const counters = { 0: 'p1', 5: 'p2' } as const;
  const stateBefore = position({ pawns: { p1: 3 }, mary: 2, counters: { 2: counters } });
  const { state } = playMoves(stateBefore, { type: 'maryCard' });
  const view = rules.view(state);
  const rows = rowsOf(view, scoredTableOf(view));
  expect(rows.map(({ tied, gold }) => [tied, gold])).toEqual([
    [true, 0],
    [true, 0]
  ]);
  expect(goldReason(view, scoredTableOf(view))?.code).toBe('discarded');
});

test('5.5 the discarded chip of an empty table has no page, and is reported first', () => {
  const { state } = playMoves(position({ mary: 0, pawns: { p1: 2 } }), { type: 'throw', face: 1 });
  const view = rules.view(state);
  expect(interludes(view, String)).toEqual([]);
  expect(mostImportantNews(view)?.code).toBe('nobodyThere');
});

test('8.3 a revealed duel is shown before the table that it scores', () => {
  // p1 duels for the 1 of table 0, and then Mary Chip reaches it.
  const stateBefore = position({ ...DUELS, counters: { 0: { 0: 'p2' } } });
  const { state } = playMoves(
    stateBefore,
    { type: 'throw', face: 1 },
    { type: 'duel', challenger: 2, defender: 1 }
  );
  const view = rules.view(state);
  expect(interludes(view, String).map(({ id }) => id)).toEqual(['duel', 'scored:0']);
  expect(revealedDuel(view)).toMatchObject({ on: { at: { table: 0 }, numbers: [1] } });
});
