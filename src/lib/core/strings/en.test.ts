import { describe, expect, test } from 'vitest';
import { joinWithOr, joinWithCommas, numberWord, joinWithAnd, plural, possessive } from './en';

describe('words', () => {
  test.each([
    [[], ''],
    [['Anna'], 'Anna'],
    [['Anna', 'Ben'], 'Anna and Ben'],
    [['Anna', 'Ben', 'Carla'], 'Anna, Ben and Carla']
  ])('%j are listed as “%s”', (items, sentence) => {
    expect(joinWithAnd(items)).toBe(sentence);
  });

  test.each([
    [['Anna'], 'Anna'],
    [['Anna', 'Ben'], 'Anna or Ben'],
    [['Anna', 'Ben', 'Carla'], 'Anna, Ben or Carla']
  ])('one of %j is “%s”', (items, sentence) => {
    expect(joinWithOr(items)).toBe(sentence);
  });

  test.each([
    [[], ''],
    [['$30,000'], '$30,000'],
    [['Anna', 'Ben', 'Carla'], 'Anna, Ben, Carla']
  ])('%j stand in a row as “%s”', (items, row) => {
    expect(joinWithCommas(items)).toBe(row);
  });

  test.each([
    [0, 'no'],
    [1, 'one'],
    [9, 'nine'],
    [10, '10'],
    [36, '36']
  ])('%i is said “%s”', (count, word) => {
    expect(numberWord(count)).toBe(word);
  });

  test('one is singular; zero and more are plural', () => {
    expect(plural(1, 'chip')).toBe('1 chip');
    expect(plural(2, 'chip')).toBe('2 chips');
    expect(plural(0, 'chip')).toBe('0 chips');
    expect(plural(2, 'die', 'dice')).toBe('2 dice');
    expect(plural(1489, 'chip')).toBe('1,489 chips');
  });

  test('every name gets ’s as its possessive, even if it ends in s', () => {
    expect(possessive('Anna')).toBe('Anna’s');
    expect(possessive('Boris')).toBe('Boris’s');
  });
});
