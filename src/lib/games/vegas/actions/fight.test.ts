import { expect, test } from 'vitest';
import { settleDuel, remainingOwner } from './fight';

test.each([
  ['8.3 two hearts beat one', 2, 1, 'p1'],
  ['8.3 one heart loses to two', 1, 2, 'p2'],
  ['8.3 three hearts beat two', 3, 2, 'p1'],
  ['8.3 two hearts lose to three', 2, 3, 'p2'],
  ['8.3 one heart beats three', 1, 3, 'p1'],
  ['8.3 three hearts lose to one', 3, 1, 'p2'],
  ['8.4 with one heart each, both counters go back', 1, 1, undefined],
  ['8.4 with two hearts each, both counters go back', 2, 2, undefined],
  ['8.5 with three hearts each, the defender stays', 3, 3, 'p2']
] as const)('%s', (title, a, b, remainingPlayer) => {
  const why = settleDuel({ challenger: 'p1', defender: 'p2', hearts: [a, b] });
  expect([why.rule, remainingOwner(why)]).toEqual([title.slice(0, 3), remainingPlayer]);
});
