import { describe, expect, test } from 'vitest';
import { redactAsks } from '$lib/core';
import { askIds, live, offeredMoves, piecesMoved, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, place } from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { Tokens } from './tile';

const activated = after(table(4, ['lucky-punch']), place(1, 2));

function hidden(tokens: Tokens) {
  return after(activated, tile('lucky-punch', { do: 'hide', tokens }));
}

describe('Lucky Punch', () => {
  test('9.1 the player who activates it hides one to three tokens, and the next seat guesses', () => {
    expect(askIds(activated)).toEqual(['lucky-punch hide', 'lucky-punch told']);
    expect(rules.asks(activated.state)[0]).toMatchObject({ for: 'p1', secret: true });
    expect(rules.asks(hidden(2).state)).toMatchObject([{ id: 'lucky-punch guess', for: 'p2' }]);
    expect(offeredMoves(hidden(2), 'lucky-punch guess').open).toHaveLength(3);
  });

  test('9.1 four can be neither hidden nor guessed', () => {
    const four = { ...tile('lucky-punch', { do: 'hide', tokens: 1 }), tokens: 4 };
    expect(rules.refuse(activated.state, four as never)).toMatchObject({ code: 'notNow', wanted: 'tile' });
  });

  test('9.4 if the last seat hides tokens, the first one guesses, with or without dice', () => {
    const start = table(4, ['lucky-punch'], { left: { p1: '0' } });
    const last = after({ ...start, state: { ...start.state, turn: 'p4' } }, place(1, 1));
    const fist = after(last, tile('lucky-punch', { do: 'hide', tokens: 1 }));
    expect(rules.asks(fist.state)).toMatchObject([{ for: 'p1' }]);
  });

  test('9.1 the number of hidden tokens is secret', () => {
    const [first, three] = [hidden(1), hidden(3)];
    expect(rules.view(first.state)).toEqual(rules.view(three.state));
    expect(redactAsks(rules.asks(first.state))).toEqual(redactAsks(rules.asks(three.state)));
    const move = tile('lucky-punch', { do: 'hide', tokens: 3 });
    expect(JSON.stringify(rules.logEventOf(activated.state, move, three.state))).not.toContain('3');
  });

  test('9.2 a right guess pays nothing, with a line that says so', () => {
    const { ledger, state } = after(hidden(2), tile('lucky-punch', { do: 'guess', tokens: 2 }));
    expect(ledger).toEqual([
      {
        to: 'p1',
        value: 0,
        why: { code: 'luckyPunchGuessed', rule: '9.2', at: 1, player: 'p1', guesser: 'p2' }
      }
    ]);
    expect(state.turn).toBe('p2');
  });

  test.each<[string, Tokens, Tokens, readonly string[]]>([
    ['9.3 one token is 2 chips', 1, 2, ['chip 10000', 'chip 10000']],
    ['9.3 two tokens are $30,000', 2, 3, ['note 30000']],
    ['9.3 three tokens are $40,000', 3, 1, ['note 40000']]
  ])('%s', (_, tokens, guess, pieces) => {
    const { ledger } = after(hidden(tokens), tile('lucky-punch', { do: 'guess', tokens: guess }));
    expect(piecesMoved(ledger)).toEqual(pieces);
    const entered = after(activated, tile('lucky-punch', { do: 'told', held: tokens }));
    expect(piecesMoved(entered.ledger)).toEqual(pieces);
  });

  test('9.2 with real tokens only the outcome is entered', () => {
    expect(piecesMoved(after(activated, tile('lucky-punch', { do: 'told' })).ledger)).toEqual([]);
  });

  test('9.5 grey dice can serve as tokens: players still hide and guess one to three', () => {
    const gray = after(table(3, ['lucky-punch', 'block-it']), place(1, 1));
    expect(offeredMoves(gray, 'lucky-punch hide').open).toEqual(
      [1, 2, 3].map((tokens) => tile('lucky-punch', { do: 'hide', tokens: tokens as Tokens }))
    );
    expect(live(gray, 'block-it')).toEqual({ clusters: [1, 1, 2, 2, 3] });
  });
});
