import { expect, test } from 'vitest';
import { withExactDice } from '$lib/games/las-vegas/state/view';
import { tieCaptions } from './captions';
import { previewCount } from './previews';

const names = (player: string): string => ({ p1: 'Anna', p2: 'Ben' })[player] ?? player;

test('4.2 tied players are named in one line', () => {
  const casino = withExactDice(1, [40000, 30000], { p1: { small: 3, big: 0 }, p2: { small: 1, big: 1 } });
  expect(tieCaptions(casino, names)).toMatchObject([
    {
      sentence: 'Anna and Ben (1 small die and the big one) tie with 3 each. Both are out.',
      why: { rule: '4.2' }
    }
  ]);
});

test('5.2 dice without an owner are named last, even if they were placed before the count', () => {
  const casino = withExactDice(1, [40000, 30000], { neutral: { small: 3, big: 0 } });
  const casinoPreview = previewCount(casino, {
    p1: { small: [3, 0, 0, 0, 0, 0] },
    p2: { small: [3, 0, 0, 0, 0, 0] }
  });
  expect(tieCaptions(casinoPreview, names).map(({ sentence }) => sentence)).toEqual([
    'Anna, Ben and the neutral player tie with 3 each. All are out.'
  ]);
});
