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
    const [firstNumber = 1, secondNumber] = numbersText.split('/').map(Number) as Face[];
    return {
      numbers: secondNumber === undefined ? [firstNumber] : [firstNumber, secondNumber],
      ...(counter === undefined ? {} : { counter: counter as Player })
    };
  });
}

/** Returns the options of p1, as "free 0 2, replaces 1". */
function allowedText(text: string, face: Face): string {
  const { freeSpaces, replaceableSpaces, isJoker } = allowedSpaces(spaces(text), 'p1', face);
  return `${isJoker ? 'joker ' : ''}free ${freeSpaces.join(' ')}, replaces ${replaceableSpaces.join(' ')}`;
}

describe('the spaces for a number', () => {
  test.each([
    ['3.1 a free space with the number is taken', '1, 2, 3', 2, 'free 1, replaces '],
    ['3.1 no counter is replaced while a space is free', '2 p2, 2, 3', 2, 'free 1, replaces '],
    ['3.2 a space with two numbers can be taken with either', '1/2, 3/4, 5/6', 4, 'free 1, replaces '],
    ['3.2 two free spaces leave a choice', '1, 1/2, 3', 1, 'free 0 1, replaces '],
    [
      '3.3 if no space is free, another player’s counter is replaced',
      '2 p2, 1/2 p3, 3',
      2,
      'free , replaces 0 1'
    ],
    [
      '3.4 if all counters there are the player’s own, nothing happens',
      '2 p1, 2 p1, 3',
      2,
      'free , replaces '
    ],
    ['3.5 a 6 that no space shows can be placed anywhere', '1, 2 p2, 3 p1', 6, 'joker free 0, replaces 1'],
    ['3.6 a 5/6 space counts as a space for a 6', '1, 2, 5/6', 6, 'free 2, replaces '],
    [
      '3.7 a 6 is no joker if the player’s own counter is on the only 6',
      '1, 2 p2, 6 p1',
      6,
      'free , replaces '
    ],
    ['3.8 a number that the table does not have places nothing', '1, 2, 6', 4, 'free , replaces '],
    ['3.9 only another player’s counter can be replaced', '2 p1, 2 p2, 3', 2, 'free , replaces 1']
  ] as const)('%s', (_, spacesText, face, expected) => {
    expect(allowedText(spacesText, face)).toBe(expected);
  });
});

describe('the refusal of a choice', () => {
  test.each([
    ['3.1 a free space with the number is allowed', '1, 2, 3', 2, 1, []],
    ['3.1 a space with another number is refused', '1 p1, 2, 3', 2, 0, ['number']],
    ['3.1 a taken space is refused while another is free', '2 p2, 2, 3', 2, 0, ['free-first']],
    ['3.9 replacing the player’s own counter is refused', '2 p1, 2 p2, 3', 2, 0, ['own']],
    [
      '3.9 replacing the player’s own counter while a space is free breaks two rules',
      '2 p1, 2, 3',
      2,
      0,
      ['free-first', 'own']
    ],
    ['3.5 a joker may replace a counter while a space is free', '1 p2, 2, 3', 6, 0, []],
    ['3.5 a joker cannot replace the player’s own counter', '1 p1, 2, 3', 6, 0, ['own']],
    ['3.10 placing nothing is refused if a space is free', '1, 2, 3', 2, undefined, ['must-place']],
    [
      '3.10 placing nothing is refused if a counter could be replaced',
      '2 p2, 1, 3',
      2,
      undefined,
      ['must-place']
    ],
    ['3.4 placing nothing is allowed if nothing can be placed', '2 p1, 1, 3', 2, undefined, []],
    ['3.8 placing nothing is allowed for a number that the table does not have', '1, 2, 6', 4, undefined, []]
  ] as const)('%s', (_, spacesText, face, space, expected) => {
    expect(faultsOf(spaces(spacesText), 'p1', face, space)).toEqual(expected);
  });

  test('3.10 by house rule jokers and replacing are optional, but a free space with the number must be taken', () => {
    expect(faultsOf(spaces('2 p2, 1, 3'), 'p1', 2, undefined, 'may')).toEqual([]);
    expect(faultsOf(spaces('1, 2, 3'), 'p1', 6, undefined, 'may')).toEqual([]);
    expect(faultsOf(spaces('1, 2, 3'), 'p1', 2, undefined, 'may')).toEqual(['must-place']);
  });
});

describe('the preview of a space', () => {
  const changes = (counters: Counters, table: number): readonly VegasChange[] =>
    rules.view(position({ pawns: { p1: table }, counters: { [table]: counters } })).changes;

  test('3.1 a free space shows the new number of counters, and who would then win the table', () => {
    // Table 0 has 1 to 6; p2 is on 1 and 2, p1 on 5.
    const foundChanges = changes({ 0: 'p2', 1: 'p2', 4: 'p1' }, 0);
    expect(foundChanges.find(({ space }) => space === 2)).toEqual({ space: 2, count: 2, winner: 'p2' });
    expect(foundChanges.map(({ space }) => space)).toEqual([0, 1, 2, 3, 5]);
  });

  test('3.3 replacing a counter leaves its owner one fewer', () => {
    const foundChanges = changes({ 0: 'p2', 1: 'p2', 4: 'p1' }, 0);
    expect(foundChanges.find(({ space }) => space === 0)).toEqual({ space: 0, count: 2, winner: 'p1' });
  });

  test('6.5 no one would win if the lowest numbers are equal too', () => {
    // Table 2 shows 1 to 5 twice: each player would have a 1.
    expect(changes({ 0: 'p2' }, 2).find(({ space }) => space === 5)).toEqual({ space: 5, count: 1 });
  });
});
