import { expect, test } from 'vitest';
import { fightResult } from './fight';

test.each([
  ['8.3 two hearts beat one', 2, 1, 'challenger'],
  ['8.3 one heart loses to two', 1, 2, 'defender'],
  ['8.3 three hearts beat two', 3, 2, 'challenger'],
  ['8.3 two hearts lose to three', 2, 3, 'defender'],
  ['8.3 one heart beats three', 1, 3, 'challenger'],
  ['8.3 three hearts lose to one', 3, 1, 'defender'],
  ['8.4 one heart each: both leave', 1, 1, 'nobody'],
  ['8.4 two hearts each: both leave', 2, 2, 'nobody'],
  ['8.5 three hearts each: the defender stays', 3, 3, 'defender']
] as const)('%s', (_, challenger, defender, stays) => {
  expect(fightResult(challenger, defender)).toBe(stays);
});
