import { describe, expect, test } from 'vitest';
import type { Rulebook } from '$lib/core';
import { agreedOn, chosen, freeChoices, houseRule, isPrinted, settledIn } from './house-rule';

const table = houseRule({
  id: 'table',
  title: 'The table',
  rule: '1.1',
  choices: [
    { value: 'round', label: 'Is round' },
    { value: 'square', label: 'Is square' }
  ]
});
const one = houseRule({
  id: 'one',
  title: 'One bar',
  rule: '1.2',
  choices: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' }
  ]
});
const other = houseRule({ ...one, id: 'other', besides: 'one' });

test('what is settled is chosen, and everything else is the first', () => {
  expect(chosen([table, one], { table: 'square' })).toEqual({ table: 'square', one: 'a' });
  expect(chosen([table], {})).toEqual({ table: 'round' });
});

test('what a rule does not know is the first, whatever it is', () => {
  expect(chosen([table], { table: 'oval' })).toEqual({ table: 'round' });
  expect(chosen([table], { table: 7 })).toEqual({ table: 'round' });
});

test('two rules beside each other are never settled alike', () => {
  expect(chosen([one, other], {})).toEqual({ one: 'a', other: 'b' });
  expect(chosen([one, other], { one: 'b', other: 'b' })).toEqual({ one: 'b', other: 'a' });
  expect(freeChoices(other, { one: 'a' }).map(({ value }) => value)).toEqual(['b']);
});

describe('what a table has agreed on', () => {
  const rules = [
    houseRule({
      id: 'badLuck',
      title: 'Bad Luck is charged',
      rule: '14.4',
      choices: [
        { value: 'after', label: 'After everything is paid' },
        { value: 'before', label: 'Before any casino pays' }
      ]
    })
  ];

  test('is another choice than the first, under its paragraph', () => {
    expect(agreedOn('14.4', rules, { badLuck: 'before' })).toBe('Before any casino pays');
    expect(agreedOn('14.4', rules, { badLuck: 'after' })).toBeUndefined();
    expect(agreedOn('14.4', rules, {})).toBeUndefined();
    expect(agreedOn('14.3', rules, { badLuck: 'before' })).toBeUndefined();
  });

  test('is found in the options of a match, also among those of the game in the game', () => {
    const options = { first: 'p1', royale: { badLuck: 'before', tiles: 4 } };
    expect(settledIn(options)).toMatchObject({ first: 'p1', badLuck: 'before', tiles: '4' });
  });

  test('“as printed” stands only where every default is printed', () => {
    const book = (source: 'printed' | 'reading'): Rulebook => ({
      prefix: 'LV',
      chapters: [{ title: 'Bad Luck', paragraphs: [{ id: '14.4', title: 'When', text: 'Last.', source }] }]
    });
    expect(isPrinted(rules, book('printed'))).toBe(true);
    expect(isPrinted(rules, book('reading'))).toBe(false);
  });
});
