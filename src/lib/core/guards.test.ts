import { expect, test } from 'vitest';
import { isCount, isListOf, isObject, isPlayer, isRecordOf, isSameFact } from './guards';

test('a count is a whole number, 0 or more', () => {
  for (const count of [0, 1, 7, 90]) expect(isCount(count)).toBe(true);
  for (const invalidValue of [-1, 0.5, NaN, Infinity, 2 ** 53, '3', null, undefined, [3], {}])
    expect(isCount(invalidValue)).toBe(false);
});

test('neither a list nor null is an object', () => {
  expect(isObject({})).toBe(true);
  for (const nonObject of [[], null, undefined, 'x', 3]) expect(isObject(nonObject)).toBe(false);
});

test('one invalid value invalidates a list or a record', () => {
  expect(isListOf([1, 2, 0], isCount)).toBe(true);
  expect(isListOf([1, 2, -1], isCount)).toBe(false);
  expect(isListOf({ 0: 1 }, isCount)).toBe(false);
  expect(isRecordOf({ p1: 2, p8: 0 }, isPlayer, isCount)).toBe(true);
  expect(isRecordOf({ p1: 2, p9: 0 }, isPlayer, isCount)).toBe(false);
  expect(isRecordOf({ p1: 2, p2: 1.5 }, isPlayer, isCount)).toBe(false);
  expect(isRecordOf([], isPlayer, isCount)).toBe(false);
});

test.each([
  [{ code: 'tied', own: { small: 1, big: 0 } }, { own: { big: 0, small: 1 }, code: 'tied' }, true],
  [{ code: 'tied', own: { small: 1 } }, { code: 'tied', own: { small: 2 } }, false],
  [{ faces: [1, 2] }, { faces: [2, 1] }, false],
  [{ faces: [1] }, { faces: [1, 1] }, false],
  [{ one: 1 }, { one: 1, other: undefined }, false],
  [[1], { 0: 1 }, false],
  [7, 7, true]
])('%j and %j mean the same: %s', (a, b, isSame) => {
  expect(isSameFact(a, b)).toBe(isSame);
});
