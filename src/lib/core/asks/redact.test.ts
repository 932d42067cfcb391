import { describe, expect, test } from 'vitest';
import type { Ask } from './ask';
import { redactAsks } from './redact';

type CardAsk = Ask<{ type: string }, { code: string }>;

const openAsk: CardAsk = { id: 'put', kind: 'choose', choices: [{ move: { type: 'put' } }] };
const handAsk: CardAsk = {
  id: 'choose p2',
  for: 'p2',
  secret: true,
  kind: 'choose',
  choices: [{ move: { type: 'ace' } }]
};
const dealAsk: CardAsk = {
  id: 'hands',
  secret: true,
  kind: 'draw',
  from: 'cards',
  pool: { ace: 1 },
  count: 1
};

describe('redactAsks', () => {
  test('does not change a public ask', () => {
    expect(redactAsks([openAsk])).toEqual([openAsk]);
  });

  test('hides a secret from everyone and from other players', () => {
    expect(redactAsks([handAsk])).toEqual([{ ...handAsk, choices: [] }]);
    expect(redactAsks([handAsk], 'p1')).toEqual([{ ...handAsk, choices: [] }]);
  });

  test('shows a secret only to its owner', () => {
    expect(redactAsks([handAsk], 'p2')).toEqual([handAsk]);
  });

  test('hides a face-down draw from everyone, but keeps the count', () => {
    expect(redactAsks([dealAsk], 'p2')).toEqual([{ ...dealAsk, pool: {} }]);
  });
});
