import { describe, expect, test } from 'vitest';
import type { Rulebook } from '$lib/core';
import {
  replacingHouseRule,
  setRule,
  fillInHouseRules,
  freeChoices,
  houseRule,
  areNeedsMet,
  areAllPrinted,
  allSettings
} from './house-rule';

const table = houseRule({
  id: 'table',
  title: 'The table',
  rule: '1.1',
  choices: { round: 'Is round', square: 'Is square' }
});
const firstRule = houseRule({
  id: 'one',
  title: 'One bar',
  rule: '1.2',
  choices: { a: 'A', b: 'B' }
});
const secondRule = houseRule({ ...firstRule, id: 'other', choices: { a: 'A', b: 'B' }, differsFrom: 'one' });

test('a chosen value is used, and every other rule keeps its default', () => {
  expect(fillInHouseRules([table, firstRule], { table: 'square' })).toEqual({ table: 'square', one: 'a' });
  expect(fillInHouseRules([table], {})).toEqual({ table: 'round' });
});

test('an unknown value is replaced with the default', () => {
  expect(fillInHouseRules([table], { table: 'oval' })).toEqual({ table: 'round' });
  expect(fillInHouseRules([table], { table: 7 })).toEqual({ table: 'round' });
});

test('two paired rules never have the same value', () => {
  expect(fillInHouseRules([firstRule, secondRule], {})).toEqual({ one: 'a', other: 'b' });
  expect(fillInHouseRules([firstRule, secondRule], { one: 'b', other: 'b' })).toEqual({
    one: 'b',
    other: 'a'
  });
  expect(freeChoices(secondRule, { one: 'a' }).map(({ value }) => value)).toEqual(['b']);
});

describe('a house rule that replaces a paragraph', () => {
  const rules = [
    houseRule({
      id: 'badLuck',
      title: 'Bad Luck is charged',
      rule: '14.4',
      choices: { after: 'After everything is paid', before: 'Before any casino pays' }
    })
  ];

  test('is returned only for its own paragraph, and only if its default is not chosen', () => {
    expect(replacingHouseRule('14.4', rules, { badLuck: 'before' })).toBe('Before any casino pays');
    expect(replacingHouseRule('14.4', rules, { badLuck: 'after' })).toBeUndefined();
    expect(replacingHouseRule('14.4', rules, {})).toBeUndefined();
    expect(replacingHouseRule('14.3', rules, { badLuck: 'before' })).toBeUndefined();
  });

  test('is found in the options of a match, even in nested ones', () => {
    const options = { first: 'p1', royale: { badLuck: 'before', tiles: 4 } };
    expect(allSettings(options)).toMatchObject({ first: 'p1', badLuck: 'before', tiles: '4' });
  });

  test('“as printed” is shown only if every default is printed', () => {
    const rulebookOf = (text: { readonly book: string } | { readonly ours: string }): Rulebook => ({
      prefix: 'LV',
      chapters: [{ title: 'Bad Luck', paragraphs: { '14.4': { title: 'When', ...text } } }]
    });
    expect(areAllPrinted(rules, rulebookOf({ book: 'Last.' }))).toBe(true);
    expect(areAllPrinted(rules, rulebookOf({ ours: 'Last.' }))).toBe(false);
  });
});

describe('a printed variation', () => {
  const order = houseRule({
    id: 'order',
    title: 'Choosing cards',
    rule: '6.1',
    variation: true,
    choices: { atOnce: 'All at once', oneByOne: 'One at a time' }
  });
  const chipCards = houseRule({
    id: 'chipCards',
    title: 'Chip cards',
    rule: '7.8',
    variation: true,
    choices: {
      without: 'Stay in the box',
      turns: { label: 'Players take turns', needs: { order: ['oneByOne'] } },
      clockwise: { label: 'All choose at once', needs: { order: ['atOnce'] } }
    }
  });
  const rules = [order, chipCards];

  test('also selects the choices that it requires', () => {
    expect(setRule(rules, {}, 'chipCards', 'turns')).toEqual({ chipCards: 'turns', order: 'oneByOne' });
    expect(setRule(rules, {}, 'chipCards', 'clockwise')).toEqual({ chipCards: 'clockwise' });
  });

  test('returns to its default once a choice that it needs is no longer selected', () => {
    const chosenRules = { chipCards: 'turns', order: 'oneByOne' };
    expect(setRule(rules, chosenRules, 'order', 'atOnce')).toEqual({ chipCards: 'without', order: 'atOnce' });
    expect(setRule(rules, { chipCards: 'clockwise' }, 'order', 'oneByOne')).toEqual({
      chipCards: 'without',
      order: 'oneByOne'
    });
  });

  test('decides which house rules apply', () => {
    expect(areNeedsMet({ chipCards: ['turns', 'clockwise'] }, { chipCards: 'without' })).toBe(false);
    expect(areNeedsMet({ chipCards: ['turns', 'clockwise'] }, { chipCards: 'turns' })).toBe(true);
    expect(areNeedsMet(undefined, {})).toBe(true);
  });

  test('is not a house rule', () => {
    expect(replacingHouseRule('6.1', rules, { order: 'oneByOne' })).toBeUndefined();
  });
});
