import { describe, expect, test } from 'vitest';
import {
  askIds,
  diceInHand,
  piecesOnTile,
  offeredMoves,
  payoutPostings,
  sums,
  table,
  tile
} from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { Dice } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';

function withBar(testMatch: TestMatch, bar: Readonly<Partial<Record<PlayerId, Dice>>>): TestMatch {
  const royale = testMatch.state.royale!;
  const tiles = royale.tiles.map((tile) => (tile.tile === 'knockout' ? { ...tile, live: { bar } } : tile));
  return { ...testMatch, state: { ...testMatch.state, royale: { ...royale, tiles } } };
}

const oneSmallDie = { small: 1, big: 0 };
const twoSmallDice = { small: 2, big: 0 };

describe('Knockout?', () => {
  test('18.1 each opponent puts a die in the bar, except players who have two there or none in hand', () => {
    const initialMatch = table(4, ['knockout'], { diceInHand: { p1: '3', p2: '4', p3: '0', p4: '3' } });
    const next = matchAfter(
      withBar(initialMatch, { p1: oneSmallDie, p3: oneSmallDie, p4: twoSmallDice }),
      placeMove(1, 1)
    );
    expect(piecesOnTile(next, 'knockout')).toEqual({
      bar: { p2: oneSmallDie, p3: oneSmallDie, p4: twoSmallDice }
    });
    expect(['p1', 'p2', 'p3', 'p4'].map((player) => diceInHand(next, player as PlayerId))).toEqual([
      '3+0',
      '3+0',
      '0+0',
      '3+0'
    ]);
  });

  test('18.4 the opponent chooses the die, and the big die counts as one of two', () => {
    const afterActivation = matchAfter(
      table(2, ['knockout'], { diceInHand: { p2: '2+B' } }),
      placeMove(1, 1)
    );
    expect(rules.asks(afterActivation.state)).toMatchObject([{ id: 'knockout give', for: 'p2' }]);
    expect(offeredMoves(afterActivation, 'knockout give').allowedMoves).toHaveLength(2);
    const afterBigDie = matchAfter(
      afterActivation,
      tile('knockout', { do: 'give', player: 'p2', size: 'big' })
    );
    expect(piecesOnTile(afterBigDie, 'knockout')).toEqual({ bar: { p2: { small: 0, big: 1 } } });
    const fullBarMatch = matchAfter(
      withBar(table(2, ['knockout']), { p2: { small: 1, big: 1 } }),
      placeMove(1, 1)
    );
    expect(askIds(fullBarMatch)).toContain('roll');
  });

  test('18.4 all opponents with a choice are asked together, with the same result as one by one', () => {
    const diceInHand = { p2: '2+B', p3: '3', p4: '1+B' };
    const afterActivation = matchAfter(table(4, ['knockout'], { diceInHand }), placeMove(1, 1));
    expect(rules.asks(afterActivation.state)).toMatchObject([
      { id: 'knockout together', for: ['p2', 'p4'] },
      { id: 'knockout give', for: 'p2' }
    ]);
    expect(offeredMoves(afterActivation, 'knockout together').allowedMoves).toHaveLength(4);
    const afterBoth = matchAfter(
      afterActivation,
      tile('knockout', { do: 'together', sizes: { p2: 'big', p4: 'small' } })
    );
    expect(piecesOnTile(afterBoth, 'knockout')).toEqual({
      bar: { p2: { small: 0, big: 1 }, p3: oneSmallDie, p4: oneSmallDie }
    });
    const oneByOneMatch = matchAfter(
      afterActivation,
      tile('knockout', { do: 'give', player: 'p2', size: 'big' }),
      tile('knockout', { do: 'give', player: 'p4', size: 'small' })
    );
    expect(oneByOneMatch.state).toEqual(afterBoth.state);
    expect(oneByOneMatch.ledger).toEqual(afterBoth.ledger);
  });

  test('18.5 the player’s own dice come back first, then the opponents put theirs clockwise', () => {
    const initialMatch = table(2, ['knockout'], { diceInHand: { p1: '1', p2: '2' } });
    const next = matchAfter(withBar(initialMatch, { p1: twoSmallDice }), placeMove(1, 1));
    expect(next.ledger.map(({ why }) => why.code)).toEqual(['knockoutBack', 'knockedOut']);
    expect(diceInHand(next, 'p1')).toBe('2+0');
  });

  test('18.3 dice in the bar do not count, and a player with no other dice is out', () => {
    const initialMatch = table(3, ['knockout'], { dice: { 1: { p3: '1' } }, diceInHand: { p2: 'B' } });
    const next = matchAfter(
      withBar(initialMatch, { p2: oneSmallDie }),
      placeMove(1, 1),
      tile('knockout', { do: 'give', player: 'p3', size: 'small' })
    );
    expect(piecesOnTile(next, 'knockout')).toMatchObject({ bar: { p2: { small: 1, big: 1 } } });
    expect(next.state.turn).toBe('p3');
    expect(sums(payoutPostings(next), 'most', 'second', 'third', 'tied')).not.toHaveProperty('p2');
  });

  test('18.2 all dice of the player come out of the bar, and those of opponents stay', () => {
    const initialMatch = table(2, ['knockout'], { diceInHand: { p1: '1', p2: '0' } });
    const next = matchAfter(
      withBar(initialMatch, { p1: { small: 1, big: 1 }, p2: twoSmallDice }),
      placeMove(1, 1)
    );
    expect(piecesOnTile(next, 'knockout')).toEqual({ bar: { p2: twoSmallDice } });
    expect(diceInHand(next, 'p1')).toBe('1+1');
    expect(next.ledger.map(({ why }) => [why.code, why.rule])).toEqual([['knockoutBack', '18.2']]);
  });

  test('18.6 a player with dice only in the bar is out until one is returned', () => {
    const initialMatch = table(2, ['knockout'], { diceInHand: { p1: '2', p2: '0' } });
    const onlyPlayerMatch = matchAfter(withBar(initialMatch, { p2: oneSmallDie }), placeMove(2, 1));
    expect(onlyPlayerMatch.state.turn).toBe('p1');
  });
});
