import { describe, expect, test } from 'vitest';
import { fitsAsks } from '$lib/core/asks/tap';
import { enteredCountsOf } from '$lib/core/asks/entered';
import { matchAfter, deal, newMatch, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import { olderTaps } from './older-taps';

const turns = matchAfter(newMatch(3), deal());
const roundsMatch = matchAfter(newMatch(3, { depth: 'rounds' }), deal());

/** Converts older taps to today's, and checks that each fits an ask of the match. */
function readTaps({ state }: TestMatch, ...taps: readonly object[]): ReturnType<typeof olderTaps> {
  const convertedTaps = olderTaps(taps, rules.view(state), rules.asks(state));
  expect(convertedTaps.filter((tap) => !fitsAsks(rules.asks(state), tap))).toEqual([]);
  return convertedTaps;
}

test('the notes turned up so far are restored, even those of an undone deal', () => {
  const piece = (value: string) => ({ ask: 'deal', kit: 'piece', from: 'notes', piece: value });
  expect(readTaps(newMatch(3), { tap: 'note', value: 30000 }, { tap: 'note', value: 100000 })).toEqual([
    piece('30000'),
    piece('100000')
  ]);
  expect(
    readTaps(newMatch(3), { tap: 'again', notes: [30000, 40000] }, { tap: 'note', value: 50000 })
  ).toEqual(['30000', '40000', '50000'].map(piece));
});

describe('a turn', () => {
  const pick = (part: string, value: string) => ({ ask: 'place', kit: 'pick', part, value });

  test('keeps the tapped number, with or without the big die', () => {
    const face = { tap: 'face', face: 3 };
    expect(readTaps(turns, face, { tap: 'big', face: 3, on: true })).toEqual([
      pick('face', '3'),
      pick('big', '3')
    ]);
    expect(readTaps(turns, face, { tap: 'big', face: 3, on: false })).toEqual([
      pick('face', '3'),
      pick('big', 'no')
    ]);
  });

  test('keeps all dice of a roll that is entered as a whole', () => {
    const taps = [
      { tap: 'show', show: 'rolled' },
      { tap: 'die', die: 'small', face: 2 },
      { tap: 'die', die: 'big', face: 6 }
    ];
    expect(readTaps(turns, ...taps)).toEqual([
      { ask: 'roll', kit: 'by', by: 'table' },
      { ask: 'roll', kit: 'die', face: 2 },
      { ask: 'roll', kit: 'die', face: 6, big: true }
    ]);
  });

  test('in a match for two starts with the neutral dice', () => {
    expect(
      readTaps(
        matchAfter(newMatch(2), deal()),
        { tap: 'show', show: 'typed' },
        { tap: 'die', die: 'small', face: 2 }
      )
    ).toEqual([
      { ask: 'neutral', kit: 'by', by: 'table' },
      { ask: 'neutral', kit: 'die', face: 2 }
    ]);
  });
});

describe('the count of a round', () => {
  const [ask] = rules.asks(roundsMatch.state).filter(({ id }) => id === 'count');
  const groups = ask?.kind === 'counts' ? ask.groups : [];

  test('keeps the counted dice and chips, using only the last tap for each count', () => {
    const taps = readTaps(
      roundsMatch,
      { tap: 'show', show: 'casino 1' },
      { tap: 'step', who: 'p1', casino: 1, small: 1 },
      { tap: 'step', who: 'p1', casino: 1, small: 2 },
      { tap: 'bigAt', who: 'p1', casino: 4, on: true },
      { tap: 'chips', player: 'p2', chips: 1 }
    );
    const counts = enteredCountsOf(taps, groups);
    expect(counts['p1 small']).toMatchObject({ 1: 2, 2: 0 });
    expect(counts['p1 big']).toMatchObject({ 4: 1, 1: 0 });
    expect(counts['chips']).toMatchObject({ p2: 1 });
  });

  test('is restored completely after an undo', () => {
    const dice = { p1: { small: [4, 0, 0, 0, 0, 3], big: 2 } };
    const counts = enteredCountsOf(readTaps(roundsMatch, { tap: 'again', dice, chips: { p1: 2 } }), groups);
    expect(counts['p1 small']).toEqual({ 1: 4, 2: 0, 3: 0, 4: 0, 5: 0, 6: 3 });
    expect(counts['p1 big']).toMatchObject({ 2: 1 });
    expect(counts['chips']).toMatchObject({ p1: 2 });
  });
});

test('today’s taps are kept, and unreadable ones are left out', () => {
  const faceTap = { ask: 'place', kit: 'pick', part: 'face', value: '4' };
  const unreadableTaps = [{ tap: 'face', face: 'six' }, { tap: 'wink' }, { tap: 'again', notes: ['x'] }, {}];
  expect(readTaps(turns, faceTap, ...unreadableTaps)).toEqual([faceTap]);
});
