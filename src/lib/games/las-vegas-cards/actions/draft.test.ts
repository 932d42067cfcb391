import { describe, expect, test } from 'vitest';
import { takenOf } from '$lib/chip-cards';
import { again, diceTold, lotsTold } from './draft';
import {
  after,
  CHIP_CARDS,
  chipCards,
  count,
  eightyAndThirty,
  lay,
  seated
} from '$lib/games/las-vegas-cards/fixtures/sitting';
import { storedData } from '$lib/games/las-vegas-cards/state/stored-data';
import { rules } from '$lib/games/las-vegas-cards/rules';
import type { Tap } from '$lib/games/las-vegas-cards/types';

const ROW = chipCards('pink', 'gold', 'gold', 'third colour', 'fourth colour', 'fifth colour');
const NOTHING = [0, 0, 0, 0, 0, 0];

/** Round 2 of a match that records only round results, with two pink chip cards at casino 1. */
const table = after(
  seated(2, { depth: 'rounds', chipCards: CHIP_CARDS }),
  eightyAndThirty,
  ROW,
  count([NOTHING, NOTHING]),
  eightyAndThirty,
  ROW
);
const view = rules.view(table.state);

describe('a round of which only the end is told', () => {
  test('9.4 the last tap of a count counts', () => {
    const taps: readonly Tap[] = [
      { tap: 'die', player: 'p1', casino: 3, dice: 1 },
      { tap: 'die', player: 'p1', casino: 3, dice: 2 },
      { tap: 'die', player: 'p2', casino: 6, dice: 4 }
    ];
    expect(diceTold(view, taps)).toEqual({ p1: [0, 0, 2, 0, 0, 0], p2: [0, 0, 0, 0, 0, 4] });
  });

  test('9.4 what was placed before the round is entered at its end is counted already', () => {
    const placed = after(seated(2), eightyAndThirty, lay('p1', '4', '4'), lay('p2', '66'), {
      type: 'depth',
      depth: 'rounds'
    });
    const seen = rules.view(placed.state);
    expect(diceTold(seen, [])).toEqual({ p1: [0, 0, 0, 2, 0, 0], p2: [0, 0, 0, 0, 0, 2] });
    const fewer: Tap = { tap: 'die', player: 'p1', casino: 4, dice: 0 };
    expect(diceTold(seen, [fewer])).toEqual({ p1: NOTHING, p2: [0, 0, 0, 0, 0, 2] });
  });

  test('9.4 each chip card stays until somebody is told to have taken it, and may be given to another', () => {
    const pink = { casino: 1, colour: 'pink', card: 1 } as const;
    expect(lotsTold(view, [])).toHaveLength(12);
    expect(takenOf(lotsTold(view, []))).toEqual({});
    const first: Tap = { tap: 'took', lot: { ...pink, taker: 'p1' }, name: 'pink' };
    expect(takenOf(lotsTold(view, [first]))).toEqual({ 1: { p1: ['pink'] } });
    const other: Tap = { tap: 'took', lot: { ...pink, taker: 'p2' }, name: 'pink' };
    expect(takenOf(lotsTold(view, [first, other]))).toEqual({ 1: { p2: ['pink'] } });
    expect(takenOf(lotsTold(view, [first, { tap: 'took', lot: pink, name: 'pink' }]))).toEqual({});
  });

  test('9.4 a count that is taken back stands again', () => {
    const told = count([[1, 0, 0, 0, 0, 2], NOTHING], { 1: { p1: ['pink'], p2: ['pink'] } });
    const taps = again(told);
    expect(diceTold(view, taps)).toEqual({ p1: [1, 0, 0, 0, 0, 2], p2: NOTHING });
    expect(takenOf(lotsTold(view, taps))).toEqual({ 1: { p1: ['pink'], p2: ['pink'] } });
  });
});

test('2.1 of notes that are taken back only the last is missing', () => {
  expect(again(eightyAndThirty)).toHaveLength(11);
  expect(again({ type: 'lay', player: 'p1', cards: ['single 1'] })).toEqual([]);
});

test('9.4 what is told of a count is known again, card by card', () => {
  const told: Tap = { tap: 'took', lot: { casino: 1, colour: 'pink', card: 0, taker: 'p1' }, name: 'pink' };
  expect(storedData.tap(told)).toBe(true);
  expect(storedData.tap({ tap: 'took', lot: { casino: 1, colour: 'pink', card: 0 }, name: 'pink' })).toBe(
    true
  );
  expect(storedData.tap({ tap: 'took', lot: { casino: 7, colour: 'pink', card: 0 }, name: 'pink' })).toBe(
    false
  );
  expect(
    storedData.tap({ tap: 'took', player: 'p1', casino: 1, colour: 'pink', name: 'pink', count: 1 })
  ).toBe(false);
});
