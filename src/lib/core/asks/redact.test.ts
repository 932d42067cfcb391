import { describe, expect, test } from 'vitest';
import type { Ask } from './ask';
import { redactAsks } from './redact';

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

describe('redactAsks', () => {
  test('leaves what everyone may see', () => {
    expect(redactAsks([open])).toEqual([open]);
  });

  test('hides a secret from everyone and from other players', () => {
    expect(redactAsks([hand])).toEqual([{ ...hand, choices: [] }]);
    expect(redactAsks([hand], 'p1')).toEqual([{ ...hand, choices: [] }]);
  });

  test('shows a secret only to its owner', () => {
    expect(redactAsks([hand], 'p2')).toEqual([hand]);
  });

  test('hides a face-down draw from everyone, but keeps the count', () => {
    expect(redactAsks([deal], 'p2')).toEqual([{ ...deal, pool: {} }]);
  });
});
