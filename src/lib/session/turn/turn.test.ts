import { expect, test } from 'vitest';
import { playersToAnswer, turnOf } from './turn';

const roll = { id: 'roll', kind: 'dice', for: 'p2', small: 2 } as unknown as Parameters<typeof turnOf>[0][0];

test('the turn belongs to the only player who is asked', () => {
  expect(turnOf([roll, { ...roll, id: 'again' }])).toBe('p2');
});

test('an optional ask gives no one the turn', () => {
  expect(turnOf([roll, { ...roll, id: 'end', for: 'p3', optional: true }])).toBe('p2');
  expect(turnOf([{ ...roll, optional: true }])).toBeUndefined();
});

test('no one has the turn while several players answer together', () => {
  expect(turnOf([{ ...roll, for: ['p1', 'p3'] }])).toBeUndefined();
  expect(
    playersToAnswer([
      { ...roll, for: ['p1', 'p3'] },
      { ...roll, for: 'p1' }
    ])
  ).toEqual(['p1', 'p3']);
});

test('no one has the turn once the match has no more asks', () => {
  expect(turnOf([])).toBeUndefined();
});
