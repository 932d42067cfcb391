import { expect, test } from 'vitest';
import { played, position } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import { mainWhy, notableOf, pagesOf, rowsOf } from './news-pages';

const DUELS = { options: { duels: 'hearts' } } as const;

test('6.4 a table that is scored is a page, with everybody by counters and the lowest number first', () => {
  // Table 1 shows 1/2, 3/4, 5/6: counters are on 3/4 and 5/6, and p1 rolls the 1 that fills it.
  const before = position({ players: 3, pawns: { p1: 1 }, counters: { 1: { 1: 'p2', 2: 'p3' } } });
  const { state, postings } = played(before, { type: 'throw', face: 1 });
  const view = rules.view(state);
  expect(pagesOf(view, postings)).toEqual([{ page: 'scored', table: 1 }]);
  const rows = rowsOf(view, postings, 1);
  expect(rows.map(({ player, gold, spaces, level }) => ({ player, gold, spaces, level }))).toEqual([
    { player: 'p1', gold: 3, spaces: [[1, 2]], level: false },
    { player: 'p2', gold: 0, spaces: [[3, 4]], level: true },
    { player: 'p3', gold: 0, spaces: [[5, 6]], level: true }
  ]);
  expect(mainWhy(postings)?.code).toBe('lowest');
});

test('6.5 two that are equally low are struck, and the chip goes to nobody', () => {
  const counters = { 0: 'p1', 5: 'p2' } as const;
  const before = position({ pawns: { p1: 3 }, mary: 2, counters: { 2: counters } });
  const { state, postings } = played(before, { type: 'maryCard' });
  const rows = rowsOf(rules.view(state), postings, 2);
  expect(rows.map(({ struck, gold }) => [struck, gold])).toEqual([
    [true, 0],
    [true, 0]
  ]);
  expect(mainWhy(postings)?.code).toBe('discarded');
});

test('5.5 a chip that goes out with nobody there is no page, and is said before all else', () => {
  const { state, postings } = played(position({ mary: 0, pawns: { p1: 2 } }), { type: 'throw', face: 1 });
  const view = rules.view(state);
  expect(pagesOf(view, postings)).toEqual([]);
  expect(notableOf(view, postings)?.code).toBe('nobodyThere');
});

test('8.3 a duel whose dice are seen is a page before the table that it ends', () => {
  // p1 duels for the 1 of table 0, and then Mary Chip reaches it.
  const before = position({ ...DUELS, counters: { 0: { 0: 'p2' } } });
  const { state, postings } = played(
    before,
    { type: 'throw', face: 1 },
    { type: 'duel', challenger: 2, defender: 1 }
  );
  const pages = pagesOf(rules.view(state), postings);
  expect(pages.map(({ page }) => page)).toEqual(['duel', 'scored']);
  expect(pages[0]).toMatchObject({ why: { on: { at: { table: 0 }, numbers: [1] } } });
});
