import { describe, expect, test } from 'vitest';
import type { Face } from '$lib/games/vegas/data';
import { allowedSpaces, faultsOf } from './placing';
import { position } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import type { VegasChange, Counters, Space } from '$lib/games/vegas/types';

type Player = 'p1' | 'p2' | 'p3';

function spaces(text: string): readonly Space[] {
  return text.split(', ').map((text) => {
    const [numbersText = '', counter] = text.split(' ');
    const [one = 1, other] = numbersText.split('/').map(Number) as Face[];
    return {
      numbers: other === undefined ? [one] : [one, other],
      ...(counter === undefined ? {} : { counter: counter as Player })
    };
  });
}

/** Returns the options of p1, as "free 0 2, replaces 1". */
function allowed(text: string, face: Face): string {
  const { free, replaces, joker } = allowedSpaces(spaces(text), 'p1', face);
  return `${joker ? 'joker ' : ''}free ${free.join(' ')}, replaces ${replaces.join(' ')}`;
}

describe('the choices of a number', () => {
  test.each([
    ['3.1 a free space with the number is taken', '1, 2, 3', 2, 'free 1, replaces '],
    ['3.1 while one is free no counter is replaced', '2 p2, 2, 3', 2, 'free 1, replaces '],
    ['3.2 a space with two numbers takes either', '1/2, 3/4, 5/6', 4, 'free 1, replaces '],
    ['3.2 two free spaces leave a choice', '1, 1/2, 3', 1, 'free 0 1, replaces '],
    ['3.3 with none free another player’s counter goes', '2 p2, 1/2 p3, 3', 2, 'free , replaces 0 1'],
    ['3.4 where all are the player’s own there is no benefit', '2 p1, 2 p1, 3', 2, 'free , replaces '],
    ['3.5 a 6 goes anywhere where no space shows it', '1, 2 p2, 3 p1', 6, 'joker free 0, replaces 1'],
    ['3.6 a space for 5 or 6 is a space for a 6', '1, 2, 5/6', 6, 'free 2, replaces '],
    ['3.7 a counter of one’s own on the only 6 leaves no joker', '1, 2 p2, 6 p1', 6, 'free , replaces '],
    ['3.8 a number that the table lacks places nothing', '1, 2, 6', 4, 'free , replaces '],
    ['3.9 of covered spaces only another player’s is replaced', '2 p1, 2 p2, 3', 2, 'free , replaces 1']
  ] as const)('%s', (_, written, face, expected) => {
    expect(allowed(written, face)).toBe(expected);
  });
});

describe('the refusal of a choice', () => {
  test.each([
    ['3.1 nothing', '1, 2, 3', 2, 1, []],
    ['3.1 another number, and that alone', '1 p1, 2, 3', 2, 0, ['number']],
    ['3.1 a covered space while one is free', '2 p2, 2, 3', 2, 0, ['free-first']],
    ['3.9 a counter of one’s own', '2 p1, 2 p2, 3', 2, 0, ['own']],
    ['3.9 a counter of one’s own while a space is free', '2 p1, 2, 3', 2, 0, ['free-first', 'own']],
    ['3.5 a joker need not go to a free space', '1 p2, 2, 3', 6, 0, []],
    ['3.5 a joker never replaces a counter of one’s own', '1 p1, 2, 3', 6, 0, ['own']],
    ['3.10 nothing placed though a space is free', '1, 2, 3', 2, undefined, ['must-place']],
    ['3.10 nothing placed though a counter could be replaced', '2 p2, 1, 3', 2, undefined, ['must-place']],
    ['3.4 nothing placed where nothing can be', '2 p1, 1, 3', 2, undefined, []],
    ['3.8 nothing placed for a number that the table lacks', '1, 2, 6', 4, undefined, []]
  ] as const)('%s', (_, written, face, space, expected) => {
    expect(faultsOf(spaces(written), 'p1', face, space)).toEqual(expected);
  });

  test('3.10 players may leave jokers and replacing open, never a free space with the number', () => {
    expect(faultsOf(spaces('2 p2, 1, 3'), 'p1', 2, undefined, 'may')).toEqual([]);
    expect(faultsOf(spaces('1, 2, 3'), 'p1', 6, undefined, 'may')).toEqual([]);
    expect(faultsOf(spaces('1, 2, 3'), 'p1', 2, undefined, 'may')).toEqual(['must-place']);
  });
});

describe('the effects of taking a space', () => {
  const changes = (counters: Counters, table: number): readonly VegasChange[] =>
    rules.view(position({ pawns: { p1: table }, counters: { [table]: counters } })).changes;

  test('3.1 a free space says how many counters there would be, and who would then win the table', () => {
    // Table 0 has 1 to 6; p2 is on 1 and 2, p1 on 5.
    const found = changes({ 0: 'p2', 1: 'p2', 4: 'p1' }, 0);
    expect(found.find(({ space }) => space === 2)).toEqual({ space: 2, count: 2, winner: 'p2' });
    expect(found.map(({ space }) => space)).toEqual([0, 1, 2, 3, 5]);
  });

  test('3.3 a counter that goes leaves its owner one fewer', () => {
    const found = changes({ 0: 'p2', 1: 'p2', 4: 'p1' }, 0);
    expect(found.find(({ space }) => space === 0)).toEqual({ space: 0, count: 2, winner: 'p1' });
  });

  test('6.5 if both would be equally low, no one would win it', () => {
    // Table 2 shows 1 to 5 twice: each player would have a 1.
    expect(changes({ 0: 'p2' }, 2).find(({ space }) => space === 5)).toEqual({ space: 5, count: 1 });
  });
});
