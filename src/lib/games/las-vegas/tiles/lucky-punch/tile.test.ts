import { describe, expect, test } from 'vitest';
import { redactAsks } from '$lib/core';
import {
  askIds,
  piecesOnTile,
  offeredMoves,
  movedPieces,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove } from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { Tokens } from './tile';

const afterActivation = matchAfter(table(4, ['lucky-punch']), placeMove(1, 2));

function afterHiding(tokens: Tokens) {
  return matchAfter(afterActivation, tile('lucky-punch', { do: 'hide', tokens }));
}

describe('Lucky Punch', () => {
  test('9.1 the player who activates the tile hides one to three tokens, and the next seat guesses', () => {
    expect(askIds(afterActivation)).toEqual(['lucky-punch hide', 'lucky-punch told']);
    expect(rules.asks(afterActivation.state)[0]).toMatchObject({ for: 'p1', secret: true });
    expect(rules.asks(afterHiding(2).state)).toMatchObject([{ id: 'lucky-punch guess', for: 'p2' }]);
    expect(offeredMoves(afterHiding(2), 'lucky-punch guess').allowedMoves).toHaveLength(3);
  });

  test('9.1 four can be neither hidden nor guessed', () => {
    const moveWithFourTokens = { ...tile('lucky-punch', { do: 'hide', tokens: 1 }), tokens: 4 };
    expect(rules.refuse(afterActivation.state, moveWithFourTokens as never)).toMatchObject({
      code: 'notNow',
      wanted: 'tile'
    });
  });

  test('9.4 if the last seat hides tokens, the first one guesses, with or without dice', () => {
    const initialMatch = table(4, ['lucky-punch'], { diceInHand: { p1: '0' } });
    const lastTurnMatch = matchAfter(
      { ...initialMatch, state: { ...initialMatch.state, turn: 'p4' } },
      placeMove(1, 1)
    );
    const afterHiding = matchAfter(lastTurnMatch, tile('lucky-punch', { do: 'hide', tokens: 1 }));
    expect(rules.asks(afterHiding.state)).toMatchObject([{ for: 'p1' }]);
  });

  test('9.1 the number of hidden tokens is secret', () => {
    const [firstMatch, three] = [afterHiding(1), afterHiding(3)];
    expect(rules.view(firstMatch.state)).toEqual(rules.view(three.state));
    expect(redactAsks(rules.asks(firstMatch.state))).toEqual(redactAsks(rules.asks(three.state)));
    const move = tile('lucky-punch', { do: 'hide', tokens: 3 });
    expect(JSON.stringify(rules.logEventOf(afterActivation.state, move, three.state))).not.toContain('3');
  });

  test('9.2 a right guess pays nothing, with a line that says so', () => {
    const { ledger, state } = matchAfter(afterHiding(2), tile('lucky-punch', { do: 'guess', tokens: 2 }));
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
    const { ledger } = matchAfter(afterHiding(tokens), tile('lucky-punch', { do: 'guess', tokens: guess }));
    expect(movedPieces(ledger)).toEqual(pieces);
    const afterReveal = matchAfter(afterActivation, tile('lucky-punch', { do: 'told', held: tokens }));
    expect(movedPieces(afterReveal.ledger)).toEqual(pieces);
  });

  test('9.2 with real tokens only the outcome is entered', () => {
    expect(movedPieces(matchAfter(afterActivation, tile('lucky-punch', { do: 'told' })).ledger)).toEqual([]);
  });

  test('9.5 grey dice can serve as tokens: players still hide and guess one to three', () => {
    const gray = matchAfter(table(3, ['lucky-punch', 'block-it']), placeMove(1, 1));
    expect(offeredMoves(gray, 'lucky-punch hide').allowedMoves).toEqual(
      [1, 2, 3].map((tokens) => tile('lucky-punch', { do: 'hide', tokens: tokens as Tokens }))
    );
    expect(piecesOnTile(gray, 'block-it')).toEqual({ clusters: [1, 1, 2, 2, 3] });
  });
});
