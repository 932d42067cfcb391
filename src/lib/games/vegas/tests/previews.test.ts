import { expect, test } from 'vitest';
import { namesOf } from '$lib/core';
import { changeWords } from '$lib/games/vegas/strings/en/shared';

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' }
]);

test('a space says what a counter there would come to', () => {
  const change = { space: 2, count: 3 };
  expect(changeWords({ ...change, winner: 'p1' }, 'p1', names)).toBe(
    'Anna would then have 3 there and win it'
  );
  expect(changeWords({ ...change, winner: 'p2' }, 'p1', names)).toBe(
    'Anna would then have 3 there and Ben would win it'
  );
  expect(changeWords(change, 'p1', names)).toBe('Anna would then have 3 there and no one would win it');
});
