import { seated } from '$lib/games/las-vegas/fixtures/sitting';
import { describe, expect, test } from 'vitest';
import {
  again,
  complete,
  countTyped,
  diceCounted,
  notesTyped,
  pairing,
  placingTyped,
  refuseCounted,
  refuseNote,
  refuseStep,
  rollTyped,
  shown
} from './draft';
import { rules } from '$lib/games/las-vegas/rules';
import type { Face, Move, State, Tap } from '$lib/games/las-vegas/types';

const PAIRS: Extract<Move, { type: 'deal' }>['pairs'] = [
  [30000, 40000],
  [50000, 50000],
  [60000, 70000],
  [80000, 80000],
  [90000, 80000],
  [100000, 90000]
];

function table(depth: 'turns' | 'rounds', seats = 3): State {
  return seated(seats, { depth }).state;
}

function dealt(depth: 'turns' | 'rounds', seats = 3): State {
  return rules.play(table(depth, seats), { type: 'deal', pairs: PAIRS }).state;
}

function asked(state: State, id: string): ReturnType<typeof rules.asks>[number] {
  return rules.asks(state).find((ask) => ask.id === id)!;
}

const notes = (values: readonly number[]): readonly Tap[] => values.map((value) => ({ tap: 'note', value }));
const small = (faces: readonly Face[]): readonly Tap[] =>
  faces.map((face) => ({ tap: 'die', die: 'small', face }));

describe('notes', () => {
  test('the twelfth note is the deal', () => {
    const ask = asked(table('turns'), 'deal');
    const values = PAIRS.flat();
    expect(complete(ask, notes(values.slice(0, 11)))).toBeUndefined();
    expect(complete(ask, notes(values))).toEqual({ type: 'deal', pairs: PAIRS });
  });

  test('2.2 pairs lie in the order of their casinos while they are typed', () => {
    expect(pairing([])).toEqual({ pairs: [] });
    expect(pairing(notes([90000]))).toEqual({ pairs: [], waiting: 90000 });
    const typed = [70000, 90000, 30000, 40000, 100000, 60000, 50000];
    expect(pairing(notes(typed))).toEqual({
      pairs: [
        [40000, 30000],
        [90000, 70000],
        [100000, 60000]
      ],
      waiting: 50000
    });
  });

  test('2.2 a deal that is taken back shows its pairs, and the note whose other one is to be told', () => {
    expect(pairing(again({ type: 'deal', pairs: PAIRS }))).toEqual({
      pairs: [
        [40000, 30000],
        [50000, 50000],
        [70000, 60000],
        [80000, 80000],
        [90000, 80000]
      ],
      waiting: 100000
    });
  });

  test('2.3 a note of which all were seen cannot be turned up', () => {
    const { unseen } = rules.view(table('turns'));
    expect(refuseNote(unseen, notes(Array<number>(6).fill(100000)), 100000)).toBeUndefined();
    expect(refuseNote(unseen, notes(Array<number>(7).fill(100000)), 100000)).toMatchObject({
      code: 'notInPile',
      value: 100000
    });
    expect(refuseNote(unseen, notes(Array<number>(7).fill(100000)), 90000)).toBeUndefined();
  });

  test('what an older draft calls typed is what lies on the table', () => {
    expect(shown([{ tap: 'show', show: 'typed' }])).toBe('table');
    expect(shown([{ tap: 'show', show: 'app' }])).toBe('app');
  });

  test('a deal that is taken back leaves all but its last note', () => {
    const draft = again({ type: 'deal', pairs: PAIRS });
    expect(notesTyped(draft)).toEqual(PAIRS.flat().slice(0, 11));
    expect(shown(draft)).toBe('table');
    expect(complete(asked(table('turns'), 'deal'), [...draft, ...notes([90000])])).toEqual({
      type: 'deal',
      pairs: PAIRS
    });
  });
});

