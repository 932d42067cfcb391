import { describe, expect, test } from 'vitest';
import type { Ask } from './ask';
import { coverAsks } from './cover';

type CardAsk = Ask<{ type: string }, { code: string }>;

const open: CardAsk = { id: 'put', kind: 'choose', choices: [{ move: { type: 'put' } }] };
const hand: CardAsk = {
  id: 'choose p2',
  for: 'p2',
  secret: true,
  kind: 'choose',
  choices: [{ move: { type: 'ace' } }]
};
const deal: CardAsk = { id: 'hands', secret: true, kind: 'draw', from: 'cards', pool: { ace: 1 }, count: 1 };

describe('coverAsks', () => {
  test('leaves what everybody may see', () => {
    expect(coverAsks([open])).toEqual([open]);
  });

  test('covers a secret from the table and from other players', () => {
    expect(coverAsks([hand])).toEqual([{ ...hand, choices: [] }]);
    expect(coverAsks([hand], 'p1')).toEqual([{ ...hand, choices: [] }]);
  });

  test('shows a secret to the one player whose it is', () => {
    expect(coverAsks([hand], 'p2')).toEqual([hand]);
  });

  test('covers what is drawn unseen from everybody, and keeps how many', () => {
    expect(coverAsks([deal], 'p2')).toEqual([{ ...deal, pool: {} }]);
  });
});
