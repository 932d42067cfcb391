import { describe, expect, test } from 'vitest';
import { lastDie, sums, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after } from '$lib/games/las-vegas/fixtures/sitting';
import { fineOf } from './fine';

describe('Bad Luck', () => {
  test('14.1 all with the fewest pay, counted before tied dice leave', () => {
    const start = table(3, ['bad-luck'], {
      dice: { 1: { p1: '2', p2: '2', p3: '3' } },
      purses: { p1: { notes: [50000] }, p2: { notes: [50000] }, p3: { notes: [50000] } }
    });
    expect(sums(lastDie(start, 'p3', 6).ledger, 'badLuck')).toEqual({ p1: -50000, p2: -50000 });
  });

  test('14.1 imaginary players are not asked', () => {
    const start = table(2, ['bad-luck'], {
      dice: { 1: { p1: '2', p2: '1+B', gray: '1' } },
      purses: { p1: { notes: [50000] } }
    });
    expect(sums(lastDie(start, 'p2', 6).ledger, 'badLuck')).toEqual({ p1: -50000 });
  });

  test('14.1 black dice of Prime Time count', () => {
    const start = table(2, ['bad-luck', 'prime-time'], {
      dice: { 1: { p1: '1', p2: '1' }, 2: { p1: '2' } },
      purses: { p1: { notes: [50000] }, p2: { notes: [50000] } }
    });
    const { ledger } = after(
      lastDie(start, 'p2', 6),
      tile('prime-time', { do: 'throw', dice: [1, 5] }),
      tile('prime-time', { do: 'place', faces: [1] })
    );
    expect(sums(ledger, 'badLuck')).toEqual({ p2: -50000 });
  });

  test.each([
    ['14.2 exactly $50,000', [50000, 60000], 0, { notes: [50000], chips: 0, change: 0, over: 0, missing: 0 }],
    [
      '14.2 change of one note',
      [60000, 70000],
      3,
      { notes: [60000, 70000], chips: 0, change: 80000, over: 0, missing: 0 }
    ],
    [
      '14.2 the smallest sum that can be changed',
      [90000, 80000],
      0,
      { notes: [80000], chips: 0, change: 30000, over: 0, missing: 0 }
    ],
    [
      '14.2 chips where the notes are less',
      [30000],
      5,
      { notes: [30000], chips: 2, change: 0, over: 0, missing: 0 }
    ],
    [
      '14.2 whoever has not enough pays everything',
      [30000],
      1,
      { notes: [30000], chips: 1, change: 0, over: 0, missing: 10000 }
    ],
    [
      '14.3 a single $60,000 note is kept by the bank',
      [60000],
      4,
      { notes: [60000], chips: 0, change: 0, over: 10000, missing: 0 }
    ]
  ])('%s', (_, notes, chips, expected) => {
    expect(fineOf(notes, chips)).toEqual(expected);
  });

  test('14.3 or comes back in cash, where the house wants it so', () => {
    const start = table(2, ['bad-luck'], {
      options: { badLuckChange: 'exact' },
      dice: { 1: { p2: '1' } },
      purses: { p1: { notes: [60000] } }
    });
    const { ledger, state } = lastDie(start, 'p2', 6);
    expect(sums(ledger, 'badLuck')).toEqual({ p1: -50000 });
    expect(state.purses.p1?.cash).toEqual([10000]);
  });

  test('14.4 the money of the round is there to pay with', () => {
    const pairs = [
      [30000, 30000],
      [30000, 40000],
      [40000, 40000],
      [50000, 40000],
      [60000, 60000],
      [100000, 70000]
    ] as const;
    const dice = { 1: { p1: '2', p3: '1' }, 4: { p2: '3', p1: '1' } } as const;
    const after = lastDie(table(3, ['bad-luck'], { dice, pairs, purses: { p2: { chips: 0 } } }), 'p3', 6);
    expect(sums(after.ledger, 'badLuck')).toEqual({ p2: -50000 });
    expect(after.state.purses.p2?.notes).toEqual([]);
    const before = lastDie(
      table(3, ['bad-luck'], { dice, pairs, purses: { p2: { chips: 0 } }, options: { badLuck: 'before' } }),
      'p3',
      6
    );
    expect(sums(before.ledger, 'badLuck')).toEqual({ p2: 0 });
    expect(before.state.purses.p2?.notes).toHaveLength(1);
  });
});
