import { describe, expect, test } from 'vitest';
import { placeLastDie, sums, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { ANY_NOTE, fineOf } from '$lib/games/las-vegas/tiles/shared/fine';

describe('Bad Luck', () => {
  test('14.1 everyone with the fewest dice pays, counted before tied dice are removed', () => {
    const initialMatch = table(3, ['bad-luck'], {
      dice: { 1: { p1: '2', p2: '2', p3: '3' } },
      purses: { p1: { notes: [50000] }, p2: { notes: [50000] }, p3: { notes: [50000] } }
    });
    expect(sums(placeLastDie(initialMatch, 'p3', 6).ledger, 'badLuck')).toEqual({ p1: -50000, p2: -50000 });
  });

  test('14.5 imaginary players do not pay', () => {
    const initialMatch = table(2, ['bad-luck'], {
      dice: { 1: { p1: '2', p2: '1+B', gray: '1' } },
      purses: { p1: { notes: [50000] } }
    });
    expect(sums(placeLastDie(initialMatch, 'p2', 6).ledger, 'badLuck')).toEqual({ p1: -50000 });
  });

  test('14.5 black dice of Prime Time count', () => {
    const initialMatch = table(2, ['bad-luck', 'prime-time'], {
      dice: { 1: { p1: '1', p2: '1' }, 2: { p1: '2' } },
      purses: { p1: { notes: [50000] }, p2: { notes: [50000] } }
    });
    const { ledger } = matchAfter(
      placeLastDie(initialMatch, 'p2', 6),
      tile('prime-time', { do: 'throw', dice: [1, 5] }),
      tile('prime-time', { do: 'place', faces: [1] })
    );
    expect(sums(ledger, 'badLuck')).toEqual({ p2: -50000 });
  });

  test.each([
    [
      '14.6 exactly $50,000',
      [50000, 60000],
      0,
      { rule: '14.1', notes: [50000], chips: 0, change: 0, over: 0, missing: 0 }
    ],
    [
      '14.6 one note as change',
      [60000, 70000],
      3,
      { rule: '14.2', notes: [60000, 70000], chips: 0, change: 80000, over: 0, missing: 0 }
    ],
    [
      '14.6 the smallest sum that can be changed',
      [90000, 80000],
      0,
      { rule: '14.6', notes: [80000], chips: 0, change: 30000, over: 0, missing: 0 }
    ],
    [
      '14.6 chips if the notes are not enough',
      [30000],
      5,
      { rule: '14.2', notes: [30000], chips: 2, change: 0, over: 0, missing: 0 }
    ],
    [
      '14.2 a player without enough money pays everything',
      [30000],
      1,
      { rule: '14.2', notes: [30000], chips: 1, change: 0, over: 0, missing: 10000 }
    ],
    [
      '14.3 the bank gives no change for a single $60,000 note',
      [60000],
      4,
      { rule: '14.3', notes: [60000], chips: 0, change: 0, over: 10000, missing: 0 }
    ]
  ])('%s', (_, notes, chips, expected) => {
    expect(fineOf(notes, chips)).toEqual(expected);
  });

  test.each([
    // Two $30,000 notes and two chips: one note and both chips make $50,000.
    ['14.6 by house rule chips are paid together with notes', [30000, 30000], 2, [30000], 2, '14.6'],
    ['14.6 but not if the chips are not enough', [30000, 30000], 1, [30000, 30000], 0, '14.3'],
    ['14.6 a $50,000 note is paid first', [30000, 50000], 2, [50000], 0, '14.1'],
    ['14.6 the higher note, and fewer chips', [30000, 40000, 90000], 5, [40000], 1, '14.6']
  ])('%s', (_, notes, chips, paidNotes, paidChips, rule) => {
    expect(fineOf(notes, chips, { ...ANY_NOTE, chipsBeside: true })).toMatchObject({
      rule,
      notes: paidNotes,
      chips: paidChips
    });
  });

  /** Only p1 has no dice at the casino of Bad Luck; the bank has these notes. */
  function chargedMatch(notes: readonly number[], bank: Readonly<Record<number, number>>): TestMatch {
    const initialMatch = table(2, ['bad-luck'], { dice: { 1: { p2: '1' } }, purses: { p1: { notes } } });
    const royale = { ...initialMatch.state.royale!, bank: { counted: true, notes: bank } };
    return placeLastDie({ ...initialMatch, state: { ...initialMatch.state, royale } }, 'p2', 6);
  }

  function reasonSummary({ ledger }: TestMatch): unknown {
    const why = ledger.find((posting) => posting.why.code === 'badLuck')?.why;
    return why?.code === 'badLuck' && [why.rule, why.notes, why.change, why.over];
  }

  test.each<[string, readonly number[], Readonly<Record<number, number>>, unknown]>([
    ['14.7 rather 100 with 50 back than 80 lost', [80000, 100000], { 50000: 1 }, ['14.7', 100000, 50000, 0]],
    [
      '14.2 with a $30,000 note in the bank it is 80',
      [80000, 100000],
      { 30000: 1 },
      ['14.2', 80000, 30000, 0]
    ],
    [
      '14.6 two notes, where each alone leaves 10 or 20',
      [60000, 70000],
      { 40000: 2 },
      ['14.2', 130000, 80000, 0]
    ],
    ['14.3 what no note can give back is lost', [80000], { 100000: 3 }, ['14.3', 80000, 0, 30000]],
    ['14.3 but no more than that', [100000], { 40000: 1, 60000: 2 }, ['14.3', 100000, 40000, 10000]]
  ])('%s', (_, notes, bank, expected) => {
    expect(reasonSummary(chargedMatch(notes, bank))).toEqual(expected);
  });

  test('8.19 what the bank owes a player is deducted from what the player cannot pay', () => {
    const initialMatch = table(2, ['bad-luck'], {
      dice: { 1: { p2: '1' } },
      purses: { p1: { notes: [30000], chips: 0 } }
    });
    const royale = {
      ...initialMatch.state.royale!,
      bank: { counted: true, notes: {} },
      debts: [{ player: 'p1', value: 60000 }] as const
    };
    const { ledger, state } = placeLastDie(
      { ...initialMatch, state: { ...initialMatch.state, royale } },
      'p2',
      6
    );
    expect(sums(ledger, 'badLuck')).toEqual({ p1: -30000 });
    expect(sums(ledger, 'debtSetOff')).toEqual({ p1: -20000 });
    expect(state.royale?.debts).toEqual([{ player: 'p1', value: 40000 }]);
  });

  test('14.3 by house rule the change is returned in notes', () => {
    const initialMatch = table(2, ['bad-luck'], {
      options: { badLuckChange: 'exact' },
      dice: { 1: { p2: '1' } },
      purses: { p1: { notes: [60000] } }
    });
    const { ledger, state } = placeLastDie(initialMatch, 'p2', 6);
    expect(sums(ledger, 'badLuck')).toEqual({ p1: -50000 });
    expect(state.purses.p1?.cash).toEqual([10000]);
  });

  test('14.4 players can pay with the money of the same round', () => {
    const pairs = [
      [30000, 30000],
      [30000, 40000],
      [40000, 40000],
      [50000, 40000],
      [60000, 60000],
      [100000, 70000]
    ] as const;
    const dice = { 1: { p1: '2', p3: '1' }, 4: { p2: '3', p1: '1' } } as const;
    const finishedMatch = placeLastDie(
      table(3, ['bad-luck'], { dice, pairs, purses: { p2: { chips: 0 } } }),
      'p3',
      6
    );
    expect(sums(finishedMatch.ledger, 'badLuck')).toEqual({ p2: -50000 });
    expect(finishedMatch.state.purses.p2?.notes).toEqual([]);
    const initialMatch = placeLastDie(
      table(3, ['bad-luck'], { dice, pairs, purses: { p2: { chips: 0 } }, options: { badLuck: 'before' } }),
      'p3',
      6
    );
    expect(sums(initialMatch.ledger, 'badLuck')).toEqual({ p2: 0 });
    expect(initialMatch.state.purses.p2?.notes).toHaveLength(1);
  });
});