describe('dice', () => {
  test('a roll is complete with its last die, the big one in any place', () => {
    const ask = asked(dealt('turns'), 'roll');
    const big: Tap = { tap: 'die', die: 'big', face: 5 };
    expect(complete(ask, small([1, 1, 2, 3, 4, 6, 6]))).toBeUndefined();
    expect(complete(ask, [big, ...small([1, 1, 2, 3, 4, 6])])).toBeUndefined();
    expect(complete(ask, [big, ...small([1, 1, 2, 3, 4, 6, 6])])).toEqual({
      type: 'roll',
      dice: [1, 1, 2, 3, 4, 6, 6],
      big: 5
    });
  });

  test('the big die can be tapped again', () => {
    const draft: readonly Tap[] = [
      { tap: 'die', die: 'big', face: 5 },
      { tap: 'die', die: 'big', face: 2 }
    ];
    expect(rollTyped(draft)).toEqual({ dice: [], big: 2 });
  });

  test('the neutral dice are a roll too', () => {
    const ask = asked(dealt('turns', 2), 'neutral');
    const draft: readonly Tap[] = [...small([1, 2, 3, 4, 5, 6, 6]), { tap: 'die', die: 'big', face: 1 }];
    expect(complete(ask, draft)).toMatchObject({ type: 'neutral', big: 1 });
  });

  test('another number leaves the big die out again', () => {
    const draft: readonly Tap[] = [
      { tap: 'face', face: 3 },
      { tap: 'big', face: 3, on: true }
    ];
    expect(placingTyped(draft)).toEqual({ face: 3, big: true });
    expect(placingTyped([...draft, { tap: 'face', face: 4 }])).toEqual({ face: 4, big: false });
    expect(placingTyped([])).toEqual({ big: false });
  });
});

describe('the count of a round', () => {
  const view = rules.view(dealt('rounds'));
  const all: readonly Tap[] = view.seats.flatMap((who): readonly Tap[] => [
    { tap: 'step', who, casino: 1, small: 4 },
    { tap: 'step', who, casino: 6, small: 3 },
    { tap: 'bigAt', who, casino: 2, on: true }
  ]);

  test('everybody begins with no dice placed and all chips left', () => {
    const counted = countTyped(view, []);
    expect(counted.chips).toEqual({ p1: 2, p2: 2, p3: 2 });
    expect(diceCounted(counted.dice.p1)).toBe(0);
  });

  test('a full count with its chips is a move that the rules take', () => {
    const counted = countTyped(view, [...all, { tap: 'chips', player: 'p2', chips: 0 }]);
    expect(counted.dice.p3).toEqual({ small: [4, 0, 0, 0, 0, 3], big: 2 });
    expect(refuseCounted(counted)).toEqual([]);
    expect(rules.refuse(dealt('rounds'), { type: 'count', ...counted })).toBeUndefined();
  });

  test('7.2 whoever is short is named', () => {
    const counted = countTyped(view, [...all, { tap: 'step', who: 'p2', casino: 6, small: 1 }]);
    expect(refuseCounted(counted)).toEqual([
      { code: 'short', rule: '7.2', who: 'p2', small: 5, big: 1, missing: { small: 2, big: 0 } }
    ]);
  });

  test('7.2 an eighth small die lies nowhere', () => {
    const counted = countTyped(view, all);
    expect(refuseStep('p1', counted.dice.p1)).toMatchObject({ code: 'over', who: 'p1', small: 8 });
    expect(refuseStep('p1', countTyped(view, []).dice.p1)).toBeUndefined();
  });

  test('the big die lies in one place, and can be taken away from there', () => {
    const moved = countTyped(view, [...all, { tap: 'bigAt', who: 'p1', casino: 5, on: true }]);
    expect(moved.dice.p1?.big).toBe(5);
    const away = countTyped(view, [...all, { tap: 'bigAt', who: 'p1', casino: 2, on: false }]);
    expect(away.dice.p1?.big).toBeUndefined();
  });

  test('with two players the neutral colour is counted, unless it lies there already', () => {
    const before = dealt('rounds', 2);
    expect(Object.keys(countTyped(rules.view(before), []).dice)).toEqual(['p1', 'p2', 'neutral']);
    const rolled: Move = { type: 'neutral', dice: [1, 2, 3, 4, 5, 6, 6], big: 1 };
    const after = rules.play(before, rolled).state;
    expect(Object.keys(countTyped(rules.view(after), []).dice)).toEqual(['p1', 'p2']);
  });

  test('a count that is taken back stands again, to be corrected', () => {
    const counted = countTyped(view, all);
    const draft = again({ type: 'count', ...counted });
    expect(countTyped(view, draft)).toEqual(counted);
    expect(shown(draft)).toBe('chips');
    const corrected = countTyped(view, [...draft, { tap: 'step', who: 'p1', casino: 1, small: 3 }]);
    expect(corrected.dice.p1?.small[0]).toBe(3);
  });
});

test('nothing is typed twice that two taps bring back', () => {
  expect(again({ type: 'place', face: 3, small: 2, big: 1 })).toEqual([]);
});
