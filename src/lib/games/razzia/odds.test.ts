import { expect, test } from 'vitest';
import { oddsOf } from './odds';

test('4.8 Udo with 3 against Claudia with 4: 15 of 36 throws, five of them ties, of $55,000', () => {
  const claudia = { player: 'p1', kind: 'raid', value: 4 } as const;
  const udo = { player: 'p2', kind: 'raid', value: 3 } as const;
  expect(oddsOf(claudia, udo, [25000, 10000, 20000])).toEqual({
    of: 36,
    challenger: 15,
    proposer: 21,
    ties: 5,
    worth: 22917
  });
});
